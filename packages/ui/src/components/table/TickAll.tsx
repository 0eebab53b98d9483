import { useTableWording } from '../../wording/table.ts';
import { Checkbox } from '../checkbox/index.ts';

export interface TickAllProps {
  /** How many rows are ticked, and how many there are. */
  ticked: number;
  of: number;
  onTickAll: (all: boolean) => void;
  hideLabel?: boolean | undefined;
}

/** The tick for all rows: half-way while some of them are ticked. */
export function TickAll({ ticked, of, onTickAll, hideLabel }: TickAllProps) {
  const words = useTableWording().table;
  const all = of > 0 && ticked === of;
  return (
    <Checkbox
      label={words.selectAll}
      hideLabel={hideLabel}
      checked={all}
      indeterminate={ticked > 0 && !all}
      disabled={of === 0}
      onChange={() => onTickAll(!all)}
    />
  );
}
