// Generated from the operations of group client-log by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** Takes runtime errors that browsers have queued, a batch at a time. */
export const reportErrors: Call<InputOfName<'reportErrors'>, OutputOfName<'reportErrors'>> = {"name":"reportErrors","method":"POST","path":"blade-log/error/save-batch","send":{"entries":["json"]},"read":"none","repeatable":true};
