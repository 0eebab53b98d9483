import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Results = styled.section`
  margin-block-start: ${token.space.lg};

  & > nav {
    margin-block-start: ${token.space.xl};
  }
`;

/** The heading of a list page, and room below it. */
export const ListPage = styled.div`
  & > h1 {
    margin-block-end: ${token.space.md};
    font-size: ${token.font.size.h3};
    text-spacing-trim: trim-start;
  }
`;
