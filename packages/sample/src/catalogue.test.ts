import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';

const catalogue = createCatalogue();
const courses = [...catalogue.courses()];
const onSale = courses.filter((course) => course.status === 3);
const curricula = courses.map((course) => catalogue.curriculum(course));

/** Whatever the catalogue says, as one list of texts. */
function texts(): string[] {
  const everything = [catalogue.categories, catalogue.institutions, catalogue.lecturers, catalogue.news];
  const parts = [...everything, catalogue.faqs, catalogue.banners, courses, curricula];
  return [...JSON.stringify(parts).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '');
}

describe('the sample catalogue', () => {
  it('is the same for the same seed', () => {
    const again = createCatalogue();
    expect([...again.courses()]).toEqual(courses);
    expect([again.institutions, again.lecturers, again.news, again.banners]).toEqual([
      catalogue.institutions,
      catalogue.lecturers,
      catalogue.news,
      catalogue.banners,
    ]);
    expect(courses.map((course) => again.curriculum(course))).toEqual(curricula);
  });

  it('differs for another seed, but keeps its categories', () => {
    const other = createCatalogue({ seed: 7 });
    const same = [...other.courses()].filter((course, at) => course.name === courses[at]?.name);
    expect(same.length).toBeLessThan(10);
    expect(other.lecturers.map(({ name }) => name)).not.toEqual(catalogue.lecturers.map(({ name }) => name));
    expect(other.categories).toEqual(catalogue.categories);
  });

  it('has the numbers that the product asks for', () => {
    expect(courses).toHaveLength(264);
    expect(catalogue.institutions.length).toBeGreaterThanOrEqual(12);
    expect(catalogue.lecturers.length).toBeGreaterThanOrEqual(40);
    expect(catalogue.news.filter(({ type, status }) => type === '1' && status === 1).length).toBeGreaterThanOrEqual(12);
    expect(catalogue.news.filter(({ type, status }) => type === '3' && status === 1).length).toBeGreaterThanOrEqual(8);
    expect(catalogue.faqs.length).toBeGreaterThanOrEqual(20);
    expect(catalogue.banners.length).toBeGreaterThanOrEqual(3);
  });

  it('has drafts among its articles, which public reads must not show', () => {
    expect(catalogue.news.filter(({ status }) => status !== 1).length).toBeGreaterThanOrEqual(4);
  });

  it('never gives one id twice, and no id that a JavaScript number could hold', () => {
    const ids = [
      ...catalogue.categories.flatMap((top) => [top, ...top.children, ...top.children.flatMap((second) => second.children)]),
      ...catalogue.institutions,
      ...catalogue.lecturers,
      ...catalogue.news,
      ...catalogue.faqs,
      ...catalogue.banners,
      ...courses,
      ...curricula.flat(),
      ...curricula.flat().flatMap((chapter) => chapter.lessons),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^\d{19}$/.test(id) || BigInt(id) >= 2n ** 63n || Number.isSafeInteger(Number(id)))).toEqual([]);
  });

  it('gives no two institutions, lecturers, articles or questions the same name', () => {
    for (const names of [
      catalogue.institutions.map(({ name }) => name),
      catalogue.lecturers.map(({ name }) => name),
      catalogue.news.map(({ title }) => title),
      catalogue.faqs.map(({ question }) => question),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('says nothing that is a placeholder or came out of a broken template', () => {
    const found = texts().filter((text) =>
      /lorem|ipsum|foo\b|xxx|todo|tbd|占位|待补充|此处|某某|测试数据|undefined|NaN|\[object|\{[a-z]\}/i.test(text),
    );
    expect(found).toEqual([]);
  });

  it('uses only simple HTML and links no picture', () => {
    const html = [...courses, ...catalogue.institutions].map(({ introduction }) => introduction);
    html.push(...catalogue.news.map((article) => article.html));
    const tags = new Set(html.join('').match(/<[^>]*>/g)?.map((tag) => tag.replace('/', '')));
    expect([...tags].toSorted()).toEqual(['<h3>', '<li>', '<p>', '<strong>', '<ul>']);
    expect(texts().filter((text) => /https?:|\.(png|jpe?g|svg|gif|webp)/i.test(text))).toEqual([]);
  });

  it('writes every time as ISO with the offset of China, none published after the catalogue was made', () => {
    const published = [...courses, ...catalogue.news].map(({ publishedAt }) => publishedAt);
    expect(published.filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/.test(time))).toEqual([]);
    expect(published.filter((time) => Date.parse(time) > Date.parse('2026-10-15T23:59:59+08:00'))).toEqual([]);
  });

  it('leads its banners only to what a visitor may see', () => {
    const targets = catalogue.banners.map(({ target }) => target);
    const shown = [...onSale, ...catalogue.categories].map(({ id }) => id);
    const ids = targets.flatMap((target) => {
      if (target.kind === 'course') return [target.courseId];
      return target.kind === 'category' ? target.categoryIds : [];
    });
    expect(ids).toHaveLength(targets.length);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  });

  it('refuses a number of courses that is none, and a course outside of it', () => {
    expect(() => createCatalogue({ courses: -1 })).toThrow(RangeError);
    expect(() => createCatalogue({ courses: 1.5 })).toThrow(RangeError);
    expect(() => catalogue.courseAt(264)).toThrow(RangeError);
    expect(createCatalogue({ courses: 0 }).banners.every(({ target }) => target.kind !== 'course')).toBe(true);
  });
});
