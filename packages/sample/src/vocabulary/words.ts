/** A leaf category and the subjects that courses in it are about: `[name, ...subjects]`. */
export type LeafWords = readonly [name: string, ...subjects: string[]];

/** What may follow a subject in the name of a course, by study form; an empty text leaves the subject alone. */
export interface EndingWords {
  video: readonly string[];
  inPerson: readonly string[];
  trainingClass: readonly string[];
}

/** What courses of a field aim at and how they are built. */
export interface TeachingWords {
  /** Ends of the sentence 本课程围绕“{s}”，… */
  aims: readonly string[];
  /** What a learner takes along; `{s}` as in the outline. */
  outcomes: readonly string[];
  /** Ordered chapters: the first opens and the last closes every course, those between are chosen. */
  outline: readonly OutlineWords[];
}

/** A second-level category: its leaves, who learns there and who teaches there. */
export interface GroupWords {
  name: string;
  /** Professional title of the group's lecturer. */
  lecturerTitle: string;
  /** Whom its courses are for, as a phrase. */
  audience: string;
  /** Where the field's endings would not fit its subjects, its own. */
  endings?: EndingWords;
  /** Where the field's way of teaching would not fit its subjects, its own. */
  teaching?: TeachingWords;
  leaves: readonly LeafWords[];
}

/**
 * A chapter of a field's outline. `{s}` stands for the subject of the course, `{l}` for its leaf category.
 */
export interface OutlineWords {
  title: string;
  lessons: readonly string[];
}

/** The words of one top-level category, from which its courses are composed. */
export interface FieldWords extends TeachingWords {
  name: string;
  /** Hue of the drawn covers, 0 to 359. */
  hue: number;
  /** Whether its courses count as public-needs courses (公需科目) or as professional ones (专业科目). */
  hourKind: 'public' | 'professional';
  /** Yuan a study hour of video usually costs, from and to. */
  hourlyYuan: readonly [from: number, to: number];
  groups: readonly GroupWords[];
  endings: EndingWords;
}
