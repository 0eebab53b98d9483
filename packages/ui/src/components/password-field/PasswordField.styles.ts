import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from '../field/index.ts';

export const Box = styled.div`
  position: relative;

  & > input {
    ${control}
    padding-inline-end: ${token.density.control.lg};
  }
  & > input::-ms-reveal {
    display: none;
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space.hair};
    margin-block: auto;
  }
`;
