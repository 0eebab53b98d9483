import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { LIST_HEIGHT } from './sizes.ts';

interface WindowedProps {
  count: number;
  keyOf: (index: number) => string;
  /** What a row is high before it is measured, in px. */
  estimate: (index: number) => number;
  /** Rows whose height is not known ahead are measured. */
  measured?: boolean;
  children: (index: number) => ReactNode;
}

/** A windowed list as the documentation of @tanstack/react-virtual writes it. */
export function Windowed({ count, keyOf, estimate, measured = false, children }: WindowedProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: 3,
    // As high as the list is, so that the first render already has its rows.
    initialRect: { width: 0, height: LIST_HEIGHT },
  });
  return (
    <div ref={box} style={{ height: LIST_HEIGHT, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => (
          <div
            key={item.key}
            data-index={item.index}
            ref={measured ? virtualizer.measureElement : undefined}
            style={{
              position: 'absolute', insetInline: 0, insetBlockStart: 0, transform: `translateY(${item.start}px)`,
              ...(!measured && { height: item.size }),
            }}
          >
            {children(item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}
