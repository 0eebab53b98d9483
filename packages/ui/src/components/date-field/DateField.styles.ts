import { styled } from 'styled-components';
import { trailing } from '../field/index.ts';

export const Box = styled.div`
  ${trailing}
  max-inline-size: 18rem;
  font-variant-numeric: tabular-nums;
`;
