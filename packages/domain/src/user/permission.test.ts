import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered, isPermitted, permissionMap } from './permission.ts';
import type { PermissionNode } from './permission.ts';

const code = fc.string({ minLength: 1, maxLength: 4 });
const { node } = fc.letrec<{ node: PermissionNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.record({ code, children: fc.constant([]) }),
    fc.record({ code, children: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
}));

function leafCodes(tree: readonly PermissionNode[]): Set<string> {
  return new Set(tree.flatMap((one) => (one.children?.length ? [...leafCodes(one.children)] : [one.code])));
}

const leaf = (code: string): PermissionNode => ({ code, children: [] });

describe('the permission map', () => {
  it('allows the leaves of the tree and nothing else', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), fc.string(), (tree, other) => {
        const permissions = permissionMap(tree);
        const leaves = leafCodes(tree);
        for (const code of leaves) expect(isPermitted(permissions, code)).toBe(true);
        expect(isPermitted(permissions, other)).toBe(leaves.has(other));
      }),
    );
  });

  it('does not take a menu, or what every object has, for a permission', () => {
    const permissions = permissionMap([{ code: 'study', children: [leaf('xh')] }]);
    expect(['xh', 'study', 'toString', '__proto__'].filter((code) => isPermitted(permissions, code))).toEqual(['xh']);
  });
});

describe('a place of the personal centre', () => {
  const learner = { type: 1, permissions: permissionMap([leaf('xh')]) } as const;
  const enterprise = { type: 2, permissions: permissionMap([leaf('xh')]) } as const;

  it('is offered to its own type only', () => {
    expect(isOffered({ type: 1 }, learner)).toBe(true);
    expect(isOffered({ type: 1 }, enterprise)).toBe(false);
    expect(isOffered({}, enterprise)).toBe(true);
  });

  it('needs both its type and its permission', () => {
    expect(isOffered({ type: 1, permission: 'xh' }, learner)).toBe(true);
    expect(isOffered({ type: 1, permission: 'xh' }, enterprise)).toBe(false);
    expect(isOffered({ type: 1, permission: 'bulk' }, learner)).toBe(false);
  });
});
