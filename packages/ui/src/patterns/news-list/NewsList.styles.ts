import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';
import { oneLine, twoLines } from '../shared/index.ts';

/** `full`: title over summary, the day at the side. `compact`: a line each, the day at its end. */
export const Root = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    min-inline-size: 0;
    line-height: ${token.font.lineHeight.ui};
  }
  & > li + li {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & a {
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & > li:hover a {
    color: ${token.color.text.link};
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .wt-title {
    ${twoLines}
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    text-wrap: wrap;
  }
  & time {
    color: ${token.color.text.subtle};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .wt-summary {
    ${twoLines}
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & .wt-kind {
    justify-self: start;
  }

  &[data-layout='full'] > li {
    grid-template: 'title title' 'summary summary' 'kind time' / minmax(0, 1fr) auto;
    gap: ${token.space.xxs} ${token.space.lg};
    padding-block: ${token.space.md};
  }
  &[data-layout='full'] .wt-title {
    grid-area: title;
  }
  &[data-layout='full'] .wt-summary {
    grid-area: summary;
  }
  &[data-layout='full'] .wt-kind {
    grid-area: kind;
  }
  &[data-layout='full'] time {
    grid-area: time;
  }

  &[data-layout='compact'] > li {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space.md};
    min-block-size: ${token.density.control.md};
  }
  &[data-layout='compact'] .wt-title {
    ${oneLine}
    display: block;
    font-weight: ${token.font.weight.regular};
  }
  @media ${media.tablet} {
    &[data-layout='full'] > li {
      grid-template: 'title time' 'summary kind' / minmax(0, 1fr) auto;
      column-gap: ${token.space.xxl};
    }
    &[data-layout='full'] .wt-title {
      font-size: ${token.font.size.h5};
    }
    &[data-layout='full'] time,
    &[data-layout='full'] .wt-kind {
      justify-self: end;
    }
  }
  @media (pointer: coarse) {
    &[data-layout='compact'] > li {
      min-block-size: 2.75rem;
    }
  }
`;
