import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_CATEGORY_TEXT,
  INLINE_LEAVES,
  formatCategoryPath,
  nodesAlong,
  parseCategoryPath,
} from './category.ts';

const id = fc.stringMatching(/^\d{1,19}$/);

describe('a category path in the address', () => {
  it('comes back as it went: up to three ids joined by commas', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 3 }), (path) => {
        expect(parseCategoryPath(formatCategoryPath(path))).toEqual(path);
      }),
    );
  });

  it('is at most three numeric ids, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = parseCategoryPath(text);
        expect(path.length).toBeLessThanOrEqual(3);
        expect(path.every((part) => /^\d{1,19}$/.test(part))).toBe(true);
      }),
    );
  });

  it('ends at the third id', () => expect(parseCategoryPath('1,2,3,4')).toEqual(['1', '2', '3']));

  it.each([[null], [undefined], [''], [','], ['a,b'], ['1 or 1=1']])('is empty for %j', (text) => {
    expect(parseCategoryPath(text)).toEqual([]);
  });
});

describe('the nodes along a path', () => {
  const leaf = { id: '111', name: '护理', children: [] };
  const branch = { id: '11', name: '医疗', children: [leaf] };
  const tree = [
    { id: '2', name: '工程', children: [] },
    { id: '1', name: '卫生', children: [branch] },
  ];

  it('are found as far as they exist', () => {
    expect(nodesAlong(tree, ['1', '11', '111']).map(({ name }) => name)).toEqual(['卫生', '医疗', '护理']);
    expect(nodesAlong(tree, ['1', '99', '111']).map(({ name }) => name)).toEqual(['卫生']);
    expect(nodesAlong(tree, [])).toEqual([]);
  });

  it('stand below each other: a leaf is not found from the root', () => {
    expect(nodesAlong(tree, ['111'])).toEqual([]);
  });
});

describe('the category panel', () => {
  it('shows ten leaves inline and the exact text for none', () => {
    expect([INLINE_LEAVES, EMPTY_CATEGORY_TEXT]).toEqual([10, '该栏目暂无具体分类信息']);
  });
});
