import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** The sheet: from the width at which six columns can be read, and always in print. */
export const onPaper = css`
  @container (min-width: 42rem) {
    & > .wt-paper {
      min-block-size: 268mm;
      gap: 1.1em;
      padding: 11mm 9mm;
      border: calc(2 * ${token.stroke.thick}) double ${token.color.border.primary};
      border-radius: 0;
    }
    & .wt-title {
      padding-block: 0.5em;
    }
    & .wt-issuer {
      font-size: 1.15em;
      letter-spacing: 0.05em;
    }
    & h1,
    & h2 {
      font-size: 2em;
      letter-spacing: 0.2em;
      text-indent: 0.2em;
    }
    & .wt-who {
      flex-direction: row;
      align-items: flex-start;
      justify-content: space-between;
      gap: 2em;
    }
    & .wt-facts {
      flex: 1;
      align-content: center;
      min-block-size: 7em;
      gap: 0.5em;
    }
    & .wt-statement {
      text-indent: 2em;
    }

    & .wt-items {
      display: table;
      inline-size: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      font-size: 0.9em;
      line-height: 1.4;
    }
    & .wt-items > thead {
      position: static;
      display: table-header-group;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      clip-path: none;
    }
    & .wt-items tbody {
      display: table-row-group;
    }
    & .wt-items tr {
      display: table-row;
      break-inside: avoid;
    }
    & .wt-items :is(th, td) {
      display: table-cell;
      padding: 0.4em 0.35em;
      border: ${token.stroke.thin} solid ${token.color.border.strong};
      text-align: center;
      vertical-align: middle;
    }
    & .wt-items th {
      font-weight: ${token.font.weight.medium};
      white-space: nowrap;
    }
    & .wt-items td[data-column='name'] {
      font-weight: ${token.font.weight.regular};
      text-align: start;
    }
    & .wt-items [data-column='category'] {
      inline-size: 7em;
    }
    & .wt-items :is([data-column='form'], [data-column='year'], [data-column='result']) {
      inline-size: 5em;
      font-variant-numeric: tabular-nums;
    }
    & .wt-items [data-column='hours'] {
      inline-size: 3.2em;
      font-variant-numeric: tabular-nums;
    }
    & .wt-items .wt-head {
      display: none;
    }

    & .wt-signed {
      flex-direction: row;
      align-items: flex-end;
      justify-content: space-between;
      gap: 1.5em;
      margin-block-start: auto;
    }
    & .wt-sealed {
      inline-size: 24em;
    }

    &[data-fit='dense'] > .wt-paper {
      font-size: 0.875rem;
    }
    &[data-fit='tight'] > .wt-paper {
      font-size: 0.75rem;
    }
    &:is([data-fit='tight'], [data-fit='small'], [data-fit='tiny']) > .wt-paper {
      padding-block: 8mm;
    }
    &[data-fit='small'] > .wt-paper {
      font-size: 0.6875rem;
    }
    &[data-fit='tiny'] > .wt-paper {
      font-size: 0.625rem;
      gap: 0.8em;
    }
  }

  @page certificate {
    size: A4 portrait;
    margin: 10mm;
  }
  @media print {
    page: certificate;

    & > .wt-paper {
      print-color-adjust: exact;
    }
    /* Alone on its page, whatever shell stands around it: out goes all that neither holds nor is part of it. */
    body:has(&) *:not(:has(&), &, & *) {
      display: none !important;
    }
    body:has(&) *:has(&) {
      display: block !important;
      min-block-size: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0;
      background: none;
    }
  }
`;
