import { CONTENDERS, PEERS, type Contender } from './contenders.ts';
import type { Visit } from './measure.ts';
import type { Scenario } from './scenario.ts';

/** How a row is judged: `click` rows must also stay close to plain React. */
export type RowKind = 'bytes' | 'ready' | 'click';

/** One line of the table: a value for each contender, bytes or ms, the median of its rounds. */
export type Row = {
  readonly scenario: string;
  readonly title: string;
  readonly name: string;
  readonly kind: RowKind;
  readonly medians: Readonly<Partial<Record<Contender, number>>>;
  readonly samples: Readonly<Partial<Record<Contender, readonly number[]>>>;
};

/** What a row says about us. Ratios below 1 mean that we are ahead; undefined where somebody is missing. */
export type Verdict = {
  readonly bestPeer: Contender | undefined;
  readonly toBestPeer: number | undefined;
  readonly toPlain: number | undefined;
  /** Whether the goals that hold for this row are met: ahead of every peer; a click within 1.25 of plain React. */
  readonly met: boolean | undefined;
};

/** A click may take this many times what plain React takes. */
export const NEAR_PLAIN = 1.25;

/** All visits so far, by scenario and contender, in the order of the rounds. */
export type Visits = ReadonlyMap<string, Readonly<Partial<Record<Contender, readonly Visit[]>>>>;

/** The middle of some values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = Number.NaN, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

function rowsOf({ name: scenario, title, probes }: Scenario, visits: Visits): readonly Row[] {
  const by = visits.get(scenario) ?? {};
  const steps = Object.values(probes)[0]?.steps ?? [];
  const names: readonly [string, RowKind][] = [['bytes', 'bytes'], ['ready', 'ready'], ...steps.map(({ name }): [string, RowKind] => [name, 'click'])];
  return names.map(([name, kind]) => {
    const samples: Partial<Record<Contender, readonly number[]>> = {};
    const medians: Partial<Record<Contender, number>> = {};
    for (const contender of CONTENDERS) {
      const values = (by[contender] ?? []).flatMap((visit) => visit[name] ?? []);
      if (values.length === 0) continue;
      samples[contender] = values;
      medians[contender] = median(values);
    }
    return { scenario, title, name, kind, medians, samples };
  });
}

/** The table of some scenarios. */
export function summarise(scenarios: readonly Scenario[], visits: Visits): readonly Row[] {
  return scenarios.flatMap((scenario) => rowsOf(scenario, visits));
}

/** How we stand in a row. */
export function judge({ medians, kind }: Pick<Row, 'medians' | 'kind'>): Verdict {
  const { ours, plain } = medians;
  const peers = PEERS.flatMap((peer) => (medians[peer] === undefined ? [] : [{ peer, value: medians[peer] }]));
  const best = peers.toSorted((one, other) => one.value - other.value)[0];
  const toBestPeer = ours === undefined || best === undefined ? undefined : ours / best.value;
  const toPlain = ours === undefined || plain === undefined ? undefined : ours / plain;
  const ahead = toBestPeer === undefined ? undefined : toBestPeer < 1;
  const near = kind !== 'click' || (toPlain !== undefined && toPlain <= NEAR_PLAIN);
  return { bestPeer: best?.peer, toBestPeer, toPlain, met: ahead === undefined ? undefined : ahead && near };
}
