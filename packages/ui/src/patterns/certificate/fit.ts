import type { CertificateItem } from '@wutong/domain';

/** How closely a certificate is set, so that all of it stands on one A4 page. */
export type Fit = 'roomy' | 'dense' | 'tight' | 'small' | 'tiny';

/** What the sheet has for its courses in one setting: characters on a line of a name, and heights in px of A4 at 96 dpi. */
interface Setting {
  fit: Fit;
  chars: number;
  /** A row of one line, and each line more. */
  row: number;
  line: number;
  /** All rows together, with some lines left over for long words elsewhere. */
  room: number;
}

const SETTINGS: readonly Setting[] = [
  { fit: 'roomy', chars: 18, row: 33, line: 20.2, room: 360 },
  { fit: 'dense', chars: 24, row: 29, line: 17.7, room: 420 },
  { fit: 'tight', chars: 33, row: 25, line: 15.2, room: 496 },
  { fit: 'small', chars: 38, row: 23, line: 13.9, room: 530 },
];

/** Characters on a line of the columns beside the name. */
const CATEGORY = 6;
const RESULT = 4;

function linesOf(item: Pick<CertificateItem, 'courseName' | 'categoryName' | 'examResult'>, chars: number): number {
  const lines = [item.courseName.length / chars, item.categoryName.length / CATEGORY, item.examResult.length / RESULT];
  return Math.max(1, ...lines.map(Math.ceil));
}

/**
 * The setting for some courses, the largest in which they have room. Counted by characters rather than measured, so
 * that the server draws what the printer gets; a test prints the fullest sheet of each setting.
 */
export function fitOf(items: readonly Pick<CertificateItem, 'courseName' | 'categoryName' | 'examResult'>[]): Fit {
  const fits = ({ chars, row, line, room }: Setting): boolean =>
    items.reduce((sum, item) => sum + row + (linesOf(item, chars) - 1) * line, 0) <= room;
  return SETTINGS.find(fits)?.fit ?? 'tiny';
}
