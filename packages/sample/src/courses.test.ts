import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';

const catalogue = createCatalogue();
const courses = [...catalogue.courses()];
const leaves = new Map(
  catalogue.categories.flatMap((top) =>
    top.children.flatMap((second) => second.children.map((leaf) => [[top.id, second.id, leaf.id].join(), leaf.name])),
  ),
);

/** The part of the courses for which something holds. */
function share(holds: (course: (typeof courses)[number]) => boolean): number {
  return courses.filter(holds).length / courses.length;
}

describe('the sample courses', () => {
  it('have names of their own', () => {
    expect(new Set(courses.map(({ name }) => name)).size).toBe(courses.length);
  });

  it('belong to a leaf that exists', () => {
    expect(courses.filter((course) => leaves.get(course.categoryIds.join()) !== course.categoryName)).toEqual([]);
  });

  it('reach every branch that has leaves', () => {
    const reached = new Set(courses.map(({ categoryIds }) => categoryIds[1]));
    const branches = catalogue.categories.flatMap((top) => top.children).filter(({ children }) => children.length > 0);
    expect(branches.filter(({ id }) => !reached.has(id)).map(({ name }) => name)).toEqual([]);
  });

  it('are taught in their field, by an institution that teaches it', () => {
    for (const course of courses) {
      const lecturer = catalogue.lecturers.find(({ id }) => id === course.lecturerId);
      const institution = catalogue.institutions.find(({ id }) => id === course.institutionId);
      expect([lecturer?.name, lecturer?.categoryIds[1]]).toEqual([course.lecturerName, course.categoryIds[1]]);
      expect(institution?.name).toBe(course.institutionName);
      expect(institution?.categoryIds).toContain(course.categoryIds[0]);
    }
  });

  it('are mostly on sale, with every other status among them', () => {
    expect(share(({ status }) => status === 3)).toBeGreaterThan(0.8);
    expect(share(({ status }) => status === 3)).toBeLessThan(0.95);
    expect([...new Set(courses.map(({ status }) => status))].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('keep learners and evaluations for those on sale', () => {
    const drafts = courses.filter(({ status }) => status !== 3);
    expect(drafts.filter(({ learnerCount, evaluationCount, score }) => learnerCount || evaluationCount || score)).toEqual([]);
  });

  it('are priced in whole fen, some free, some below an older price', () => {
    const amounts = courses.flatMap(({ price, originalPrice }) => [price, originalPrice ?? 0]);
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    expect(share(({ price }) => price === 0)).toBeGreaterThan(0.08);
    expect(share(({ price }) => price === 0)).toBeLessThan(0.35);
    expect(share(({ originalPrice }) => originalPrice !== null)).toBeGreaterThan(0.1);
    expect(courses.filter(({ price, originalPrice }) => originalPrice !== null && originalPrice <= price)).toEqual([]);
  });

  it('come in all three forms; place and dates belong to a classroom alone', () => {
    expect([...new Set(courses.map(({ studyForm }) => studyForm))].toSorted()).toEqual([1, 2, 3]);
    const datesOf = ({ enrolUntil, startsAt, endsAt }: (typeof courses)[number]) => [enrolUntil, startsAt, endsAt];
    const video = courses.filter(({ studyForm }) => studyForm === 1);
    const classroom = courses.filter(({ studyForm }) => studyForm !== 1);
    expect(video.filter((course) => course.place !== null || datesOf(course).some((time) => time !== null))).toEqual([]);
    expect(classroom.filter((course) => course.place === null || datesOf(course).includes(null))).toEqual([]);
    expect(classroom.filter((course) => datesOf(course).toSorted().join() !== datesOf(course).join())).toEqual([]);
  });

  it('count hours by halves, valid days by whole days, and marks by tenths up to 5', () => {
    expect(courses.filter(({ hours }) => !Number.isInteger(hours * 2) || hours <= 0)).toEqual([]);
    expect(courses.filter(({ validDays }) => !Number.isInteger(validDays) || validDays < 90)).toEqual([]);
    expect(courses.filter(({ score }) => score !== null && !/^[4-5](\.\d)?$/.test(String(score)))).toEqual([]);
  });

  it('belong to the year that their name speaks of', () => {
    expect(courses.filter(({ name, year }) => name.includes('2026') && year !== 2026)).toEqual([]);
    expect(courses.filter(({ year, publishedAt }) => !publishedAt.startsWith(String(year)))).toEqual([]);
  });

  it('begin a larger catalogue unchanged', () => {
    const larger = createCatalogue({ courses: 5_000 });
    expect(courses.map(({ index }) => larger.courseAt(index))).toEqual(courses);
  });
});
