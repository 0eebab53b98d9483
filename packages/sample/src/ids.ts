/**
 * What an id stands for. The prefix makes each id a 19-digit number of 64 bits that a JavaScript number
 * can not hold, so that code which loses the last digits is found out by the sample data already.
 */
const PREFIXES = {
  category: '1101',
  institution: '1202',
  lecturer: '1303',
  course: '1404',
  chapter: '1505',
  courseware: '1606',
  news: '1707',
  faq: '1808',
  banner: '1909',
} as const;

/** The id of the thing of this kind with this number (0 to 15 digits), as a 64-bit decimal string. */
export function sampleId(kind: keyof typeof PREFIXES, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number > 999_999_999_999_999) {
    throw new RangeError(`no ${kind} id for ${number}`);
  }
  return PREFIXES[kind] + String(number).padStart(15, '0');
}
