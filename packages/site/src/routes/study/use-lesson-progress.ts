import { useCallback, useMemo } from 'react';
import type { WatchProgress } from '@wutong/domain';
import { lessonProgress } from '@wutong/contract/calls/video';
import { useCall } from '../../api/use-call.ts';
import { useLearner } from '../../session/use-learner.ts';
import { useSite } from '../../shell/site-context.ts';
import { progressOutbox } from './progress-outbox.ts';
import { useProgressSender } from './use-progress-sender.ts';

/** Where the learner is in a lesson, and the way to keep it. */
export function useLessonProgress(lessonId: string | null) {
  const { local } = useSite();
  const userId = useLearner()?.id ?? null;
  const outbox = useMemo(() => (userId ? progressOutbox(local, userId) : null), [local, userId]);
  const { data, error, mutate } = useCall(lessonProgress, lessonId && userId ? { id: lessonId } : null, {
    // What the page shows must not jump back to an older position while the lesson is playing.
    revalidateOnReconnect: false,
  });
  const onStored = useCallback((stored: WatchProgress) => void mutate(stored, { revalidate: false }), [mutate]);
  const { saving, send } = useProgressSender(lessonId, outbox, onStored);

  const report = useCallback(
    (seconds: number) => {
      if (!lessonId || !outbox) return;
      const position = Math.floor(seconds);
      outbox.put(lessonId, position);
      void send(lessonId, position);
    },
    [lessonId, outbox, send],
  );

  const waiting = lessonId ? outbox?.waiting(lessonId) : null;
  return { read: { data, error }, startAt: waiting ?? data?.position ?? 0, saving, report, retry: () => void mutate() };
}
