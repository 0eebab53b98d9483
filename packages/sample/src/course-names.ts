import type { StudyForm } from '@wutong/domain';
import type { LeafPlace } from './categories.ts';

/** One way to name a course of a leaf. */
export interface NameVariant {
  subject: string;
  name: string;
  studyForm: StudyForm;
}

const CITIES = ['盐城', '南通', '连云港', '淮安', '宿迁', '徐州', '泰州', '扬州', '镇江', '常州', '无锡', '苏州', '南京'];

/** Every way to name a course of a leaf: each subject with each ending that reads well after it. */
export function nameVariants({ words, group, field }: LeafPlace): NameVariant[] {
  const [, ...subjects] = words;
  const { video, inPerson, trainingClass } = group.endings ?? field.endings;
  const endings: readonly [StudyForm, readonly string[]][] = [
    [1, video],
    [2, inPerson],
    [3, trainingClass],
  ];
  return subjects.flatMap((subject) =>
    endings.flatMap(([studyForm, texts]) =>
      texts
        .filter((text) => !stutters(subject, text))
        .map((text) => ({ subject, name: subject + text, studyForm })),
    ),
  );
}

/** Tells repeated runs of one course apart, as classes are: `（南通第2期）`. Run 0 has no mark. */
export function runMark(run: number): string {
  if (run === 0) return '';
  const city = CITIES[(run - 1) % CITIES.length] ?? '';
  return `（${city}第${Math.floor((run - 1) / CITIES.length) + 1}期）`;
}

/**
 * Whether an ending repeats a word of the subject: mostly two characters, or a second “与” after the first.
 */
function stutters(subject: string, ending: string): boolean {
  if (subject.includes('与') && ending.includes('与')) return true;
  for (let at = 0; at + 2 <= ending.length; at += 1) {
    if (subject.includes(ending.slice(at, at + 2))) return true;
  }
  return false;
}
