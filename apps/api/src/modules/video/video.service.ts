import { operations } from '@wutong/contract';
import { toIsoTime } from '@wutong/domain';
import { refusal, type Context } from '../../platform/http/index.ts';
import { knownLesson } from './access.service.ts';

/** Seconds that an address lives beyond the length of its video: pauses, and a look back. */
const SPARE_SECONDS = 3_600;

/**
 * Where the video of a lesson can be read for a while. Buyers may, and anyone may for a free preview of a course on
 * sale; for all others, visitors too, it is 403, so that the page can say what to do.
 */
export async function videoAddress(lessonId: string, context: Context) {
  const { lesson, owned } = await knownLesson(lessonId, context);
  if (!owned && !lesson.freePreview) throw refusal(operations.lessonVideo, 403);
  if (lesson.file === null) throw refusal(operations.lessonVideo, 404);
  const expiresAt = new Date(context.clock.now().getTime() + (lesson.seconds + SPARE_SECONDS) * 1000);
  return {
    url: context.providers.files.addressOf(lesson.file, expiresAt),
    duration: lesson.seconds,
    expiresAt: toIsoTime(expiresAt.getTime()),
  };
}
