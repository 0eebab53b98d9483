import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { media, token } from '../../tokens/index.ts';
import { marks, oneLine, twoLines } from '../shared/index.ts';

/** On a phone the portrait stands beside the words, on a desk above them. */
export const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space.md};
  block-size: 100%;

  & > .wt-portrait {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: ${token.radius.full};
  }
  & > .wt-words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.hair};
    min-inline-size: 0;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-first {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & .wt-name {
    min-inline-size: 0;
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-name > a {
    ${oneLine}
    display: block;
    color: ${token.color.text.default};
  }
  ${marks}
  & .wt-line {
    ${twoLines}
    font-size: ${token.font.size.small};
  }
  & .wt-by,
  & .wt-count {
    ${oneLine}
    max-inline-size: 100%;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    padding-block: ${token.space.lg};
    text-align: center;

    & > .wt-portrait {
      inline-size: 6rem;
      block-size: 6rem;
    }
    & > .wt-words {
      align-items: center;
      inline-size: 100%;
    }
  }
`;
