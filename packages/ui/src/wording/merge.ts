/** Groups of words by their keys: plain data. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The shape of a catalogue: the same keys, any text. */
export type Words<Defaults extends Catalogue> = {
  readonly [Group in keyof Defaults]: Readonly<Record<keyof Defaults[Group], string>>;
};

/** A branch's own words, of this catalogue or of others. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** The catalogue with a branch's own words laid over it. */
export function mergeWording<Defaults extends Catalogue>(defaults: Defaults, own: OwnWords): Words<Defaults> {
  const groups = Object.entries(defaults).map(([group, words]) => [group, { ...words, ...own[group] }] as const);
  return { ...defaults, ...Object.fromEntries(groups) };
}
