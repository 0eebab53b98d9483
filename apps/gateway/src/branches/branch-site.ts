import type { IncomingMessage, ServerResponse } from 'node:http';

/** A branch as the gateway serves it: from its build, or from a development server. */
export type BranchSite = {
  /** Key by which domain records name the branch. */
  readonly key: string;
  /** Key of the branch's own theme. */
  readonly themeKey: string;
  /** index.html with the gateway's markers still in it, for a path of the site. */
  readonly template: (path: string) => Promise<string>;
  /** Answers with a file of the branch; false when it has none of that path. */
  readonly sendFile: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** Base and theme styles by key of the theme; of the branch's own where the key is not known. */
  readonly css: (themeKey: string) => Promise<string>;
  /** Path -> title of every route that this branch has switched on. */
  readonly routes: () => Promise<ReadonlyMap<string, string>>;
};
