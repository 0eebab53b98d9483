import type { Operation } from '../../src/operation.ts';
import { callKey, type ListedCall } from './lists.ts';
import type { SiteRoute } from './site-routes.ts';
import { importedFrom, isTest, type Sources } from './sources.ts';

/** What there is of a listed call. */
export interface CallCoverage {
  call: ListedCall;
  /** The operation that declares it; undefined while the call is open. */
  operation: Operation | undefined;
  /** Files that answer it. */
  handlers: string[];
  /** Paths of the routes that call it, and files of the site or client outside any route that do. */
  screens: string[];
  tests: string[];
  stories: string[];
}

/** Looks up what there is of each listed call, in the order of the list. */
export function coverCalls(
  calls: readonly ListedCall[],
  operations: readonly Operation[],
  routes: readonly SiteRoute[],
  sources: Sources,
): CallCoverage[] {
  const byKey = new Map(operations.map((operation) => [callKey(operation), operation]));
  return calls.map((call) => {
    const operation = byKey.get(callKey(call));
    if (!operation) return { call, operation, handlers: [], screens: [], tests: [], stories: [] };
    const callers = routes.filter((route) => route.calls.includes(operation.name));
    return {
      call,
      operation,
      handlers: handlersOf(operation.name, sources),
      screens: [...callers.map((route) => route.path), ...callersOutsideRoutes(operation.name, sources)],
      tests: testsOf(operation, sources),
      stories: [...new Set(callers.flatMap((route) => route.stories))].toSorted(),
    };
  });
}

function handlersOf(name: string, sources: Sources): string[] {
  // A handler stands in its table under the operation's name: `name: ...`, `name,` or `async name(...)`.
  const entry = new RegExp(`^\\s*(?:async )?${name}\\s*[:,(]`, 'm');
  return filesWhere(
    sources,
    (path, text) => /^apps\/api\/src\/modules\/.+\.routes\.ts$/.test(path) && entry.test(text),
  );
}

function callersOutsideRoutes(name: string, sources: Sources): string[] {
  return filesWhere(
    sources,
    (path, text) =>
      /^packages\/(site\/src\/(?!routes\/)|api-client\/src\/)/.test(path) &&
      !isTest(path) &&
      importsCall(text, name),
  );
}

/**
 * Tests name an operation as `operations.name` or `'name'`, open a title with `name 404`, import its call, or send to its path. The contract's
 * own tests walk every operation and are not listed.
 */
function testsOf(operation: Operation, sources: Sources): string[] {
  const { name } = operation;
  const path = operation.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/\'"`\\s]+');
  // A name of one word, like `token`, may be quoted for any other reason.
  const quoted = /[A-Z]/.test(name) ? `|(?<!<)'${name}'` : '';
  const titled = `|['"\`]${name} \\d{3}\\b`;
  const named = new RegExp(`operations\\.${name}\\b|(?<=['"\`/])${path}(?=['"\`?\\s])${quoted}${titled}`);
  return filesWhere(
    sources,
    (file, text) =>
      isTest(file) && !file.startsWith('packages/contract/') && (named.test(text) || importsCall(text, name)),
  );
}

function importsCall(text: string, name: string): boolean {
  return importedFrom(text, /^@wutong\/contract\/calls\//).includes(name);
}

function filesWhere(sources: Sources, matches: (path: string, text: string) => boolean): string[] {
  return [...sources].filter(([path, text]) => matches(path, text)).map(([path]) => path);
}
