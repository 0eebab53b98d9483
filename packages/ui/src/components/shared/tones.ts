import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** The four ways a message can be meant; each has a shape of its own, so that colour is never alone. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** How a message is meant. */
export type Tone = keyof typeof toneIcons;
