/** A tree of token values; leaves are CSS values. */
export interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

/** The same tree with every leaf turned into a `var(...)` reference. */
export type TokenReferences<T> = { readonly [K in keyof T]: T[K] extends string ? string : TokenReferences<T[K]> };

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lists a tree as `[custom property, value]` pairs: `color.text.muted` -> `--wt-color-text-muted`. */
export function toVariables(tree: object, prefix = '--wt'): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = `${prefix}-${kebab(key)}`;
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'object' && value !== null ? toVariables(value, name) : [];
  });
}

/** Turns a tree of values into a tree of references to their custom properties. */
export function toReferences<T extends object>(tree: T, prefix?: string): TokenReferences<T>;
export function toReferences(tree: object, prefix = '--wt'): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      const name = `${prefix}-${kebab(key)}`;
      return [key, typeof value === 'object' && value !== null ? toReferences(value, name) : `var(${name})`];
    }),
  );
}
