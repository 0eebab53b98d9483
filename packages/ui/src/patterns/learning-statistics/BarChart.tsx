import { useId } from 'react';
import type { LearningStatistic } from '@wutong/domain';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';

interface BarChartProps {
  title: string;
  values: readonly LearningStatistic[];
  unit: string;
  required: number | undefined;
}

/** Measures of the drawing in its own units; it scales with the page. */
const WIDTH = 640;
const HEIGHT = 240;
const TOP = 28;
const FOOT = 28;

/** Bars with their values and names; those below what is asked for are striped, so that colour is never alone. */
export function BarChart({ title, values, unit, required }: BarChartProps) {
  const words = useRecordsWording().statistics;
  const stripes = useId();
  const most = Math.max(required ?? 0, ...values.map(({ value }) => value), 1);
  const floor = HEIGHT - FOOT;
  const heightOf = (value: number): number => ((floor - TOP) * value) / most;
  const step = WIDTH / values.length;
  const short = (value: number): boolean => required !== undefined && value < required;
  const said = values.map(({ label, value }) =>
    short(value) ? fill(words.short, { label, value, unit, required: required ?? 0 }) : fill(words.bar, { label, value, unit }),
  );
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={[title, ...said].join('；')}>
        <defs>
          <pattern id={stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="wt-stripe-ground" width="8" height="8" />
            <rect className="wt-stripe" width="3" height="8" />
          </pattern>
        </defs>
        {values.map(({ label, value }, at) => {
          const height = heightOf(value);
          const bar = { x: at * step + step * 0.2, y: floor - height, width: step * 0.6, height };
          return (
            <g key={label}>
              <rect className="wt-bar" {...bar} rx="3" {...(short(value) && { style: { fill: `url(#${stripes})` } })} />
              <text className="wt-value" x={(at + 0.5) * step} y={floor - height - 8}>{value}</text>
              <text className="wt-name" x={(at + 0.5) * step} y={HEIGHT - 8}>{label}</text>
            </g>
          );
        })}
        <line className="wt-floor" x1="0" x2={WIDTH} y1={floor} y2={floor} />
        {required !== undefined && <line className="wt-required" x1="0" x2={WIDTH} y1={floor - heightOf(required)} y2={floor - heightOf(required)} />}
      </svg>
      {required !== undefined && (
        <figcaption>
          <span className="wt-key" data-kind="reached">{words.legendReached}</span>
          <span className="wt-key" data-kind="short">{words.legendShort}</span>
          <span className="wt-key" data-kind="line">{fill(words.required, { value: `${required} ${unit}` })}</span>
        </figcaption>
      )}
    </figure>
  );
}
