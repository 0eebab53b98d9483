import type { StudyForm } from './course.ts';

const STUDY_FORM_LABELS: Record<StudyForm, string> = { 1: '视频课程', 2: '面授课程', 3: '培训班' };

/** The word for a study form; blank for anything else (spec section 2). */
export function studyFormLabel(form: StudyForm | null): string {
  return form === null ? '' : STUDY_FORM_LABELS[form];
}

/** All study forms with their words, in the order of their codes. */
export const STUDY_FORMS: readonly { value: StudyForm; label: string }[] = [
  { value: 1, label: STUDY_FORM_LABELS[1] },
  { value: 2, label: STUDY_FORM_LABELS[2] },
  { value: 3, label: STUDY_FORM_LABELS[3] },
];

/** Study hours as a reader sees them: `12 学时`, `1.5 学时`. */
export function formatHours(hours: number): string {
  return `${Number(hours.toFixed(1))} 学时`;
}

/** How long a purchase lasts: `365 天`, or `长期有效` without end. */
export function formatValidity(validDays: number | null): string {
  return validDays === null ? '长期有效' : `${validDays} 天`;
}
