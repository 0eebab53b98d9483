import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.tablet} {
    &[data-layout='grid'] {
      gap: ${token.density.grid};
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media ${media.desk} {
    &[data-layout='grid'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
