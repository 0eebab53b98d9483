/** How often something may be done within a span of time. */
export interface Limit {
  /** Most uses within the span. */
  uses: number;
  /** Seconds. */
  span: number;
}

/** Every limit of the server in one place. Vendors of SMS allow 1 a minute, 5 an hour and 10 a day for a number. */
export const limits = {
  smsToPhone: [
    { uses: 1, span: 60 },
    { uses: 5, span: 3_600 },
    { uses: 10, span: 86_400 },
  ],
  smsFromAddress: [{ uses: 60, span: 3_600 }],
  captchaFromAddress: [{ uses: 120, span: 60 }],
  wrongPassword: [{ uses: 10, span: 900 }],
  signInFromAddress: [{ uses: 120, span: 900 }],
  clientLogFromAddress: [{ uses: 30, span: 60 }],
  /** Wrong tries for which one SMS code lives. */
  smsCodeTries: 5,
  /** Lifetimes in seconds. */
  captchaLife: 120,
  smsCodeLife: 300,
  accessTokenLife: 7_200,
  refreshTokenLife: 7 * 86_400,
  /** Seconds for which the immediate predecessor of a refresh token still works: two tabs, one lost answer. */
  refreshGrace: 10,
} as const satisfies Record<string, number | readonly Limit[]>;

/** The limits by name; a test may pass others. */
export type Limits = { readonly [K in keyof typeof limits]: (typeof limits)[K] extends number ? number : readonly Limit[] };
