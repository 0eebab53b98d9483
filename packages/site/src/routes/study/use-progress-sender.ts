import { useCallback, useEffect, useState } from 'react';
import type { WatchProgress } from '@wutong/domain';
import { reportProgress } from '@wutong/contract/calls/video';
import { useSite } from '../../shell/site-context.ts';
import type { ProgressOutbox } from './progress-outbox.ts';

/** Whether the last position has reached the server. */
export type Saving = 'saved' | 'saving' | 'unsaved';

/**
 * Sends positions of a lesson. One that could not be sent waits in the outbox and goes out when the
 * connection is back or the lesson is opened again.
 */
export function useProgressSender(
  lessonId: string | null,
  outbox: ProgressOutbox | null,
  onStored: (progress: WatchProgress) => void,
) {
  const { client } = useSite();
  const [saving, setSaving] = useState<Saving>('saved');

  const send = useCallback(
    async (id: string, position: number) => {
      setSaving('saving');
      try {
        const stored = await client.call(reportProgress, { id, position });
        outbox?.sent(id, position);
        onStored(stored);
        setSaving('saved');
      } catch {
        setSaving('unsaved');
      }
    },
    [client, onStored, outbox],
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

  return { saving, send };
}
