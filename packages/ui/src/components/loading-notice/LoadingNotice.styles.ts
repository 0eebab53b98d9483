import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const appear = keyframes`
  to { visibility: visible; opacity: 1; }
`;
const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.sm};
  padding: ${token.space.lg} ${token.space.md};
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};
  text-align: center;
  visibility: hidden;
  opacity: 0;
  animation: ${appear} ${token.motion.base} ${token.motion.ease} 300ms forwards;

  & > .wt-line {
    inline-size: min(12rem, 60%);
    block-size: ${token.space.hair};
    overflow: hidden;
    border-radius: ${token.radius.full};
    background: ${token.color.ground.track};
  }
  & > .wt-line > i {
    display: block;
    inline-size: 30%;
    block-size: 100%;
    background: ${token.color.ground.primary};
    animation: ${run} 1.2s linear infinite;
  }
`;
