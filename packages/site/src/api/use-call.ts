import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call } from '@wutong/contract/calls';
import { useSession } from '../session/use-session.ts';
import { useSite } from '../shell/site-context.ts';

/**
 * Reads a call and keeps its answer. The key is the call's name, whose answer it is, and the input, so
 * that no user is ever shown what was kept for another. `null` as input reads nothing.
 */
export function useCall<Input extends object, Output>(
  call: Call<Input, Output>,
  input: Input | null,
  options?: SWRConfiguration<Output>,
): SWRResponse<Output> {
  const { client } = useSite();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.user.id : '';
  const key = input === null ? null : [call.name, owner, input];
  return useSWR<Output>(key, input === null ? null : () => client.call(call, input), options);
}
