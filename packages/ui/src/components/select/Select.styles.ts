import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from '../field/index.ts';

export const Box = styled.div`
  position: relative;

  & > select {
    ${control}
    appearance: none;
    padding-inline-end: ${token.density.control.md};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & > [aria-hidden] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space.sm};
    margin-block: auto;
    pointer-events: none;
    color: ${token.color.text.muted};
  }
  & > select:disabled {
    opacity: 1;
  }
  & > select:disabled + [aria-hidden] {
    color: ${token.color.text.disabled};
  }
  &[data-bare] > select {
    border-color: transparent;
    background: none;
  }
`;
