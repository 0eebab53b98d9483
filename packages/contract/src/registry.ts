import type { Operation } from './operation.ts';
import { operations } from './operations/index.ts';

/**
 * Checks a table of operations: each stands under its own name, and no two answer the same method and
 * path. Throws on the first that does not, so that a mistake shows when the program loads.
 */
export function checkedOperations(table: Readonly<Record<string, Operation>>): readonly Operation[] {
  const routes = new Map<string, string>();
  for (const [key, operation] of Object.entries(table)) {
    if (operation.name !== key) throw new Error(`Operation ${operation.name} is exported as ${key}`);
    const route = `${operation.method} ${operation.path.replace(/\{[^}]+\}/g, '{}')}`;
    const rival = routes.get(route);
    if (rival) throw new Error(`Operations ${rival} and ${key} both answer ${route}`);
    routes.set(route, key);
  }
  return Object.values(table);
}

/** Every operation of the wire, checked. */
export const allOperations: readonly Operation[] = checkedOperations(operations);
