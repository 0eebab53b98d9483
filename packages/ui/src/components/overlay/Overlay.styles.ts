import { keyframes, styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/* What arrives is seen in its first frame; what leaves goes wholly. */
const arrive = keyframes`
  from { opacity: 0.25; }
`;
const leave = keyframes`
  to { opacity: 0; }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;
const settle = keyframes`
  from { transform: translateY(${token.space.md}); }
`;
const fromStart = keyframes`
  from { transform: translateX(-100%); }
`;
const fromEnd = keyframes`
  from { transform: translateX(100%); }
`;

export const Frame = styled.dialog`
  position: fixed;
  inset: 0;
  align-items: flex-end;
  justify-content: center;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${token.color.ground.scrim};
  color: ${token.color.text.default};
  font-size: ${token.font.size.body};
  outline: none;

  &[open] {
    display: flex;
    animation: ${arrive} ${token.motion.base} ${token.motion.ease};
  }
  &[data-exiting] {
    animation: ${leave} ${token.motion.fast} ${token.motion.ease} forwards;
  }
  &::backdrop {
    background: none;
  }
  & > .wt-surface {
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    max-block-size: 88dvh;
    overflow: hidden;
    border-radius: ${token.overlay.radius} ${token.overlay.radius} 0 0;
    background: ${token.color.ground.raised};
    box-shadow: ${token.shadow.overlay};
    animation: ${rise} ${token.motion.slow} ${token.motion.ease};
  }
  & > .wt-surface > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.space.sm} ${token.space.xs} ${token.space.lg};
  }
  & > .wt-surface > header > h2 {
    min-inline-size: 0;
    font-size: ${token.font.size.h5};
  }
  & > .wt-surface > .wt-body {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${token.space.xs} ${token.space.lg} ${token.space.lg};
  }
  & > .wt-surface > footer {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: flex-end;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.space.lg} calc(${token.space.md} + env(safe-area-inset-bottom));
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }

  &[data-placement='start'] {
    align-items: stretch;
    justify-content: flex-start;
  }
  &[data-placement='end'] {
    align-items: stretch;
    justify-content: flex-end;
  }
  &[data-placement='start'] > .wt-surface,
  &[data-placement='end'] > .wt-surface {
    inline-size: min(86%, ${token.overlay.drawer});
    max-block-size: none;
    border-radius: 0;
  }
  &[data-placement='start'] > .wt-surface {
    animation-name: ${fromStart};
  }
  &[data-placement='end'] > .wt-surface {
    animation-name: ${fromEnd};
  }

  @media ${media.tablet} {
    &[data-placement='centre'] {
      align-items: center;
      padding: ${token.space.lg};
    }
    &[data-placement='centre'] > .wt-surface {
      max-inline-size: ${token.overlay.width};
      border-radius: ${token.overlay.radius};
      animation-name: ${settle};
    }
    &[data-placement='centre'] > .wt-surface > footer {
      padding-block-end: ${token.space.md};
    }
  }
`;
