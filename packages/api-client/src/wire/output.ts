import { UnreadableValue, readValue, type Call } from '@wutong/contract/calls';
import { ContractError } from '../errors.ts';
import type { Outcome } from './outcome.ts';
import type { WireAnswer } from './transport.ts';

/** An outcome that the session has no part in. */
export type SettledOutcome = Exclude<Outcome, { kind: 'unauthorized' }>;

/** The output of a call in its inside types; throws what the outcome means, or ContractError naming the field. */
export function outputOf<Output>(
  call: Call<unknown, Output>,
  answer: WireAnswer,
  outcome: SettledOutcome,
): Output {
  if (outcome.kind === 'failed') throw outcome.error;
  try {
    // The read map was generated from the schema that Output is the type of: reading is the check.
    return readValue(call.read, outcome.data) as Output;
  } catch (thrown) {
    if (thrown instanceof UnreadableValue)
      throw new ContractError(thrown.path, answer.header('X-Request-Id'));
    throw thrown;
  }
}
