import { buildScale, darkBase, lightBase } from '../tokens/index.ts';
import type { Density, ScaleTokens, SchemeTokens, TypeChoice } from '../tokens/index.ts';
import { houseLogo, resolveLogo, type Logo, type LogoDefinition } from './logo.ts';

/** Any part of a tree, at any depth. */
export type PartialTree<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartialTree<T[K]> };

/** What a branch may say about its look; everything it leaves out is the house's. */
export interface ThemeDefinition {
  /** The value of `data-brand`; lower case, digits and dashes. */
  readonly key: string;
  /** The brand's name for people (Storybook's toolbar). */
  readonly name: string;
  /** Corner of controls in px; the others follow from it. */
  readonly corner?: number;
  readonly density?: Density;
  /** Fonts and sizes. */
  readonly type?: TypeChoice;
  /** The mark beside the platform's name; left out, the house's leaf. */
  readonly logo?: LogoDefinition;
  readonly light?: PartialTree<SchemeTokens>;
  readonly dark?: PartialTree<SchemeTokens>;
}

/** A theme with every token resolved. */
export interface Theme {
  readonly key: string;
  readonly name: string;
  readonly scale: ScaleTokens;
  readonly logo: Logo;
  readonly light: SchemeTokens;
  readonly dark: SchemeTokens;
}

/** Refuses keys that `Shape` does not have, at every depth, also where the value is not a literal. */
type Exact<Shape, T> = T extends string | number | readonly string[]
  ? T
  : { [K in keyof T]: K extends keyof Shape ? Exact<NonNullable<Shape[K]>, T[K]> : never };

function overlay<T extends object>(base: T, part: PartialTree<T> | undefined): T;
function overlay(base: object, part: object | undefined): object {
  const parts: Record<string, unknown> = { ...part };
  return Object.fromEntries(
    Object.entries(base).map(([key, value]: [string, unknown]) => {
      const own = parts[key];
      if (typeof value !== 'object' || value === null) return [key, own ?? value];
      return [key, overlay(value, typeof own === 'object' && own !== null ? own : undefined)];
    }),
  );
}

/**
 * Makes a whole theme of a branch's partial one. An unknown key is a type error.
 * Throws when the key could not stand in an attribute selector (design section 6).
 */
export function defineTheme<const T extends ThemeDefinition>(definition: T & Exact<ThemeDefinition, T>): Theme {
  const { key, name, corner = 8, density = 'comfortable', type, logo = houseLogo, light, dark }: ThemeDefinition = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(key)) throw new Error(`A theme's key is lower case, digits and dashes: ${key}`);
  return {
    key,
    name,
    scale: buildScale(corner, density, type),
    logo: resolveLogo(name, logo),
    light: overlay(lightBase, light),
    dark: overlay(darkBase, dark),
  };
}
