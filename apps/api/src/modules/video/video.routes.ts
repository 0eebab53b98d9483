import type { HandlersOf } from '../../platform/http/index.ts';
import { keepDuration, keepProgress, progressOf } from './progress.service.ts';
import { videoAddress } from './video.service.ts';

/** Watching lessons: where the video is, and how far the caller has come. */
export const videoHandlers: HandlersOf<'lessonVideo' | 'lessonProgress' | 'reportProgress' | 'reportDuration'> = {
  lessonVideo: ({ lessonId }, context) => videoAddress(lessonId, context),
  lessonProgress: ({ id }, context) => progressOf(id, context),
  reportProgress: ({ id, position }, context) => keepProgress(id, position, context),
  reportDuration: ({ id, duration }, context) => keepDuration(id, duration, context),
};
