import { styled } from 'styled-components';
import { trailing } from '../field/index.ts';

export const Box = styled.div`
  ${trailing}

  & > input::-ms-reveal {
    display: none;
  }
`;
