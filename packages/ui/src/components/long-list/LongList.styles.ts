import { css, styled } from 'styled-components';

/**
 * What a parent of `LongRows` gives to chunks that are far from the window: each row keeps the height that rows had
 * there or, before they had one, `--wt-row-size`; the browser skips what is in them until it comes near, is found,
 * focused or read out. Not by `block-size`: a change of that makes browsers give up holding the reader's place.
 */
export const lightRows = css`
  /* What moves is moved, not painted again. */
  & > [data-rows] {
    contain: layout style;
  }
  & > [data-rows='light'] {
    --wt-light-row: var(--wt-kept-row, var(--wt-row-size, 3.5rem));

    display: grid;
    grid-auto-rows: minmax(var(--wt-light-row), auto);
    content-visibility: auto;
    contain-intrinsic-block-size: calc(var(--wt-rows) * var(--wt-light-row));
  }

  @media print {
    & > [data-rows] {
      contain: none;
    }
    & > [data-rows='light'] {
      display: revert;
      content-visibility: visible;
    }
  }
`;

export const Root = styled.div`
  min-inline-size: 0;
  ${lightRows}
`;
