import { buildCourse, buildCurriculum } from '@wutong/sample';
import { ORDER_STATUS } from '@wutong/domain';
import type {
  Cart, CartGroup, CartLine, Chapter, CourseSummary, Order, OrderLine, Page, PurchasedCourse, WatchProgress,
} from '@wutong/domain';
import type { ScreenState } from '../screens/state.ts';

/** A course's name at its longest (40 characters). */
export const LONGEST_NAME = '注册安全工程师继续教育之危险化学品生产经营单位重大危险源辨识评估与分级管控实务课程';

/** A course on sale as lists show it; its cover is drawn. */
export function courseSummary(index = 0, overrides: Partial<CourseSummary> = {}): CourseSummary {
  const made = buildCourse({}, index * 7);
  return {
    id: made.id, name: made.name, cover: null, categoryIds: made.categoryIds, categoryName: made.categoryName,
    institutionId: made.institutionId, institutionName: made.institutionName, lecturerName: made.lecturerName,
    studyForm: made.studyForm, hours: made.hours, price: made.price, originalPrice: made.originalPrice,
    validDays: made.validDays, learnerCount: made.learnerCount, score: made.score, publishedAt: made.publishedAt,
    ...overrides,
  };
}

/** A line of a cart. */
export function cartLine(index = 0, overrides: Partial<CartLine> = {}, course: Partial<CourseSummary> = {}): CartLine {
  const made = courseSummary(index, course);
  return { courseId: made.id, course: made, selected: true, available: true, ...overrides };
}

/** A cart of two institutions: one chosen in full, one in part with a free course and one that left the shelf. */
export function cartOfTwo(): Cart {
  return {
    groups: [
      {
        institutionId: '101',
        institutionName: '江海省安全生产科学研究院培训中心',
        lines: [
          cartLine(1, {}, { name: LONGEST_NAME, price: 128_000, originalPrice: 168_000, studyForm: 1, hours: 24 }),
          cartLine(2, {}, { price: 36_000, originalPrice: null, studyForm: 2, hours: 8 }),
        ],
      },
      {
        institutionId: '102',
        institutionName: '江海护理教育中心',
        lines: [
          cartLine(3, {}, { price: 0, originalPrice: null, studyForm: 1, hours: 1.5, validDays: null }),
          cartLine(4, { selected: false }, { price: 9_900, originalPrice: 19_900, studyForm: 3 }),
          cartLine(5, { available: false }, { price: 45_000, originalPrice: null }),
        ],
      },
    ],
  };
}

/** The groups of a cart that go on to the confirmation. */
export function chosenGroups(): CartGroup[] {
  return cartOfTwo().groups.map((group) => ({
    ...group,
    lines: group.lines.filter((line) => line.selected && line.available),
  }));
}

/** An order of three courses from two institutions, waiting to be paid. */
export function pendingOrder(overrides: Partial<Order> = {}): Order {
  const lines: OrderLine[] = chosenGroups().flatMap((group) =>
    group.lines.map(({ courseId, course }) => ({
      courseId, courseName: course.name, cover: course.cover, categoryIds: course.categoryIds,
      institutionId: group.institutionId, institutionName: group.institutionName, studyForm: course.studyForm,
      hours: course.hours, price: course.price,
    })),
  );
  return {
    orderNum: '20261121090000123456', status: ORDER_STATUS.pendingPayment, total: 164_000,
    createdAt: '2026-11-21T09:00:00+08:00', expiresAt: '2026-11-21T09:30:00+08:00', paidAt: null, lines, ...overrides,
  };
}

/** A course that a learner owns, begun unless `overrides` say otherwise. */
export function purchase(index = 0, overrides: Partial<PurchasedCourse> = {}): PurchasedCourse {
  return {
    course: courseSummary(index), percent: 37, lastLessonId: '1', lastLessonName: '第二节 常用急救药品的使用与保管',
    boughtAt: '2026-03-02T10:00:00+08:00', validUntil: '2027-03-02T10:00:00+08:00', ...overrides,
  };
}

/** A page of courses in every standing: begun, not begun, done, over, and with a name at its longest. */
export function purchases(): Page<PurchasedCourse> {
  const records = [
    purchase(1, { course: courseSummary(1, { name: LONGEST_NAME }) }),
    purchase(2, { percent: 0, lastLessonId: null, lastLessonName: null }),
    purchase(3, { percent: 100, validUntil: null }),
    purchase(4, { percent: 82, validUntil: '2026-06-30T00:00:00+08:00' }),
  ];
  return { records, total: 26, current: 2, pages: 3 };
}

/** The outline of a course with what has been watched of it: a lesson done, one begun. */
export function studiedOutline(): { outline: Chapter[]; progress: Record<string, WatchProgress> } {
  const outline: Chapter[] = buildCurriculum().slice(0, 4).map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, watched: 0 })),
  }));
  const [first, second] = outline.flatMap((chapter) => chapter.lessons);
  const progress: Record<string, WatchProgress> = {};
  if (first) progress[first.id] = { lessonId: first.id, position: 0, watched: first.duration, total: first.duration };
  if (second) progress[second.id] = { lessonId: second.id, position: 12, watched: 95, total: second.duration };
  return { outline, progress };
}

/** A picture with four characters on it, as the image code comes. */
export const CAPTCHA_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 40"><text x="20" y="28" font-size="24">7 K m 4</text></svg>',
)}`;

/** The states that every screen shares, as stories and tests show them. */
export const SHARED_STATES = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  forbidden: { status: 'forbidden' },
  failed: {
    status: 'failed',
    failure: { reason: 'unavailable', message: '服务暂时不可用，请稍后再试。', requestId: 'req-20261121-0001' },
  },
} as const satisfies Record<string, ScreenState<object>>;

/** Failed because there is no network. */
export const OFFLINE = {
  status: 'failed',
  failure: { reason: 'offline', message: '请检查网络连接后再试。' },
} as const satisfies ScreenState<object>;
