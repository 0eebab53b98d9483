import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Form = styled.form`
  & .wt-pair {
    display: grid;
    gap: ${token.space.md};
  }
  & .wt-more > summary {
    inline-size: fit-content;
    padding-block: ${token.space.xs};
    color: ${token.color.text.link};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    cursor: pointer;
  }
  & .wt-more > .wt-pair {
    padding-block-start: ${token.space.xs};
  }
  & .wt-sum,
  & dl,
  & .wt-sum ~ p {
    margin: 0;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & .wt-sum {
    display: flex;
    flex-direction: column;
  }
  & .wt-sum > :first-child {
    color: ${token.color.text.default};
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
  & dd {
    margin: 0;
    color: ${token.color.text.default};
  }
  & .wt-due {
    font-size: ${token.font.size.h4};
    font-weight: ${token.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  /* A line that is far longer than what belongs in it looks as if something were missing. */
  & .wt-one {
    max-inline-size: 34rem;
  }

  @media (pointer: coarse) {
    & .wt-more > summary {
      padding-block: ${token.space.sm};
    }
  }
  @media ${media.tablet} {
    & .wt-pair {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
    & .wt-kinds > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;
