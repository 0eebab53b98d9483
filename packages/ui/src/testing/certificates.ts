import { buildCourse } from '@wutong/sample';
import type { Certificate, CertificateItem, StudyForm } from '@wutong/domain';
import { LONGEST_NAME } from './commerce.ts';

const FORMS: readonly (StudyForm | null)[] = [1, 2, 3, 1, null];
const RESULTS = ['合格', '92 分', '优秀'];

/** A course of a certificate; every sixth has a name at its longest, every fifth no study form. */
export function certificateItem(index = 0, overrides: Partial<CertificateItem> = {}): CertificateItem {
  const course = buildCourse({}, index * 7);
  return {
    courseName: index % 6 === 1 ? LONGEST_NAME : course.name,
    categoryName: course.categoryName,
    studyForm: FORMS[index % FORMS.length] ?? null,
    hours: [12, 8, 1.5, 6][index % 4] ?? 2,
    belongYear: 2026,
    examResult: RESULTS[index % RESULTS.length] ?? '合格',
    ...overrides,
  };
}

/** The courses of a certificate. */
export function certificateItems(count: number): CertificateItem[] {
  return Array.from({ length: count }, (_, index) => certificateItem(index));
}

/** A certificate of five courses; its ID-card number is the example of the standard, nobody's. */
export function certificate(overrides: Partial<Certificate> = {}): Certificate {
  return {
    id: '900000000000000128', name: '陈思远', idCard: '11010519491231002X', unit: '江海市第一建筑安装工程有限公司',
    code: 'WT-2026-000128', createdAt: '2026-11-21T09:00:00+08:00', periodDescription: null, items: certificateItems(5),
    ...overrides,
  };
}

/** A signature as its call answers it: strokes of a pen, as a base64 picture. */
export const SIGNATURE_IMAGE = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60" fill="none" stroke="#1d1d1f" stroke-width="2.4" stroke-linecap="round">' +
  '<path d="M10 22c12-4 26-8 38-9M28 8c-2 14-8 28-18 38M26 24c6 8 14 16 24 20M66 12c-2 10-4 20-10 30M60 22c10-2 20-3 26-6M76 8v36c0 4-4 6-10 2"/>' +
  '<path d="M100 14c8 2 18 0 26-4M112 6c0 16-2 30-16 42M104 30c12-4 24-6 34-14M128 26c2 8 8 14 20 16"/></svg>',
)}`;
