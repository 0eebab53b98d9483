import type { StudyForm } from '../course/course.ts';
import type { IsoTime } from '../time/time.ts';

/** One course of a certificate (spec section 3, certificate item). */
export interface CertificateItem {
  courseName: string;
  /** Professional category. */
  categoryName: string;
  /** How it was taught; null for what the product does not know, whose label is blank. */
  studyForm: StudyForm | null;
  /** Study hours (学时). */
  hours: number;
  /** The year for which they count. */
  belongYear: number;
  /** Result of the examination as it was given: 合格, 92 分. */
  examResult: string;
}

/** A certificate of study hours (spec section 3, certificate). */
export interface Certificate {
  id: string;
  name: string;
  /** The holder's ID-card number; masked already where the asking person may not see it. */
  idCard: string;
  /** Where the holder works; null for who has not said it. */
  unit: string | null;
  code: string;
  createdAt: IsoTime;
  /** The description of the hours in the issuer's words; null lets the page add them up. */
  periodDescription: string | null;
  items: readonly CertificateItem[];
}

/** All hours of a certificate. One decimal at most, as hours are given, and without the errors of floating point. */
export function totalHours(items: readonly Pick<CertificateItem, 'hours'>[]): number {
  let tenths = 0;
  for (const { hours } of items) tenths += Math.round(hours * 10);
  return tenths / 10;
}
