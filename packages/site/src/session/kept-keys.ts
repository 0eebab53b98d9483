/** What of the institution that the visitor came through is kept by name; the one thing that outlives a logout. */
export const TRAIN_ID = 'trainId';

/** The department id of the host's platform, stored again after a logout (spec section 4). */
export const DEPT_ID = 'deptId';

/** The permission map of who is signed in (spec section 3, local store). */
export const PERMISSIONS = 'permission';

/** Whose work this tab holds: drafts and keys of a checkout belong to one user. */
export const OWNER = 'owner';
