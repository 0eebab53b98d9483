import { describe, expect, it } from 'vitest';
import { bundleOf } from '../fixtures/bundle.ts';

const TEN_CALLS = `
  import { readValue, writeValue } from '@wutong/contract/calls';
  import { courseById, courseIntroduction, courseOutline, searchCourses } from '@wutong/contract/calls/courses';
  import { addToCart, cartList, removeFromCart } from '@wutong/contract/calls/cart';
  import { inspectOrder, orderDetail, saveOrder } from '@wutong/contract/calls/orders';
  globalThis.used = [readValue, writeValue, courseById, courseIntroduction, courseOutline, searchCourses,
    addToCart, cartList, removeFromCart, inspectOrder, orderDetail, saveOrder];
`;

/** What only the literals of the server hold: the schema library's own names, audiences and summaries. */
const SERVER_ONLY = /_zod|ZodMini|ZodError|zod|audience|Lists courses on sale/;

describe('ten calls and their reader in a browser', () => {
  it('weigh less than 3 kB and hold nothing that only servers need', async () => {
    const { code, gzip } = await bundleOf(TEN_CALLS);
    expect(code).toContain('training/course/search-page');
    expect(code).not.toMatch(SERVER_ONLY);
    expect(gzip).toBeLessThan(3 * 1024);
  });

  it('are not weighed down by calls that nobody imported', async () => {
    const { code } = await bundleOf(TEN_CALLS);
    expect(code).not.toContain('training/course/relatedCourse');
  });

  it('would be found out: the literals do hold it', async () => {
    const { code } = await bundleOf(
      `import { operations } from '@wutong/contract'; globalThis.used = operations;`,
    );
    expect(code).toMatch(SERVER_ONLY);
  });
});
