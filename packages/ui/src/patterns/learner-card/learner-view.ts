import type { YearHours } from '@wutong/domain';

/** The lesson to go on with. */
export interface ContinueWith {
  courseName: string;
  lessonName: string;
  href: string;
}

/** A learner who has signed in. */
export interface LearnerView {
  kind: 'user';
  name: string;
  avatar: string | null;
  /** Hours of this year against what is asked for; null where the branch does not count them. */
  hours: YearHours | null;
  continueWith: ContinueWith | null;
  studyHref: string | null;
}

/** What the home page knows of the reader. */
export type LearnerCardView = { kind: 'loading' } | { kind: 'guest'; onSignIn: () => void } | LearnerView;
