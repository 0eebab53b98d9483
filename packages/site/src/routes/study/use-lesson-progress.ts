import { useCallback, useEffect, useMemo, useState } from 'react';
import { lessonProgress, reportProgress } from '@wutong/contract/calls/video';
import { useCall } from '../../api/use-call.ts';
import { useLearner } from '../../session/use-learner.ts';
import { useSite } from '../../shell/site-context.ts';
import { progressOutbox } from './progress-outbox.ts';

/** Whether the last position has reached the server. */
export type Saving = 'saved' | 'saving' | 'unsaved';

/**
 * Where the learner is in a lesson, and the way to keep it. A position that could not be sent waits in
 * the browser and is sent when the connection is back.
 */
export function useLessonProgress(lessonId: string | null) {
  const { client, local } = useSite();
  const learner = useLearner();
  const userId = learner?.id ?? null;
  const outbox = useMemo(() => (userId ? progressOutbox(local, userId) : null), [local, userId]);
  // What the page shows must not jump back to an older position while the lesson is playing.
  const { data, error, mutate } = useCall(lessonProgress, lessonId && userId ? { id: lessonId } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const [saving, setSaving] = useState<Saving>('saved');

  const send = useCallback(
    async (lesson: string, position: number) => {
      setSaving('saving');
      try {
        const stored = await client.call(reportProgress, { id: lesson, position });
        outbox?.sent(lesson, position);
        await mutate(stored, { revalidate: false });
        setSaving('saved');
      } catch {
        setSaving('unsaved');
      }
    },
    [client, mutate, outbox],
  );

  const report = useCallback(
    (seconds: number) => {
      if (!lessonId || !outbox) return;
      const position = Math.floor(seconds);
      outbox.put(lessonId, position);
      void send(lessonId, position);
    },
    [lessonId, outbox, send],
  );

  useEffect(() => {
    if (!lessonId || !outbox) return;
    const resend = () => {
      const position = outbox.waiting(lessonId);
      if (position !== null) void send(lessonId, position);
    };
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [lessonId, outbox, send]);

  const startAt = (lessonId && outbox?.waiting(lessonId)) || (data?.position ?? 0);
  return { read: { data, error }, startAt, saving, report, retry: () => void mutate() };
}
