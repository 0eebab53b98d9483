import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** `--wt-shell-bottom` is what the bottom bar takes; things that stick to the bottom stand above it. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  &[data-bottom-bar] {
    --wt-shell-bottom: calc(3.5rem + env(safe-area-inset-bottom));
    padding-block-end: var(--wt-shell-bottom);
  }
  @media ${media.tablet} {
    &[data-bottom-bar] {
      --wt-shell-bottom: 0;
      padding-block-end: 0;
    }
  }
  & > main {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${token.space.md} ${token.space.xxl};
  }
  & > .wt-skip {
    position: absolute;
    z-index: ${token.z.toast};
    inset-block-start: ${token.space.xs};
    inset-inline-start: ${token.space.xs};
    padding: ${token.space.xs} ${token.space.md};
    border-radius: ${token.button.radius};
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
    transform: translateY(-200%);
  }
  & > .wt-skip:focus {
    transform: none;
  }
  @media ${media.desk} {
    & > main {
      padding-block-start: ${token.space.lg};
    }
  }
`;
