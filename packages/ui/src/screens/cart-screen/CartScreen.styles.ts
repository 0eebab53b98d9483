import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const CartBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
`;
