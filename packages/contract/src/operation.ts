import type * as z from 'zod/mini';
import type { Shape } from './codecs/shape.ts';

/** The methods of the wire. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a field travels. */
export type Placement = 'path' | 'query' | 'json' | 'form' | 'headers';

/** A signed-in kind of user. */
export type Role = 'learner' | 'enterprise';

/** Who may call an operation: anyone, or the named kinds of signed-in users. */
export type Audience = 'public' | readonly Role[];

/** The kinds of rows that belong to one user. */
export type OwnedEntity = 'account' | 'cart' | 'order' | 'enrolment' | 'progress';

/**
 * Whose rows an operation touches. `none`: nobody's. `caller`: the caller's own, found by who they
 * are. `named`: rows that the input names by `key`, which must be the caller's; anyone else's answer
 * like what does not exist.
 */
export type Rows =
  | { of: 'none' }
  | { of: 'caller'; entity: OwnedEntity }
  | { of: 'named'; entity: OwnedEntity; key: string };

/** Which fields travel where. */
// The fields differ from call to call, so that only `InputOf` can name their type.
export type InputSchemas = { readonly [P in Placement]?: Shape<object> };

/** A call of the wire, declared once; everything else is derived from it. */
export interface Operation {
  /** Unique name, the same in client, handler, cache key and documentation. */
  name: string;
  /** Noun that it belongs to; also the section of the documentation. */
  group: string;
  /** One sentence of what it does. */
  summary: string;
  method: Method;
  /** Path below `/api/`, with `{name}` for each field that travels in it. */
  path: string;
  audience: Audience;
  rows: Rows;
  /** Whether sending it twice does the same as sending it once, so that it may be repeated after a failure. */
  repeatable: boolean;
  input: InputSchemas;
  /** `blade`: inside `{code, success, data, msg}`; `raw`: the body is the output itself. */
  envelope: 'blade' | 'raw';
  output: z.ZodMiniType;
  /** Business failures that it may answer, by code, with the sentence that the user reads. */
  errors: Readonly<Record<number, string>>;
}

/** Declares an operation; keeps its literal types. */
export function operation<const T extends Operation>(literal: T): T {
  return literal;
}

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
type Fields<T extends InputSchemas> = {
  [K in keyof T]: T[K] extends Shape<infer I> ? I : never;
}[keyof T];

/** All input fields of an operation, wherever they travel, in their inside types. */
export type InputOf<T extends Operation> = [keyof T['input']] extends [never]
  ? Record<never, never>
  : Simplify<UnionToIntersection<Fields<T['input']>>>;

/** What an operation answers, in its inside types. */
export type OutputOf<T extends Operation> = z.output<T['output']>;
