import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token.space.xs})); }
`;

export const Root = styled.div`
  position: fixed;
  z-index: ${token.z.toast};
  inset-block: calc(${token.space.md} + env(safe-area-inset-top)) auto;
  inset-inline: ${token.space.md};
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.xs};
  pointer-events: none;

  & > .wt-toast {
    pointer-events: auto;
    display: flex;
    align-items: flex-start;
    gap: ${token.space.xs};
    max-inline-size: min(100%, 32em);
    padding: ${token.space.sm} ${token.space.md};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.raised};
    color: ${token.color.text.default};
    box-shadow: ${token.shadow.overlay};
    line-height: ${token.font.lineHeight.ui};
    animation: ${arrive} ${token.motion.slow} ${token.motion.ease};
  }
  & .wt-words {
    flex: 1;
    min-inline-size: 0;
  }
  & .wt-shape {
    margin-block-start: ${token.space.hair};
    color: ${token.color.text.info};
  }
  & [data-tone='success'] .wt-shape {
    color: ${token.color.text.success};
  }
  & [data-tone='warning'] .wt-shape {
    color: ${token.color.text.warning};
  }
  & [data-tone='danger'] .wt-shape {
    color: ${token.color.text.danger};
  }
  & .wt-close {
    margin: calc(-1 * ${token.space.xxs}) calc(-1 * ${token.space.xs}) calc(-1 * ${token.space.xxs}) 0;
  }
`;
