import { coursePercent, toIsoTime, type PurchasedCourse, type StudiedCourse } from '@wutong/domain';
import { presentCourse, type CourseRow } from '../courses/index.ts';
import type { listPurchases } from './enrolments.repository.ts';
import type { listLessons, listStudied } from './lessons.repository.ts';

type Purchase = Awaited<ReturnType<typeof listPurchases>>[number];
type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];
type StudiedRow = Awaited<ReturnType<typeof listStudied>>[number];

/** A bought course with how far it is watched and the lesson to go on with. */
export function presentPurchase(purchase: Purchase, course: CourseRow, lessons: readonly LessonRow[]): PurchasedCourse {
  const last = lessonToGoOnWith(lessons);
  return {
    course: presentCourse(course),
    percent: coursePercent(lessons.map((lesson) => ({
      watched: lesson.watched_seconds ?? 0,
      total: lesson.seconds || (lesson.duration_seconds ?? 0),
    }))),
    lastLessonId: last?.id ?? null,
    lastLessonName: last?.name ?? null,
    boughtAt: toIsoTime(purchase.created_at.getTime()),
    validUntil: purchase.valid_until === null ? null : toIsoTime(purchase.valid_until.getTime()),
  };
}

/** A course as its hours need it: finished once every video of it was watched to the end. */
export function presentStudied(row: StudiedRow): StudiedCourse {
  const finishedAt = row.completed === row.videos ? row.last_completed_at : null;
  return { hours: Number(row.hours), completedAt: finishedAt && toIsoTime(finishedAt.getTime()) };
}

/** The lesson that was watched last, else the first. */
function lessonToGoOnWith(lessons: readonly LessonRow[]): LessonRow | undefined {
  const [first, ...others] = lessons;
  return others.reduce((last, lesson) => (studiedAt(lesson) > studiedAt(last ?? lesson) ? lesson : last), first);
}

function studiedAt(lesson: LessonRow): number {
  return lesson.updated_at?.getTime() ?? 0;
}
