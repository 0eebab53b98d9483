/** A call of the product, as docs/lists/calls.tsv has it. */
export interface ListedCall {
  group: string;
  method: string;
  /** Path below `/api/`; `*` stands for several calls. */
  path: string;
  note: string;
}

/** A route of the product, as docs/lists/routes.tsv has it. */
export interface ListedRoute {
  path: string;
  /** `M` the main platform, `A` the association. */
  branches: string;
  needs: string;
  purpose: string;
}

/** Reads docs/lists/calls.tsv. */
export function readCallList(text: string): ListedCall[] {
  return rowsOf(text).map(([group = '', method = '', path = '', note = '']) => ({
    group,
    method,
    path,
    note,
  }));
}

/** Reads docs/lists/routes.tsv. */
export function readRouteList(text: string): ListedRoute[] {
  return rowsOf(text).map(([path = '', branches = '', needs = '', purpose = '']) => ({
    path,
    branches,
    needs,
    purpose,
  }));
}

function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** What makes two calls the same call: method, and path whatever its fields are called. */
export function callKey(call: { method: string; path: string }): string {
  return `${call.method} ${call.path.replace(/\{[^}]+\}/g, '{}')}`;
}
