import type { ComponentProps, CSSProperties } from 'react';
import { Root } from './LongList.styles.ts';
import { LongRows } from './LongRows.tsx';
import type { LongRowsProps } from './LongRows.tsx';

export interface LongListProps<Item>
  extends Omit<LongRowsProps<Item>, 'as'>, Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the list holds, for screen readers, where no heading says it. */
  'aria-label'?: string | undefined;
  /** About how high a row is, as a CSS length; where that depends on the width, set `--wt-row-size` in styles instead. */
  rowSize?: string | undefined;
}

/**
 * A list of hundreds of rows that costs as much as what the window shows, and can still be searched by the browser,
 * printed and read out whole. Each row is an element with the role `listitem`.
 */
export function LongList<Item>({ items, keyOf, renderRow, eager, short, rowSize, style, ...rest }: LongListProps<Item>) {
  const sized: CSSProperties & { '--wt-row-size'?: string } = rowSize === undefined ? {} : { '--wt-row-size': rowSize };
  return (
    <Root role="list" {...rest} style={{ ...sized, ...style }}>
      <LongRows {...{ items, keyOf, renderRow, eager, short }} />
    </Root>
  );
}
