import type { OperationName } from '@wutong/contract';
import type { HandlersOf } from '../platform/http/index.ts';
import { platformInfoHandlers } from './platform-info/index.ts';

/** Operations of the contract that no module answers yet. A module that lands takes its names from here. */
type Unanswered = Exclude<OperationName, 'platformByDomain' | 'loginInfoByDomain'>;

/** The handler of every operation. One that is missing, or answers in another type, does not compile. */
export const handlers: HandlersOf<Exclude<OperationName, Unanswered>> = {
  ...platformInfoHandlers,
};
