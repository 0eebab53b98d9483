/** One thing a check found wrong: where it stands and what is wrong with it, in plain words. */
export type Finding = {
  /** A path relative to the root of the repository, with `:line` where a line is known. */
  readonly where: string;
  /** What is wrong there. */
  readonly what: string;
};

/**
 * One named promise about the repository.
 *
 * `run` receives the absolute path of the repository's root, so that a test can point it at a small
 * tree of its own, and answers what breaks the promise: nothing when all is well. A check that cannot
 * be carried out (a tool that does not start) throws; the runner counts that as a failure.
 */
export type Check = {
  readonly name: string;
  /** What the check promises when it is `ok`. */
  readonly promise: string;
  /** What to do when it failed. */
  readonly wayOut: string;
  readonly run: (root: string) => Promise<readonly Finding[]>;
};
