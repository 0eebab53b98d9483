import type { InputOf, OutputOf } from './operation.ts';
import type { OperationName, Operations } from './operations/index.ts';

/** What an operation takes, by its name. */
export type InputOfName<N extends OperationName> = InputOf<Operations[N]>;

/** What an operation answers, by its name. */
export type OutputOfName<N extends OperationName> = OutputOf<Operations[N]>;
