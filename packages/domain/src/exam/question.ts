/** The four kinds of question (spec section 3; kinds are ours): one right option, several, true or false, blanks. */
export type QuestionKind = 'single' | 'multiple' | 'trueFalse' | 'fillIn';

/** A picture beside or instead of words. */
export interface QuestionPicture {
  url: string;
  /** What it shows, for those who can't see it. */
  alt: string;
}

/** One choice of a question. Its letter is its place on the paper, so that a paper may shuffle its options. */
export interface QuestionOption {
  id: string;
  text: string;
  picture: QuestionPicture | null;
}

interface Asked {
  id: string;
  /** What is asked, as plain text or HTML; never shown without cleaning. */
  stem: string;
  /** What a right answer earns; at most one decimal. */
  points: number;
}

/** A question as the one who answers it sees it. What is right travels apart from it: a paper holds no answers. */
export type Question =
  | (Asked & { kind: 'single' | 'multiple'; options: QuestionOption[] })
  | (Asked & { kind: 'trueFalse' })
  /** `blanks` is how many there are to fill in, one at least. */
  | (Asked & { kind: 'fillIn'; blanks: number });

/** What was answered, or would be right. Options by their ids; one text for each blank, in order. */
export type Answer =
  | { kind: 'single'; optionId: string }
  | { kind: 'multiple'; optionIds: readonly string[] }
  | { kind: 'trueFalse'; value: boolean }
  | { kind: 'fillIn'; texts: readonly string[] };

/** Everything that was answered on a paper, by question id. What is missing was not answered. */
export type AnswerSheet = Readonly<Record<string, Answer>>;

/** What is right. For each blank every text that is accepted, the one to show first. */
export type Solution =
  | Exclude<Answer, { kind: 'fillIn' }>
  | { kind: 'fillIn'; accepted: readonly (readonly string[])[] };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of an option by its place, from 0: A, B ... Z, then AA, AB. */
export function optionLetter(place: number): string {
  const letter = LETTERS.charAt(place % LETTERS.length);
  return place < LETTERS.length ? letter : optionLetter(Math.floor(place / LETTERS.length) - 1) + letter;
}

/** A stretch of a paper with questions of one kind. */
export interface PaperSection<Q extends Question = Question> {
  kind: QuestionKind;
  /** Place of its first question on the whole paper, from 1. */
  from: number;
  questions: Q[];
}

/** The sections of a paper: neighbours of one kind stand together, the order stays the paper's. */
export function paperSections<Q extends Question>(questions: readonly Q[]): PaperSection<Q>[] {
  const sections: PaperSection<Q>[] = [];
  questions.forEach((question, index) => {
    const last = sections.at(-1);
    if (last?.kind === question.kind) last.questions.push(question);
    else sections.push({ kind: question.kind, from: index + 1, questions: [question] });
  });
  return sections;
}

/** The sum of points, without an error of floating point. */
export function sumPoints(points: readonly number[]): number {
  return points.reduce((tenths, each) => tenths + Math.round(each * 10), 0) / 10;
}
