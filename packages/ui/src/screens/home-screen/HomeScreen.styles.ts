import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.div`
  & > .wt-page-title {
    ${visuallyHidden}
  }
`;

/** Desk: categories, banner, learner. Phone: banner, then the learner; the categories are shortcuts below. */
export const Hero = styled.div`
  display: grid;
  gap: ${token.space.md};
  grid-template-columns: minmax(0, 1fr);

  & > .wt-categories {
    display: none;
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
  @media ${media.desk} {
    grid-template-columns: 13rem minmax(0, 1fr) 17rem;
    min-block-size: 27.5rem;

    & > .wt-categories {
      display: block;
    }
  }
`;
