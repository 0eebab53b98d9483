import { describe, expect, it } from 'vitest';
import { createCatalogue } from '@wutong/sample';
import { ENGINES, useDatabase } from '../testing/database.ts';
import { EMBEDDED_LIMIT, seedCatalogue, seedIfEmpty, TooManyCourses } from './seed-catalogue.ts';

describe.each(ENGINES)('the sample catalogue on %s', (engine) => {
  const database = useDatabase(engine);
  const count = async (table: 'course' | 'courseware' | 'category' | 'news' | 'banner') => {
    const { rows } = await database.db.selectFrom(table).select((row) => row.fn.countAll<string>().as('count')).execute()
      .then((found) => ({ rows: found }));
    return Number(rows[0]?.count);
  };

  it('is loaded once, whole, with drafts that public reads must hide', async () => {
    expect(await seedIfEmpty(database)).toBe(true);
    const before = await count('courseware');
    const catalogue = createCatalogue({ courses: 264 });
    expect(await count('course')).toBe(264);
    expect(before).toBe([...catalogue.courses()].reduce((sum, course) => sum + course.lessonCount, 0));
    expect(await count('news')).toBe(catalogue.news.length);
    expect(await count('banner')).toBe(catalogue.banners.length);
    expect(await seedIfEmpty(database)).toBe(false);
    const drafts = await database.db.selectFrom('course').select('id').where('status', '<>', 3).execute();
    expect(drafts.length).toBeGreaterThan(0);
  });

  it('grows when more is asked for, and repeats nothing', async () => {
    const shown: [number, number][] = [];
    await seedCatalogue(database, { courses: 300, onProgress: (done, total) => shown.push([done, total]) });
    expect(await count('course')).toBe(300);
    expect(shown.at(-1)).toEqual([300, 300]);
  });
});

describe('a catalogue that is too large for the embedded engine', () => {
  const database = useDatabase('embedded');

  it('is declined in one sentence before anything is written', async () => {
    const error: unknown = await seedCatalogue(database, { courses: EMBEDDED_LIMIT + 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TooManyCourses);
    expect(String(error)).toContain('DATABASE_URL=');
    expect(await database.db.selectFrom('category').select('id').execute()).toEqual([]);
  });
});
