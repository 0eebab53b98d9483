import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { Button } from '../button/index.ts';

export const Root = styled(Button)`
  flex: none;
  min-inline-size: 9.5em;
  font-size: ${token.font.size.small};
  font-variant-numeric: tabular-nums;
`;
