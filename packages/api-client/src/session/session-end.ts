/**
 * How a session ended. `refresh-refused`: the back end refused the refresh token; `not-renewable`: there
 * is no refresh token, or renewing is switched off; `still-refused`: even the new token was answered
 * with a body code of 401, which ends a session (spec section 8).
 */
export type SessionEnd = 'refresh-refused' | 'not-renewable' | 'still-refused';
