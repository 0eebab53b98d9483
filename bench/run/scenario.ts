import type { Contender } from './contenders.ts';

/** Something that must hold in the page, written as data so that the page itself can look after each frame. */
export type Check = {
  /** Which element, by CSS; of several the one at `at`. */
  readonly selector: string;
  readonly at?: number;
  /** It is visible and its text holds this. */
  readonly text?: string;
  /** It is visible and its text does not hold this. */
  readonly without?: string;
  /** It is a ticked box or a chosen radio. */
  readonly checked?: true;
};

/** A click and what shows that it took effect. */
export type Step = {
  readonly name: string;
  /** What is clicked, in its middle. */
  readonly click: string;
  readonly clickAt?: number;
  readonly effect: readonly Check[];
};

/** One contender's page as the run looks at it. */
export type Probe = {
  /** The page shows its whole first window. */
  readonly ready: readonly Check[];
  readonly steps: readonly Step[];
};

/** A piece of work that every contender does with the same data, words and behaviour. */
export type Scenario = {
  readonly name: string;
  readonly title: string;
  /** Texts that stand in the page once it is ready, whoever drew it: the proof that all do the same work. */
  readonly mustShow: readonly string[];
  readonly probes: Readonly<Partial<Record<Contender, Probe>>>;
};
