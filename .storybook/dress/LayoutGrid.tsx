import { Columns } from './LayoutGrid.styles.ts';

const TWELVE = Array.from({ length: 12 }, (_, place) => place);

/** The columns of the page (look: 1200 px and twelve on a desk, four on a phone) laid over a story, for the eye only. */
export function LayoutGrid() {
  return (
    <Columns aria-hidden data-layout-grid>
      <div>{TWELVE.map((place) => <i key={place} />)}</div>
    </Columns>
  );
}
