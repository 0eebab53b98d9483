import type { Fen, PaymentChannel } from '@wutong/domain';

/** What every outside party has in common. */
export interface Provider {
  /** True for one that only pretends; a production server does not start with it. */
  readonly sandbox: boolean;
}

/** Sends text messages. */
export interface SmsProvider extends Provider {
  /** Sends a code for signing in; throws when the vendor does not take it. */
  sendCode(message: { phone: string; code: string }): Promise<void>;
}

/** Sends mail. */
export interface MailProvider extends Provider {
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** Draws pictures that people can read. */
export interface CaptchaProvider extends Provider {
  /** Draws the answer as a picture; answers a `data:` address. */
  draw(challenge: { key: string; answer: string }): Promise<string>;
}

/** What a payment provider needs to know to be paid. */
export interface PaymentRequest {
  /** Our number for the payment, unique in its channel. */
  outTradeNo: string;
  orderNum: string;
  subject: string;
  amount: Fen;
  expiresAt: Date;
  /** Where the provider tells how the payment ended. */
  notifyUrl: string;
}

/** A notification whose signature is right. */
export interface PaymentNotification {
  /** The provider's number for this notification; the same one may come often. */
  notifyId: string;
  outTradeNo: string;
  tradeNo: string;
  amount: Fen;
  outcome: 'paid' | 'failed';
}

/** A notification as it came. */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as text, since signatures are over bytes. */
  body: string;
}

/** Takes money through one channel. */
export interface PaymentProvider extends Provider {
  readonly channel: PaymentChannel;
  /** Announces a payment; answers the address that a QR shows. */
  request(payment: PaymentRequest): Promise<{ codeUrl: string }>;
  /** Reads a notification; undefined when its signature is wrong. */
  readNotification(raw: RawNotification): Promise<PaymentNotification | undefined>;
  /** What the provider wants to read so that it stops notifying, or repeats it. */
  reply(accepted: boolean): { status: number; type: string; body: string };
}

/** Checks a person's name against the ID number. */
export interface RealNameProvider extends Provider {
  check(person: { name: string; idNumber: string }): Promise<'match' | 'mismatch'>;
}

/** Signs in with an account elsewhere. */
export interface SocialProvider extends Provider {
  /** The sources that are set up; none means that the sites offer none. */
  readonly sources: readonly string[];
}

/** Keeps files and gives them out for a while. */
export interface FileProvider extends Provider {
  /** An address under which a file can be read until then; relative to the site that asks. */
  addressOf(file: string, expiresAt: Date): string;
}

/** All outside parties. */
export interface Providers {
  sms: SmsProvider;
  mail: MailProvider;
  captcha: CaptchaProvider;
  payments: Readonly<Record<PaymentChannel, PaymentProvider>>;
  realName: RealNameProvider;
  social: SocialProvider;
  files: FileProvider;
}
