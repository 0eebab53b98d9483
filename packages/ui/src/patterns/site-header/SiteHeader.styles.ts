import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.header`
  /* The first row scrolls away on a phone, the search below it stays. */
  position: sticky;
  inset-block-start: calc(-1 * ${token.header.row});
  z-index: ${token.z.header};
  background: ${token.color.ground.surface};
  border-block-end: ${token.stroke.thin} solid ${token.color.border.default};

  & > .wt-row {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${token.space.xs};
    padding-block-end: ${token.space.xs};
  }
  & .wt-burger {
    margin-inline-start: calc(-1 * ${token.space.xs});
  }
  & .wt-brand {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-inline-size: 0;
    min-block-size: ${token.header.row};
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-decoration: none;
  }
  & .wt-brand > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .wt-mark {
    flex: none;
    inline-size: ${token.header.markNarrow};
    block-size: ${token.header.markNarrow};
    object-fit: contain;
  }
  & .wt-mark[data-brand-mark] {
    background: ${token.logo.mark} center / contain no-repeat;
    print-color-adjust: exact;
  }
  & .wt-search {
    grid-column: 1 / -1;
    grid-row: 2;
    min-inline-size: 0;
  }
  & .wt-ways {
    display: none;
  }
  & .wt-menu {
    display: flex;
    gap: ${token.space.xl};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .wt-menu > li > * {
    display: flex;
    align-items: center;
    min-block-size: ${token.density.control.lg};
    border-block-end: ${token.stroke.thick} solid transparent;
    color: ${token.color.text.default};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
    white-space: nowrap;
  }
  & .wt-menu > li > :hover {
    color: ${token.color.text.link};
  }
  & .wt-menu a[aria-current] {
    border-block-end-color: ${token.color.border.primary};
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }

  @media ${media.desk} {
    position: relative;
    inset-block-start: auto;

    & .wt-burger {
      display: none;
    }
    & .wt-mark {
      inline-size: ${token.header.mark};
      block-size: ${token.header.mark};
    }
    & .wt-brand {
      gap: ${token.space.sm};
      max-inline-size: 22rem;
      font-size: ${token.font.size.h4};
    }
    & .wt-search {
      grid-column: auto;
      grid-row: auto;
    }
    & .wt-ways {
      display: flex;
      align-items: center;
      gap: ${token.space.xl};
    }

    &[data-variant='main'] > .wt-row {
      grid-template-columns: auto minmax(0, 32rem) auto;
      justify-content: space-between;
      column-gap: ${token.space.xl};
      padding-block: ${token.space.md} 0;
    }
    /* The row below may widen the columns: the account stays at the edge. */
    &[data-variant='main'] .wt-corner {
      justify-self: end;
    }
    &[data-variant='main'] .wt-ways {
      grid-column: 1 / -1;
      margin-block-start: ${token.space.sm};
    }
    &[data-variant='association'] > .wt-row {
      grid-template-columns: auto auto minmax(0, 24rem);
      justify-content: space-between;
      column-gap: ${token.space.xl};
      padding-block: ${token.space.md};
    }
    &[data-variant='association'] .wt-ways {
      grid-column: 2;
      grid-row: 1;
    }
    &[data-variant='association'] .wt-search {
      grid-column: 3;
      grid-row: 1;
    }
    &[data-variant='association'] .wt-corner {
      display: none;
    }
  }
`;
