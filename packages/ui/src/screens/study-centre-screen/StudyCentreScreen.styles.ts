import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
  padding-block: ${token.space.xs};

  & > .wt-learner {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-person {
    display: flex;
    align-items: center;
    gap: ${token.space.md};
  }
  & .wt-person h1 {
    font-size: ${token.font.size.h3};
  }
  & .wt-person p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.sm};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & > .wt-courses {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.md};
  }
  & .wt-head > h2 {
    font-size: ${token.font.size.h4};
  }
  & .wt-head > small {
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }
  & .wt-list {
    display: flex;
    flex-direction: column;
    gap: ${token.space.sm};
  }

  @media ${media.tablet} {
    & > .wt-learner {
      flex-direction: row;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${token.space.lg};
    }
    & > .wt-learner > :last-child {
      flex: 0 1 26rem;
      min-inline-size: 16rem;
    }
  }
  @media ${media.desk} {
    padding-block: ${token.space.md};
  }
`;
