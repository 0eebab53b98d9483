/** The words of the follow toggle in its two states (spec section 2, institution mini-site). */
export const FOLLOW_LABELS = { followed: '已关注', notFollowed: '未关注' } as const;

/** What is said once the toggle has been answered (spec section 8). */
export const FOLLOW_MESSAGES = { followed: '关注成功', unfollowed: '取消关注成功' } as const;

/** The state of the follow toggle as a word. */
export function followLabel(followed: boolean): string {
  return followed ? FOLLOW_LABELS.followed : FOLLOW_LABELS.notFollowed;
}

/** The sentence for the state that a press of the toggle led to. */
export function followMessage(followed: boolean): string {
  return followed ? FOLLOW_MESSAGES.followed : FOLLOW_MESSAGES.unfollowed;
}
