import { toIsoTime, toStudyForm, type CategoryNode, type Chapter, type CourseSummary } from '@wutong/domain';
import type { CourseRow, listCategories, listOutline } from './courses.repository.ts';

/** A course as lists show it. */
export function presentCourse(row: CourseRow): CourseSummary {
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    categoryIds: [row.category1_id, row.category2_id, row.category3_id],
    categoryName: row.category_name,
    institutionId: row.institution_id,
    institutionName: row.institution_name,
    lecturerName: row.lecturer_name,
    studyForm: toStudyForm(row.teaching_method),
    hours: Number(row.hours),
    price: row.price_fen,
    originalPrice: row.original_price_fen,
    validDays: row.valid_days,
    learnerCount: row.learner_count,
    score: row.score === null ? null : Number(row.score),
    publishedAt: toIsoTime(row.create_time.getTime()),
  };
}

/** The outline of a course; how far each lesson is watched is for its owner only. */
export function presentOutline(rows: Awaited<ReturnType<typeof listOutline>>, owned: boolean): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const row of rows) {
    const chapter = chapters.get(row.chapter_id) ?? { id: row.chapter_id, name: row.chapter_name, lessons: [] };
    chapters.set(row.chapter_id, chapter);
    chapter.lessons.push({
      id: row.id,
      name: row.name,
      duration: row.seconds || (row.duration_seconds ?? 0),
      freePreview: row.free_preview,
      watched: owned ? (row.watched_seconds ?? 0) : null,
    });
  }
  return [...chapters.values()];
}

/** The category tree of three levels. */
export function presentTree(rows: Awaited<ReturnType<typeof listCategories>>) {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const leaves = (parent: string) =>
    (childrenOf.get(parent) ?? []).map(({ id, name }): CategoryNode & { children: never[] } => ({ id, name, children: [] }));
  const branches = (parent: string) =>
    (childrenOf.get(parent) ?? []).map(({ id, name }) => ({ id, name, children: leaves(id) }));
  return (childrenOf.get(null) ?? []).map(({ id, name }) => ({ id, name, children: branches(id) }));
}
