import { enabledRoutes } from '../catalogue/enabled.ts';
import { BranchMistake, type Branch } from './branch.ts';

/**
 * Declares a branch and checks what types can't say. Throws BranchMistake, so that a mistake stops the
 * build instead of reaching a learner.
 */
export function defineBranch(branch: Branch): Branch {
  const mistake = (field: string, reason: string) => new BranchMistake(branch.key, field, reason);
  if (!/^[a-z][a-z0-9-]*$/.test(branch.key)) throw mistake('key', 'use lower-case letters, digits and dashes');
  if (branch.platformName.trim() === '') throw mistake('platformName', 'say what the site is called');
  if (branch.hosts.length === 0) throw mistake('hosts', 'name at least one host');
  if (branch.identity === 0 && branch.deptId !== '') {
    throw mistake('deptId', 'the main platform has an empty department; set identity to 1 for a sub-platform');
  }
  const values = branch.searchTypes.map((type) => type.value);
  if (new Set(values).size !== values.length) throw mistake('searchTypes', 'two search types have the same value');

  const enabled = enabledRoutes(branch);
  for (const entry of branch.menu) {
    if ('route' in entry && !enabled.has(entry.route)) {
      throw mistake('menu', `${entry.route} is not enabled; take it out of the menu or out of routesOff`);
    }
    if ('external' in entry && !/^https?:\/\//.test(entry.external)) {
      throw mistake('menu', `${entry.label} must lead to an http or https address`);
    }
  }
  return branch;
}
