import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { media, token } from '../../tokens/index.ts';
import { marks, oneLine, twoLines } from '../shared/index.ts';

/** On a phone the picture stands beside the words, so that a screen shows three courses and not one. */
export const Root = styled(Card)`
  display: grid;
  grid-template-columns: 34% minmax(0, 1fr);
  align-items: start;
  block-size: 100%;

  & .wt-cover {
    block-size: 100%;
    min-block-size: 7rem;
    aspect-ratio: auto;
  }
  & .wt-body {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
    min-inline-size: 0;
    block-size: 100%;
    padding: ${token.space.sm};
  }
  & .wt-name {
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    text-wrap: wrap;
  }
  & .wt-name > a {
    ${twoLines}
    color: ${token.color.text.default};
    text-decoration: none;
  }
  &:hover .wt-name > a {
    color: ${token.color.text.link};
  }
  ${marks}
  & .wt-by {
    ${oneLine}
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  /* The line before the first fact of a row is cut off at the edge, wherever the row breaks. */
  & .wt-facts {
    display: flex;
    flex-wrap: wrap;
    margin-block-start: auto;
    margin-inline-start: calc(-1 * ${token.space.xs});
    overflow: hidden;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.caption};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-facts > div {
    position: relative;
    margin-inline-start: calc(-1 * ${token.stroke.thin});
    padding-inline: ${token.space.xs};
    white-space: nowrap;
  }
  & .wt-facts > div::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block: 0.35em;
    border-inline-start: ${token.stroke.thin} solid ${token.color.border.strong};
  }
  & .wt-facts dt {
    ${visuallyHidden}
  }
  & .wt-facts > .wt-form {
    color: ${token.color.text.default};
  }
  & .wt-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space.xs};
    min-block-size: 1.75rem;
    padding-block-start: ${token.space.xxs};
  }
  & .wt-learners {
    display: none;
    font-size: ${token.font.size.caption};
    color: ${token.color.text.subtle};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media ${media.tablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;

    & .wt-cover {
      flex: none;
      block-size: auto;
      min-block-size: 0;
      aspect-ratio: 16 / 9;
    }
    & .wt-body {
      flex: 1;
      padding: ${token.space.sm} ${token.card.padding} ${token.card.padding};
    }
    & .wt-facts {
      padding-block-start: ${token.space.xs};
      font-size: ${token.font.size.small};
    }
    & .wt-learners {
      display: block;
    }
  }
`;
