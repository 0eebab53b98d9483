import { useCallback } from 'react';
import type { Call } from '@wutong/contract/calls';
import { toastOf, toFailure } from '../errors/failure.ts';
import { useSite } from '../shell/site-context.ts';

/** How an action ended: with its answer, or with the sentence that the user should read beside it. */
export type Acted<Output> = { ok: true; value: Output } | { ok: false; message: string; toasted: boolean };

/**
 * Carries out calls that change something. An error is shown by the one table of errors; where that
 * table shows nothing (no network), the screen that acted says `message` itself.
 */
export function useAct() {
  const { client, toasts } = useSite();
  return useCallback(
    async <Input extends object, Output>(call: Call<Input, Output>, input: Input): Promise<Acted<Output>> => {
      try {
        return { ok: true, value: await client.call(call, input) };
      } catch (error) {
        const text = toastOf(error);
        if (text) toasts.show('danger', text);
        return { ok: false, message: toFailure(error).message, toasted: text !== null };
      }
    },
    [client, toasts],
  );
}
