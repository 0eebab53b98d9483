import type { DomainRecord } from '@wutong/domain';
import type { Branch } from '../branch/branch.ts';

/**
 * Which drawing of top bar, header and footer a host gets (spec section 1: a sub-platform has its own). The branch's
 * own platform has what the branch says; a sub-platform that its build serves besides is drawn as sub-platforms are.
 */
export function lookOf(branch: Pick<Branch, 'deptId' | 'look'>, record: Pick<DomainRecord, 'deptId' | 'identity'>): Branch['look'] {
  return record.deptId === branch.deptId || record.identity === 0 ? branch.look : 'association';
}

/** The greeting of the top bar: the branch's on its own platform, else the platform's name. */
export function greetingOf(branch: Pick<Branch, 'deptId' | 'greeting'>, record: Pick<DomainRecord, 'deptId' | 'platformName'>): string {
  return record.deptId === branch.deptId ? branch.greeting : record.platformName;
}
