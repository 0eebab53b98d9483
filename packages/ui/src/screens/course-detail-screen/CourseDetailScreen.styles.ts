import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  /* Room for the actions that stay at the bottom of a phone. */
  padding-block-end: 4.5rem;

  & > .wt-crumbs {
    inline-size: 16em;
    font-size: ${token.font.size.small};
  }
  & h2 {
    margin-block-end: ${token.space.md};
    font-size: ${token.font.size.h4};
  }
  @media ${media.tablet} {
    padding-block-end: 0;
  }
  @media ${media.desk} {
    gap: ${token.space.xl};
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};

  & > .wt-about {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & h1,
  & .wt-heading {
    font-size: ${token.font.size.h4};
    line-height: ${token.font.lineHeight.heading};
  }
  & .wt-by {
    margin-block-start: calc(-1 * ${token.space.xs});
    color: ${token.color.text.muted};
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space.xl};
    align-items: start;
  }
  @media ${media.desk} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding: ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};

    & h1,
    & .wt-heading {
      font-size: ${token.font.size.h3};
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};

  & > section {
    min-inline-size: 0;
    padding: ${token.card.padding};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  @media ${media.desk} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;

    & > section {
      padding: ${token.space.lg};
    }
  }
`;
