import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  overflow: hidden;
  border-radius: ${token.radius.sm};
  background: ${token.color.ground.paperWhite};
`;
