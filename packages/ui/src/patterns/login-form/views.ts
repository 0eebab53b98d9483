/** The two ways to sign in (spec section 4). */
export type LoginMode = 'sms' | 'password';

/** The picture whose characters are typed in; `image` is a data address. */
export type CaptchaView = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; image: string };

/** Where the SMS code stands; `secondsLeft` counts down from 60 (spec section 9), by whoever owns the clock. */
export type SmsCodeView = { status: 'idle' } | { status: 'sending' } | { status: 'waiting'; secondsLeft: number };
