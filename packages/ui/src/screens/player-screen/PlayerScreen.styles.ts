import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Frame = styled.div`
  padding-block: ${token.space.xxs};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};
  align-items: start;

  & > .wt-top {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.xxs};
    min-inline-size: 0;
    font-size: ${token.font.size.small};
  }
  & h1 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${token.font.size.h4};
  }
  & > .wt-top > [aria-hidden] {
    align-self: stretch;
    max-inline-size: 24rem;
  }
  & > .wt-stage {
    display: flex;
    flex-direction: column;
    gap: ${token.space.sm};
    min-inline-size: 0;
  }
  & .wt-under {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.sm};
  }
  & h2 {
    min-inline-size: 0;
    font-size: ${token.font.size.h5};
  }
  & .wt-neighbours {
    display: flex;
    gap: ${token.space.sm};
  }
  & .wt-neighbours > .wt-next {
    min-inline-size: 0;
    margin-inline-start: auto;
  }
  & .wt-next-name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > .wt-outline {
    display: flex;
    flex-direction: column;
    gap: ${token.space.sm};
  }
  & .wt-outline-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.sm};
  }
  & .wt-outline-head > small {
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-areas:
      'top top'
      'stage outline';
    column-gap: ${token.space.lg};

    & > .wt-top {
      grid-area: top;
    }
    & > .wt-stage {
      grid-area: stage;
    }
    & .wt-under > .wt-saving {
      margin-inline-start: auto;
    }
    & > .wt-outline {
      grid-area: outline;
      position: sticky;
      inset-block-start: ${token.space.md};
      max-block-size: calc(100dvh - 2 * ${token.space.md});
      overflow-y: auto;
    }
  }
`;
