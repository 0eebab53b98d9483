import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Bubble = styled.span`
  position: fixed;
  z-index: ${token.z.overlay};
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(18rem, 90vw);
  padding: ${token.space.xxs} ${token.space.sm};
  border: 0;
  border-radius: ${token.radius.sm};
  background: ${token.color.ground.inverse};
  color: ${token.color.text.onInverse};
  font-size: ${token.font.size.small};
  font-weight: ${token.font.weight.regular};
  line-height: ${token.font.lineHeight.ui};
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;

  &:not([data-open]) {
    display: none;
  }
  &[data-open] {
    display: block;
    animation: ${appear} ${token.motion.fast} ${token.motion.ease};
  }
`;
