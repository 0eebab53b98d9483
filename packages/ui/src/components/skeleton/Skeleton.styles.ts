import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.span`
  display: block;
  animation: ${breathe} 1.6s ease-in-out infinite;

  & > i {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.skeleton};
  }
  &[data-shape='text'] > i {
    block-size: 0.8em;
    margin-block: calc((1lh - 0.8em) / 2);
  }
  &[data-shape='text'] > i:last-child:not(:first-child) {
    inline-size: 60%;
  }
  &[data-shape='cover'] {
    aspect-ratio: 16 / 9;
  }
  &[data-shape='cover'] > i {
    border-radius: ${token.radius.md};
  }
  &[data-shape='control'] {
    block-size: ${token.density.control.md};
  }
  &[data-shape='control'] > i {
    border-radius: ${token.button.radius};
  }
  &[data-shape='circle'] {
    inline-size: ${token.density.control.md};
    block-size: ${token.density.control.md};
  }
  &[data-shape='circle'] > i {
    border-radius: ${token.radius.full};
  }
`;
