import { USER_TYPE, type UserInfo } from '@wutong/domain';
import { useSession } from './use-session.ts';

/** The signed-in learner; null for a visitor or an enterprise. */
export function useLearner(): UserInfo | null {
  const session = useSession();
  return session.status === 'signedIn' && session.type === USER_TYPE.learner ? session.user : null;
}
