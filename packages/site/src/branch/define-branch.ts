import { enabledRoutes, SHOPPING_ROUTES } from '../catalogue/enabled.ts';
import { ROUTE_NAMES, type RouteName } from '../catalogue/routes.ts';
import { BranchMistake, type Branch } from './branch.ts';

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text);
const isRouteName = (name: string): name is RouteName => ROUTE_NAMES.some((known) => known === name);

type Mistake = (field: string, reason: string) => BranchMistake;

function checkIdentity(branch: Branch, mistake: Mistake): void {
  if (!/^[a-z][a-z0-9-]*$/.test(branch.key)) throw mistake('key', 'use lower-case letters, digits and dashes');
  if (branch.platformName.trim() === '') throw mistake('platformName', 'say what the site is called');
  if (branch.hosts.length === 0) throw mistake('hosts', 'name at least one host');
  if (branch.identity === 0 && branch.deptId !== '') {
    throw mistake('deptId', 'the main platform has an empty department; set identity to 1 for a sub-platform');
  }
}

function checkRoutes(branch: Branch, mistake: Mistake): void {
  const elsewhere = branch.routesExternal ?? {};
  for (const name of [...branch.routesOff, ...Object.keys(elsewhere)]) {
    if (!isRouteName(name)) throw mistake('routesOff', `there is no route ${name}; the catalogue has ${ROUTE_NAMES.join(', ')}`);
  }
  for (const [name, address] of Object.entries(elsewhere)) {
    if (!isWebAddress(address)) throw mistake('routesExternal', `${name} must lead to an http or https address`);
  }
  const enabled = enabledRoutes(branch);
  const { cart, confirm, pay } = SHOPPING_ROUTES[branch.shopping];
  const missing = [cart, confirm, pay, 'paid' as const, 'paymentFailed' as const].find((name) => !enabled.has(name));
  if (enabled.has(cart) && missing) {
    throw mistake('routesOff', `the shopping variant ${branch.shopping} needs ${missing}; take it out of routesOff, or ${cart} into it`);
  }
}

function checkMenu(branch: Branch, mistake: Mistake): void {
  const enabled = enabledRoutes(branch);
  for (const entry of branch.menu) {
    if ('route' in entry && !enabled.has(entry.route)) {
      throw mistake('menu', `${entry.route} is not enabled; take it out of the menu or out of routesOff`);
    }
    if ('external' in entry && !isWebAddress(entry.external)) {
      throw mistake('menu', `${entry.label} must lead to an http or https address`);
    }
  }
}

/**
 * Declares a branch and checks what types can't say. Throws BranchMistake, so that a mistake stops the
 * build instead of reaching a learner.
 */
export function defineBranch(branch: Branch): Branch {
  const mistake: Mistake = (field, reason) => new BranchMistake(branch.key, field, reason);
  checkIdentity(branch, mistake);
  const values = branch.searchTypes.map((type) => type.value);
  if (new Set(values).size !== values.length) throw mistake('searchTypes', 'two search types have the same value');
  if (branch.analytics && !isWebAddress(branch.analytics.endpoint)) throw mistake('analytics', 'endpoint is an http or https address');
  checkRoutes(branch, mistake);
  checkMenu(branch, mistake);
  return branch;
}
