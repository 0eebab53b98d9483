import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';
import { lightRows } from '../long-list/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

/** Narrower than this a row is a card. By the table's own width: it may stand beside a menu. */
const CARDS_BELOW = '44rem';

export const Root = styled.div`
  min-inline-size: 0;
  container-type: inline-size;

  & > .wt-tools {
    display: none;
  }
  & > table {
    --wt-row-size: calc(2 * ${token.table.cell} + 1.5rem);

    display: block;
    inline-size: 100%;
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.table.radius};
    background: ${token.color.ground.surface};
    line-height: ${token.font.lineHeight.ui};
    ${lightRows}
  }
  & caption {
    display: block;
    padding: ${token.space.sm} ${token.space.md};
    font-weight: ${token.font.weight.medium};
    text-align: start;
  }
  & caption[data-hidden] {
    ${visuallyHidden}
  }
  & thead,
  & tbody {
    display: block;
  }
  & thead {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: ${token.color.ground.sunken};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & caption[data-hidden] + thead {
    border-start-start-radius: ${token.table.radius};
    border-start-end-radius: ${token.table.radius};
  }
  & tr {
    display: grid;
    grid-template-columns: var(--wt-tracks);
    align-items: center;
    column-gap: ${token.table.gap};
    padding-inline: ${token.space.md};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & tbody:last-child > tr:last-child {
    border-block-end: 0;
    border-end-start-radius: ${token.table.radius};
    border-end-end-radius: ${token.table.radius};
  }
  & tbody > tr:not([data-note]):hover {
    background: ${token.color.ground.hover};
  }
  & tbody > tr:has(> .wt-tick-cell :checked) {
    background: ${token.color.ground.selected};
  }
  & th,
  & td {
    display: block;
    min-inline-size: 0;
    padding: ${token.table.cell} 0;
    font-weight: inherit;
    text-align: start;
  }
  & .wt-numeric {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & tr[data-note] {
    display: block;
  }
  & .wt-skeleton {
    max-inline-size: 60%;
  }
  & .wt-numeric > .wt-skeleton {
    margin-inline-start: auto;
  }

  & .wt-sort {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xxs};
    margin: calc(-1 * ${token.space.xxs}) calc(-1 * ${token.space.xs});
    padding: ${token.space.xxs} ${token.space.xs};
    border-radius: ${token.button.radius};
    white-space: nowrap;
  }
  & .wt-sort:hover {
    background: ${token.color.ground.hover};
    color: ${token.color.text.default};
  }
  & [aria-sort='ascending'] .wt-sort,
  & [aria-sort='descending'] .wt-sort {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }

  & .wt-tick {
    display: grid;
    place-items: center;
    inline-size: ${token.space.lg};
    block-size: ${token.space.lg};
    cursor: pointer;
  }
  & .wt-tick > input {
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: 0;
    accent-color: ${token.color.ground.primary};
    cursor: inherit;
  }
  & .wt-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token.space.xs};
  }
  & th.wt-actions {
    display: block;
    text-align: end;
  }

  @container (max-width: ${CARDS_BELOW}) {
    & > .wt-tools {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token.space.sm};
      padding-block-end: ${token.space.sm};
    }
    & > table {
      --wt-row-size: calc(var(--wt-lines) * 1.75rem + 2 * ${token.card.padding} + ${token.space.sm});

      border: 0;
      border-radius: 0;
      background: none;
    }
    & caption {
      padding: 0 0 ${token.space.sm};
    }
    & thead {
      ${visuallyHidden}
    }
    & thead button,
    & thead input {
      display: none;
    }
    & tbody > tr {
      position: relative;
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${token.space.xxs};
      margin-block-end: ${token.space.sm};
      padding: ${token.card.padding};
      border: ${token.stroke.thin} solid ${token.color.border.default};
      border-radius: ${token.table.radius};
      background: ${token.color.ground.surface};
    }
    & tbody:last-child > tr:last-child {
      border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    }
    & tbody td,
    & tbody th {
      padding: 0;
    }
    & tbody th {
      font-weight: ${token.font.weight.medium};
    }
    & tbody td[data-title] {
      display: grid;
      grid-template-columns: minmax(4.5em, 30%) minmax(0, 1fr);
      align-items: baseline;
      column-gap: ${token.space.sm};
      text-align: start;
      white-space: normal;
    }
    /* The empty alternative keeps screen readers from saying the column twice. */
    & tbody td[data-title]::before {
      content: attr(data-title);
      content: attr(data-title) / '';
      font-size: ${token.font.size.small};
      color: ${token.color.text.muted};
    }
    & .wt-numeric > .wt-skeleton {
      margin-inline-start: 0;
    }
    & tbody .wt-tick-cell {
      position: absolute;
      inset-block-start: ${token.space.xs};
      inset-inline-end: ${token.space.xs};
    }
    & tbody .wt-tick {
      inline-size: ${token.density.control.md};
      block-size: ${token.density.control.md};
    }
    & tbody .wt-tick-cell + th {
      padding-inline-end: ${token.density.control.md};
    }
    & tbody .wt-actions {
      margin-block-start: ${token.space.xs};
    }
    & tbody .wt-actions:empty {
      display: none;
    }
  }

  @media (pointer: coarse) {
    & .wt-tick {
      inline-size: 2.75rem;
      block-size: 2.75rem;
      margin: calc(-1 * ${token.space.xs}) calc(-0.625rem);
    }
    & .wt-sort {
      min-block-size: 2.75rem;
    }
  }
  @media ${media.tablet} {
    & > table {
      font-size: ${token.font.size.small};
    }
  }
  /* A real table again, so that its head is repeated on each page. */
  @media print {
    & > .wt-tools,
    & .wt-tick-cell,
    & .wt-actions {
      display: none;
    }
    & > table {
      display: table;
      border-collapse: collapse;
    }
    & thead {
      display: table-header-group;
      position: static;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
      break-inside: avoid;
    }
    & th,
    & td {
      display: table-cell;
      padding: ${token.space.xxs} ${token.space.xs};
      border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    }
  }
`;
