import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { media, token } from '../../tokens/index.ts';
import { marks, oneLine, twoLines } from '../shared/index.ts';

/** Logo and name, below them the figures with the toggle; in a list all of it in one row where there is room. */
export const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: space-between;
  gap: ${token.space.sm} ${token.space.md};
  block-size: 100%;

  & > .wt-head {
    min-inline-size: 0;
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
  }
  ${marks}
  & .wt-kind {
    ${oneLine}
    margin-block-start: ${token.space.xxs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & > .wt-foot {
    grid-column: 1 / -1;
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${token.space.sm};
    min-inline-size: 0;
  }
  & .wt-figures {
    min-inline-size: 0;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-figures > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token.space.sm};
  }
  /* Above the name's link, which spreads over the whole card. */
  & .wt-follow {
    position: relative;
    flex: none;
  }
  @media ${media.tablet} {
    [data-layout='list'] & {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${token.space.lg};
    }
    [data-layout='list'] & > .wt-foot {
      grid-column: auto;
      align-items: center;
      gap: ${token.space.xl};
    }
    [data-layout='list'] & .wt-figures {
      inline-size: 16em;
    }
  }
`;
