import type { Method, Placement } from '../operation.ts';

/**
 * How a value is read from the wire. A text names a kind, with `?` where it may be null; a list of one
 * reads each element; an object reads field by field, `inside<wire` where the names differ.
 */
export type Read = string | readonly [Read] | { readonly [field: string]: Read };

/** How a field is sent: where, under which name if another, and as which kind. */
export type Send = readonly [placement: Placement, wire?: string, kind?: string];

/**
 * A call as browsers know it: plain data, generated from the contract's literal. It carries the
 * literal's types and none of its schemas.
 */
export interface Call<Input, Output> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly send: { readonly [field: string]: Send };
  readonly read: Read;
  /** True when the body is the output itself, without envelope. */
  readonly raw?: true;
  /** True when it may be sent again after a failure. */
  readonly repeatable?: true;
  /** Never present; they carry the types. */
  readonly input?: Input;
  readonly output?: Output;
}

/** What a call takes. */
export type CallInput<C> = C extends Call<infer I, unknown> ? I : never;

/** What a call answers. */
export type CallOutput<C> = C extends Call<unknown, infer O> ? O : never;
