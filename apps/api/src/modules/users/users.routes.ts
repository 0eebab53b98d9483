import { NotSignedIn, type HandlersOf } from '../../platform/http/index.ts';
import { presentUser } from './users.presenter.ts';
import { findUserById } from './users.repository.ts';

/** The caller's own account. */
export const userHandlers: HandlersOf<'userDetail'> = {
  async userDetail(_input, { db, caller, platform }) {
    const user = await findUserById(db, platform.tenantId, caller.userId);
    if (!user) throw new NotSignedIn();
    return presentUser(user);
  },
};
