import type { ReactNode } from 'react';
import type { cartWording } from './cart.ts';
import type { certificateWording } from './certificate.ts';
import type { checkoutWording } from './checkout.ts';
import type { courseWording } from './course.ts';
import type { datesWording } from './dates.ts';
import type { formWording } from './form.ts';
import type { inputsWording } from './inputs.ts';
import type { examReviewWording } from './exam-review.ts';
import type { examWording } from './exam.ts';
import type { centreWording } from './centre.ts';
import type { institutionWording } from './institution.ts';
import type { readingWording } from './reading.ts';
import type { loginWording } from './login.ts';
import type { presenceWording } from './presence.ts';
import type { invoiceWording } from './invoice.ts';
import type { orderWording } from './order.ts';
import type { registerWording } from './register.ts';
import type { searchWording } from './search.ts';
import type { studyWording } from './study.ts';
import type { supportWording } from './support.ts';
import type { recordsWording } from './records.ts';
import type { tableWording } from './table.ts';
import type { uploadWording } from './upload.ts';
import type { Words } from './merge.ts';
import type { defaultWording } from './wording.ts';
import { OwnWordsContext } from './wording-hook.ts';

/** Every word of the house, whichever page brings it. */
export type Wording = Words<
  & typeof defaultWording
  & typeof cartWording
  & typeof certificateWording
  & typeof checkoutWording
  & typeof courseWording
  & typeof datesWording
  & typeof formWording
  & typeof inputsWording
  & typeof uploadWording
  & typeof examReviewWording
  & typeof examWording
  & typeof centreWording
  & typeof institutionWording
  & typeof readingWording
  & typeof loginWording
  & typeof presenceWording
  & typeof invoiceWording
  & typeof orderWording
  & typeof registerWording
  & typeof searchWording
  & typeof studyWording
  & typeof supportWording
  & typeof recordsWording
  & typeof tableWording
>;

/** What a branch may say differently. */
export type WordingOverride = { readonly [Group in keyof Wording]?: Partial<Wording[Group]> };

/** Lays a branch's own words over the default Chinese catalogues. */
export function WordingProvider({ wording, children }: { wording: WordingOverride; children: ReactNode }) {
  return <OwnWordsContext value={wording}>{children}</OwnWordsContext>;
}
