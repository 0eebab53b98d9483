import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** The place of a framed story; the frame inside keeps its true size and is scaled to fit. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  border: ${token.stroke.thin} solid ${token.color.border.strong};
  border-radius: ${token.radius.md};
  background: ${token.color.ground.surface};

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
