import { describe, expect, it } from 'vitest';
import { EVERY_COURSE, type CourseFilter } from '@wutong/domain';
import { memoryStore } from '../../session/storage.ts';
import { progressOutbox } from '../study/progress-outbox.ts';
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts';
import { changeFilter, readCourseFilter, writeCourseFilter } from './course-filter-url.ts';
import { searchInput } from './search-input.ts';

const toQuery = (filter: CourseFilter) =>
  new URLSearchParams(Object.entries(writeCourseFilter(filter)).map(([name, value]) => [name, String(value)]));

describe('a course filter in the address', () => {
  it('comes back as it was written', () => {
    const filter: CourseFilter = { ...EVERY_COURSE, categoryPath: ['1', '2', '3'], studyForm: 2, charge: 'paid', sort: 'newest', page: 4 };
    expect(readCourseFilter(toQuery(filter))).toEqual(filter);
  });

  it('that asks for nothing leaves the address bare', () => {
    expect(toQuery(EVERY_COURSE).toString()).toBe('');
  });

  it('typed by hand never breaks the page', () => {
    const wild = new URLSearchParams('ids=1,x,<b>&form=9&charge=maybe&sort=__proto__&page=-3');
    expect(readCourseFilter(wild)).toEqual({ ...EVERY_COURSE, categoryPath: ['1'] });
  });

  it('starts again at page 1 when anything else changes', () => {
    expect(changeFilter({ ...EVERY_COURSE, page: 5 }, { sort: 'newest' }).page).toBe(1);
    expect(changeFilter(EVERY_COURSE, { page: 3 }).page).toBe(3);
  });
});

describe('the course search', () => {
  it('always asks for status 3', () => {
    expect(searchInput(EVERY_COURSE).status).toBe(3);
  });

  it('narrows free and paid by price in fen', () => {
    expect(searchInput({ ...EVERY_COURSE, charge: 'free' }).maxPrice).toBe(0);
    expect(searchInput({ ...EVERY_COURSE, charge: 'paid' }).minPrice).toBe(1);
  });
});

describe('the key of a checkout', () => {
  it('is the same after a reload and in whatever order the courses come', () => {
    const tab = memoryStore();
    expect(checkoutKey(tab, ['1', '2'], 100)).toBe(checkoutKey(tab, ['2', '1'], 100));
  });

  it('is another one for other courses, another sum, and after the order is placed', () => {
    const tab = memoryStore();
    const first = checkoutKey(tab, ['1'], 100);
    expect(checkoutKey(tab, ['1', '2'], 100)).not.toBe(first);
    expect(checkoutKey(tab, ['1'], 200)).not.toBe(first);
    forgetCheckoutKey(tab, ['1'], 100);
    expect(checkoutKey(tab, ['1'], 100)).not.toBe(first);
  });
});

describe('a position that waits to be sent', () => {
  it('stays until just that position has arrived', () => {
    const outbox = progressOutbox(memoryStore(), '7');
    outbox.put('1', 30.9);
    outbox.put('1', 41);
    outbox.sent('1', 30);
    expect(outbox.waiting('1')).toBe(41);
    outbox.sent('1', 41);
    expect(outbox.waiting('1')).toBeNull();
  });

  it('is seen by its learner alone', () => {
    const store = memoryStore();
    progressOutbox(store, '7').put('1', 30);
    expect(progressOutbox(store, '8').waiting('1')).toBeNull();
  });
});
