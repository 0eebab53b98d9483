import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Surface = styled.div`
  z-index: ${token.z.overlay};
  max-inline-size: min(24rem, 92vw);
  padding: ${token.space.md};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.raised};
  color: ${token.color.text.default};
  box-shadow: ${token.shadow.overlay};
  overflow: auto;
  outline: none;
`;
