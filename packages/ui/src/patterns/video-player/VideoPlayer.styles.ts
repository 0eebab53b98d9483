import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.card.radius};
  background: ${token.color.ground.sunken};

  & > video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  & > video:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & > .wt-notice {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.sm};
    max-inline-size: 30em;
    padding: ${token.space.md};
    text-align: center;
    color: ${token.color.text.muted};
    line-height: ${token.font.lineHeight.ui};
  }
  & > .wt-resumed {
    position: absolute;
    inset-block-start: ${token.space.sm};
    inset-inline-start: ${token.space.sm};
    display: flex;
    align-items: center;
    max-inline-size: calc(100% - 2 * ${token.space.sm});
    padding: ${token.space.xxs} ${token.space.xxs} ${token.space.xxs} ${token.space.sm};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.inverse};
    color: ${token.color.text.onInverse};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
  }
  & > .wt-resumed > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    min-block-size: ${token.space.xl};
    padding-inline: ${token.space.xs};
    border-radius: ${token.radius.sm};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > .wt-resumed > .wt-dismiss {
    min-inline-size: ${token.space.xl};
  }
  & > .wt-resumed > button:focus-visible {
    outline-color: currentColor;
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
`;
