import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from '../field/index.ts';

export const Span = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.xs};
  max-inline-size: 26rem;
  font-variant-numeric: tabular-nums;

  & > input {
    ${control}
  }
  & > span {
    color: ${token.color.text.muted};
  }
  @media (pointer: coarse) {
    gap: ${token.space.xxs};

    & > button {
      inline-size: ${token.density.control.lg};
      block-size: ${token.density.control.lg};
    }
  }
`;
