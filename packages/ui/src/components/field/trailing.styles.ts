import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from './control.styles.ts';

/** An input with one small button inside its end: an eye, a calendar, an arrow. For the element around both. */
export const trailing = css`
  position: relative;

  & > input {
    ${control}
    padding-inline-end: ${token.density.control.lg};
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space.hair};
    margin-block: auto;
  }
  @media (pointer: coarse) {
    & > button {
      inline-size: ${token.density.control.lg};
      block-size: ${token.density.control.lg};
      inset-inline-end: 0;
    }
  }
`;
