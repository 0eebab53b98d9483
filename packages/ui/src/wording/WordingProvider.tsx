import type { ReactNode } from 'react';
import type { cartWording } from './cart.ts';
import type { checkoutWording } from './checkout.ts';
import type { courseWording } from './course.ts';
import type { loginWording } from './login.ts';
import type { searchWording } from './search.ts';
import type { studyWording } from './study.ts';
import type { certificateWording } from './certificate.ts';
import type { invoiceWording } from './invoice.ts';
import type { orderWording } from './order.ts';
import type { Words } from './merge.ts';
import type { defaultWording } from './wording.ts';
import { OwnWordsContext } from './wording-hook.ts';

/** Every word of the house, whichever page brings it. */
export type Wording = Words<
  & typeof defaultWording
  & typeof cartWording
  & typeof checkoutWording
  & typeof courseWording
  & typeof loginWording
  & typeof certificateWording
  & typeof invoiceWording
  & typeof orderWording
  & typeof searchWording
  & typeof studyWording
>;

/** What a branch may say differently. */
export type WordingOverride = { readonly [Group in keyof Wording]?: Partial<Wording[Group]> };

/** Lays a branch's own words over the default Chinese catalogues. */
export function WordingProvider({ wording, children }: { wording: WordingOverride; children: ReactNode }) {
  return <OwnWordsContext value={wording}>{children}</OwnWordsContext>;
}
