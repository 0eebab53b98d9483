import type { Cart, CartLine } from '@wutong/domain';
import { COVER, courseName, institutionName } from '../shared/courses.ts';
import { at, range } from '../shared/range.ts';

const GROUPS = 25;
const LINES = 20;

function line(index: number): CartLine {
  const id = String(100_000 + index);
  return {
    courseId: id,
    course: {
      id,
      name: courseName(index),
      cover: COVER,
      categoryIds: [String(index % 30)],
      studyForm: at([1, 2, 3], index),
      hours: 4 + (index % 9),
      price: 9_900 + (index % 40) * 1_250,
      originalPrice: null,
      validDays: 365,
    },
    selected: false,
    available: true,
  };
}

/** 500 courses of 25 institutions, none of them chosen yet. */
export const CART: Cart = {
  groups: range(GROUPS).map((group) => ({
    institutionId: String(100 + group),
    institutionName: institutionName(group),
    lines: range(LINES).map((index) => line(group * LINES + index)),
  })),
};

/** Words of the bar at the foot. */
export const WORDS = { title: '购物车', all: '全选', selected: '已选', unit: '门', total: '合计', checkout: '去结算' } as const;

/** The name of a line's remove button. */
export function removeLabel(name: string): string {
  return `移除《${name}》`;
}

/** Address of a course. */
export function hrefOf(courseId: string): string {
  return `#/course/${courseId}`;
}
