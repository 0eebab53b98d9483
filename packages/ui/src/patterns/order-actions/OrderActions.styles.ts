import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.xs};
  font-size: ${token.font.size.body};

  @media (pointer: coarse) {
    & :is(a, button) {
      min-block-size: 2.75rem;
    }
  }
`;
