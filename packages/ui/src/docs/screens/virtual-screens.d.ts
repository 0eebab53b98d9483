declare module 'virtual:wutong/screens' {
  /** A page of the site on which a screen stands. */
  export interface RouteFact {
    /** Its name in the catalogue of routes. */
    readonly name: string;
    readonly path: string;
    /** Its name in the page title. */
    readonly title: string;
    readonly needs: string;
    readonly query: readonly string[];
  }

  /** A call that the pages of a screen may make. */
  export interface CallFact {
    readonly name: string;
    readonly method: string;
    readonly path: string;
    /** What it gives or does, from the contract. */
    readonly does: string;
  }

  /** A part that a screen is made of. */
  export interface PartFact {
    readonly floor: 'components' | 'patterns';
    readonly folder: string;
    /** Used by the screen's own files, or only by a part of it. */
    readonly direct: boolean;
  }

  /** What a screen is, as its sources and those of the site say it. */
  export interface ScreenFacts {
    /** `cart-screen` */
    readonly folder: string;
    readonly routes: readonly RouteFact[];
    readonly calls: readonly CallFact[];
    readonly parts: readonly PartFact[];
    /** The wording files that it speaks from. */
    readonly wording: readonly string[];
    /** The type of its state, as its source declares it; null where it has but one. */
    readonly state: string | null;
  }

  /** An icon of the set that is in use. */
  export interface IconFact {
    /** Its name in the set: `ShoppingCart`. */
    readonly name: string;
    /** The folders of components, patterns and screens that show it. */
    readonly folders: readonly string[];
  }

  /** Every screen of the design system, gathered from the sources when Storybook is started. */
  export const screens: readonly ScreenFacts[];

  /** The icons that are in use, by name. */
  export const icons: readonly IconFact[];
}
