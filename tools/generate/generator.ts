/** A file that a generator wants to have: its path from the root of the repository and its whole text. */
export type GeneratedFile = { readonly path: string; readonly text: string };

/** Reads a file of the repository by its path from the root; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

/** What a generator asks for, in the order in which the answers may be given on the command line. */
export type Question = {
  readonly name: string;
  readonly message: string;
};

/** The answers by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Writes one kind of thing in the shape that the house expects of it.
 *
 * `files` is pure: it reads what is there through `read` and answers whole files, so that a test can
 * compare them. It throws a plain sentence when the answers do not fit the house.
 */
export type Generator = {
  readonly name: string;
  readonly description: string;
  readonly questions: readonly Question[];
  readonly files: (answers: Answers, read: ReadFile) => readonly GeneratedFile[];
  /** True when the browser calls or docs/coverage.md must be written anew afterwards. */
  readonly regenerates: boolean;
  /** What is left to do by hand, one sentence each. */
  readonly next: (answers: Answers) => readonly string[];
};

/** The answer to a question; throws when it was left empty. */
export function answerTo(answers: Answers, question: string): string {
  const answer = answers[question]?.trim() ?? '';
  if (answer === '') throw new Error(`${question} is needed`);
  return answer;
}
