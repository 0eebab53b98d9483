import type { Operation, OperationName, Operations, InputOfName, OutputOfName } from '@wutong/contract';
import type { DomainRecord, UserType } from '@wutong/domain';
import type { Database } from '../db/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Providers } from '../providers/index.ts';
import type { Clock, Ids, Log, Random } from '../runtime/index.ts';

/** Somebody without a valid session. */
export interface Visitor {
  kind: 'visitor';
}

/** A signed-in user. */
export interface SignedIn {
  kind: 'user';
  userId: string;
  /** 1 learner, 2 enterprise. */
  type: UserType;
  /** The sign-in that the token belongs to. */
  familyId: string;
}

/** Who calls. */
export type Caller = Visitor | SignedIn;

/** The platform that a call is for, with the tenant that leads all its keys. */
export interface Platform extends DomainRecord {
  tenantId: string;
}

/** What the whole server shares; made once, passed in everywhere. */
export interface Services {
  db: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  limits: Limits;
  providers: Providers;
  log: Log;
  /** Signs what leaves the server and comes back. */
  secret: string;
  /** Address of the API's own host, without a slash at the end. */
  apiUrl: string;
}

/** What a handler may use besides its input. */
export interface Context<C extends Caller = Caller> extends Services {
  caller: C;
  platform: Platform;
  requestId: string;
  /** Address of the caller, for limits only. */
  address: string;
}

/** Who can reach the handler of an operation: the audience is enforced before it runs. */
export type CallerOf<T extends Operation> = T['audience'] extends 'public' ? Caller : SignedIn;

/** The function that answers an operation: decoded input in, inside types out; the border encodes them. */
export type Handler<N extends OperationName> = (
  input: InputOfName<N>,
  context: Context<CallerOf<Operations[N]>>,
) => Promise<OutputOfName<N>>;

/** The handlers of some operations by name; a missing one is a type error. */
export type HandlersOf<N extends OperationName> = { readonly [Name in N]: Handler<Name> };
