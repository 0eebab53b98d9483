import { createHash } from 'node:crypto';
import type { Options } from './options.ts';
import type { Mode, Story, Window } from './stories.ts';

/** One picture to take: a story in a mode, with what the story pins already applied. */
export type Shot = {
  /** Story and mode, unlike any other picture's: `components-button--default · association dark phone`. */
  readonly key: string;
  readonly story: Story;
  readonly mode: string;
  readonly brand: string;
  readonly scheme: string;
  readonly window: Window;
};

function shotOf(story: Story, mode: Mode): Shot {
  const { name, ...rest } = mode;
  return { key: `${story.id} · ${name}`, story, mode: name, ...rest, ...story.pinned };
}

/** A number that a story always has, so that its dress does not depend on the others. */
function numberOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE();
}

/** The modes that are not at odds with what a story pins; a mode is named after what its picture shows. */
function fitting({ modes, pinned }: Story): readonly Mode[] {
  const { brand = 'all', scheme, window } = pinned;
  return modes.filter(
    (mode) =>
      (brand === 'all' || mode.brand === brand) &&
      (scheme === undefined || mode.scheme === scheme) &&
      (window === undefined || mode.window.width === window.width),
  );
}

/**
 * Two of a story's modes: the narrowest window in some dress and the widest in the dress at the other end of the
 * list. Over the stories of a component every brand and scheme has its turn.
 */
function few(story: Story): readonly Mode[] {
  const modes = fitting(story);
  const widths = modes.map(({ window }) => window.width);
  const of = (width: number): readonly Mode[] => modes.filter(({ window }) => window.width === width);
  const narrow = of(Math.min(...widths));
  const wide = of(Math.max(...widths));
  const turn = numberOf(story.id) % Math.max(1, narrow.length);
  // A pinned window is the narrowest and the widest at once.
  const ends = narrow[0]?.window.width === wide[0]?.window.width ? [narrow[turn]] : [narrow[turn], wide[wide.length - 1 - turn]];
  return ends.flatMap((mode) => mode ?? []);
}

/** What shows every brand and scheme at once is the same picture in each of them. */
function distinct(shots: readonly Shot[]): readonly Shot[] {
  const seen = new Set<number>();
  return shots.filter(({ brand, window }) => brand !== 'all' || (!seen.has(window.width) && seen.add(window.width)));
}

/** The pictures to take of these stories. */
export function planShots(stories: readonly Story[], wanted: Pick<Options, 'stories' | 'modes'>): readonly Shot[] {
  const { modes } = wanted;
  const chosen = (story: Story): readonly Mode[] => {
    if (modes === 'few') return few(story);
    return modes === 'all' ? fitting(story) : fitting(story).filter(({ name }) => modes.test(name));
  };
  return stories
    .filter(({ id }) => wanted.stories.test(id))
    .flatMap((story) => distinct(chosen(story).map((mode) => shotOf(story, mode))));
}

/**
 * The pictures of the earlier revision that belong beside those of the working tree: the same stories in the same
 * modes, as they were pinned then, and all of the stories that are gone. The modes are today's, so that a new
 * brand or window does not turn every picture into another.
 */
export function planBefore(
  earlier: readonly Story[],
  now: readonly Story[],
  shots: readonly Shot[],
  wanted: Pick<Options, 'stories' | 'modes'>,
): readonly Shot[] {
  const then = new Map(earlier.map((story) => [story.id, story]));
  const still = new Set(now.map(({ id }) => id));
  const kept = shots.flatMap(({ story, mode }) => {
    const before = then.get(story.id);
    const same = story.modes.find(({ name }) => name === mode);
    return before === undefined || same === undefined ? [] : [shotOf(before, same)];
  });
  const modes = now[0]?.modes ?? [];
  const gone = earlier.filter(({ id }) => !still.has(id)).map((story) => ({ ...story, modes }));
  return [...kept, ...planShots(gone, wanted)];
}
