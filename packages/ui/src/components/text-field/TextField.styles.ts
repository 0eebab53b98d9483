import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from '../field/index.ts';

export const Input = styled.input`
  ${control}

  &[data-affixed] {
    flex: 1;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${token.space.xs};
  min-inline-size: 0;
`;
