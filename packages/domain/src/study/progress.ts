/** How far a lesson has been watched. Both are seconds. */
export interface WatchProgress {
  lessonId: string;
  /** Where to go on. */
  position: number;
  /** Longest stretch watched so far; never goes back. */
  watched: number;
  /** Length of the lesson. */
  total: number;
}

/** Watch progress as a whole percentage; 100 when both watched and total are 0 (spec section 4). */
export function watchPercent(watched: number, total: number): number {
  if (total <= 0) return watched <= 0 ? 100 : 0;
  return Math.min(100, Math.max(0, Math.floor((watched / total) * 100)));
}

/** Progress of a whole course from its lessons: seconds watched over seconds to watch. */
export function coursePercent(lessons: readonly Pick<WatchProgress, 'watched' | 'total'>[]): number {
  let watched = 0;
  let total = 0;
  for (const lesson of lessons) {
    watched += Math.min(lesson.watched, lesson.total);
    total += lesson.total;
  }
  return lessons.length === 0 ? 0 : watchPercent(watched, total);
}

/**
 * Merges a report of the player into what is stored. The position follows the learner, what was
 * watched only grows, and neither leaves the lesson: a late or repeated report can not take hours away.
 */
export function mergeProgress(stored: WatchProgress, reportedPosition: number): WatchProgress {
  const position = Math.min(Math.max(0, Math.floor(reportedPosition)), stored.total);
  return { ...stored, position, watched: Math.max(stored.watched, position) };
}
