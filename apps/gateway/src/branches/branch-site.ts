import type { IncomingMessage, ServerResponse } from 'node:http';

/** The look of a page before any script runs. */
export type Dress = {
  /** Value of `data-brand` on the root element. */
  readonly brand: string;
  /** Base and theme styles as text. */
  readonly css: string;
};

/** A branch as the gateway serves it: from its build, or from a development server. */
export type BranchSite = {
  /** Key by which domain records name the branch. */
  readonly key: string;
  /** index.html with the gateway's markers still in it, for a path of the site. */
  readonly template: (path: string) => Promise<string>;
  /** Answers with a file of the branch; false when it has none of that path. */
  readonly sendFile: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** What a page in the theme of that key wears. */
  readonly dress: (themeKey: string) => Promise<Dress>;
  /** Path -> title of every route that this branch has switched on. */
  readonly routes: () => Promise<ReadonlyMap<string, string>>;
};
