declare module 'virtual:wutong/props' {
  /** A prop of a component, as its type declares it. */
  export interface PropFact {
    readonly name: string;
    /** The type in full: `"sm" | "md"`, `readonly MenuItem[]`. */
    readonly type: string;
    /** The declarations of the project's own types in it; empty where there are none. */
    readonly detail: string;
    /** The texts to choose from, where the type is nothing else. */
    readonly options: readonly string[];
    readonly required: boolean;
    /** From the comment above it. */
    readonly description: string;
    /** The value that is taken when it is left out; empty where there is none. */
    readonly standard: string;
  }

  /** Props by the path of the component's story file without its ending: `packages/ui/src/components/menu/Menu`. */
  export type PropFacts = Readonly<Record<string, readonly PropFact[]>>;

  /** The props of every component that has stories. */
  export const props: PropFacts;
}
