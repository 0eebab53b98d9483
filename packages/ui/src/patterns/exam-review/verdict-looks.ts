import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide';
import type { Verdict } from '@wutong/domain';
import type { IconShape } from '../../components/icon/index.ts';

/** The shape and tone of a verdict; its word is the domain's label. */
export const verdictLooks: Record<Verdict, { icon: IconShape; tone: 'success' | 'warning' | 'danger' }> = {
  right: { icon: CircleCheck, tone: 'success' },
  part: { icon: CircleDot, tone: 'warning' },
  wrong: { icon: CircleX, tone: 'danger' },
  unanswered: { icon: CircleDashed, tone: 'danger' },
};
