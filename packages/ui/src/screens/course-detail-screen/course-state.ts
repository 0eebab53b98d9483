import type { Chapter, CourseDetail, CourseSummary, Lesson } from '@wutong/domain';
import type { VideoState } from '../../patterns/video-player/index.ts';
import type { ScreenState } from '../state.ts';

/** What the course page is in. */
export type CourseDetailState = ScreenState<{
  course: CourseDetail;
  outline: readonly Chapter[];
  related: readonly CourseSummary[];
}>;

/** What the reader may do about the course now. */
export type BuyPanelView =
  | { kind: 'buyable'; onAddToCart: () => void; onBuyNow: () => void; pending: 'cart' | 'now' | null }
  | { kind: 'inCart'; cartHref: string; onBuyNow: () => void; pending: 'now' | null }
  | { kind: 'owned'; studyHref: string }
  /** `reason` says why, in the reader's words. */
  | { kind: 'unavailable'; reason: string };

/** A free lesson that is open on the course page. */
export interface PreviewView {
  lesson: Lesson;
  video: VideoState;
}
