import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  min-inline-size: 0;
  container-type: inline-size;

  & h2,
  & h3 {
    padding-block-end: ${token.space.xs};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    grid-template-areas:
      'cover name'
      'cover facts'
      'cover price';
    align-items: start;
    gap: ${token.space.xxs} ${token.space.sm};
    padding-block: ${token.density.row};
    line-height: ${token.font.lineHeight.ui};
  }
  & li + li {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & li:last-child {
    padding-block-end: 0;
  }
  & .wt-cover {
    grid-area: cover;
  }
  & .wt-name {
    grid-area: name;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & .wt-facts {
    grid-area: facts;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.sm};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & .wt-price {
    grid-area: price;
  }

  /* By its own width, not the page's: it also stands in a narrow column on a desk. */
  @container (min-width: 34rem) {
    & li {
      grid-template-columns: 8.5rem minmax(0, 1fr) auto;
      grid-template-rows: auto 1fr;
      grid-template-areas:
        'cover name price'
        'cover facts price';
      column-gap: ${token.space.md};
    }
    & .wt-price {
      flex-direction: column;
      align-items: flex-end;
    }
  }
`;
