import type { Fen } from '../money/money.ts';
import type { CategoryPath } from '../category/category.ts';
import type { StudyForm } from './course.ts';

/** How a list of courses is ordered. */
export type CourseSort = 'relevance' | 'newest' | 'popular' | 'priceUp' | 'priceDown';

/** The orders a reader can choose from, with their words. */
export const COURSE_SORTS: readonly { value: CourseSort; label: string }[] = [
  { value: 'relevance', label: '综合' },
  { value: 'newest', label: '最新' },
  { value: 'popular', label: '最多学习' },
  { value: 'priceUp', label: '价格从低到高' },
  { value: 'priceDown', label: '价格从高到低' },
];

/** What a reader asked a list of courses to show; all of it lives in the URL. */
export interface CourseFilter {
  categoryPath: CategoryPath;
  keyword: string;
  studyForm: StudyForm | null;
  /** `free` and `paid` narrow by price; `all` does not. */
  charge: 'all' | 'free' | 'paid';
  sort: CourseSort;
  /** Page number from 1. */
  page: number;
}

/** Courses on one page of a grid: full rows at two, three and four columns. */
export const COURSES_PER_PAGE = 12;

/** A list that asks for nothing in particular. */
export const EVERY_COURSE: CourseFilter = {
  categoryPath: [],
  keyword: '',
  studyForm: null,
  charge: 'all',
  sort: 'relevance',
  page: 1,
};

/** One page of a longer list. */
export interface Page<T> {
  records: T[];
  /** Records on all pages together. */
  total: number;
  /** Page number from 1. */
  current: number;
  /** Number of pages; 0 when there is nothing. */
  pages: number;
}

/** A course in a list as prices narrow it; kept here so that both ends agree on the bounds. */
export function priceBounds(charge: CourseFilter['charge']): { minPrice?: Fen; maxPrice?: Fen } {
  if (charge === 'free') return { maxPrice: 0 };
  return charge === 'paid' ? { minPrice: 1 } : {};
}
