import { keyframes, styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { transform: translateY(100%); }
`;
const settle = keyframes`
  from { opacity: 0; transform: translateY(${token.space.md}); }
`;
const fromStart = keyframes`
  from { transform: translateX(-100%); }
`;
const fromEnd = keyframes`
  from { transform: translateX(100%); }
`;

export const Frame = styled.div`
  position: fixed;
  z-index: ${token.z.overlay};
  inset: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  background: ${token.color.ground.scrim};
  color: ${token.color.text.default};
  font-size: ${token.font.size.body};

  &[data-entering] {
    animation: ${fade} ${token.motion.base} ${token.motion.ease};
  }
  &[data-exiting] {
    animation: ${fade} ${token.motion.fast} ${token.motion.ease} reverse;
  }
  & > .wt-surface {
    inline-size: 100%;
    max-block-size: 88dvh;
    overflow: hidden;
    border-radius: ${token.overlay.radius} ${token.overlay.radius} 0 0;
    background: ${token.color.ground.raised};
    box-shadow: ${token.shadow.overlay};
  }
  & > .wt-surface[data-entering] {
    animation: ${rise} ${token.motion.slow} ${token.motion.ease};
  }
  & .wt-dialog {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
    block-size: 100%;
    outline: none;
  }
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.space.sm} ${token.space.xs} ${token.space.lg};
  }
  & header > [slot='title'] {
    min-inline-size: 0;
    font-size: ${token.font.size.h5};
  }
  & .wt-body {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${token.space.xs} ${token.space.lg} ${token.space.lg};
  }
  & footer {
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
  &[data-placement='start'] > .wt-surface[data-entering] {
    animation-name: ${fromStart};
  }
  &[data-placement='end'] > .wt-surface[data-entering] {
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
    }
    &[data-placement='centre'] > .wt-surface[data-entering] {
      animation-name: ${settle};
    }
    &[data-placement='centre'] footer {
      padding-block-end: ${token.space.md};
    }
  }
`;
