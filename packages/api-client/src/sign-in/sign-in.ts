import { register, token } from '@wutong/contract/calls/auth';
import type { Client } from '../client.ts';
import {
  passwordCredentials,
  smsCredentials,
  socialCredentials,
  tokensOf,
  type Credentials,
  type SignedIn,
} from './credentials.ts';
import { preparedPassword } from './password.ts';

/** What a sign-in by SMS needs. */
export interface SmsSignIn {
  phone: string;
  /** The code of the SMS. */
  code: string;
  /** The sub-platform; left out on the main platform. */
  platformId?: string | undefined;
}

/** What a sign-in by password needs. */
export interface PasswordSignIn {
  username: string;
  /** As typed; prepared here as the client's `passwordForm` says. */
  password: string;
  /** The `key` of the picture. */
  captchaKey: string;
  /** What the user read in the picture. */
  captchaCode: string;
}

/** What another site returned to sign in with. */
export interface SocialSignIn {
  source: string;
  code: string;
  state: string;
}

/**
 * Signs in by SMS; afterwards the client's store holds the tokens. Rejects with OAuthError when the
 * back end refuses, in whichever of its shapes.
 */
export function signInBySms(client: Client, typed: SmsSignIn): Promise<SignedIn> {
  return signIn(client, smsCredentials(typed, client.tenantId));
}

/** Signs in by password and picture code; like `signInBySms` otherwise. */
export async function signInByPassword(client: Client, typed: PasswordSignIn): Promise<SignedIn> {
  const password = await preparedPassword(typed.password, client.passwordForm);
  return signIn(client, passwordCredentials({ ...typed, password }, client.tenantId));
}

/** Signs in through another site's account; like `signInBySms` otherwise. */
export function signInBySocial(client: Client, returned: SocialSignIn): Promise<SignedIn> {
  return signIn(client, socialCredentials(returned, client.tenantId));
}

/** What registering needs besides a phone and its SMS code. */
export interface NewAccount extends SmsSignIn {
  /** As typed; prepared like the password of a sign-in. */
  password: string;
  agreementVersion: string;
}

/** Makes an account and signs in; afterwards the client's store holds the tokens. Rejects with BusinessError or HttpError. */
export async function registerAccount(client: Client, { phone, code, password, agreementVersion, platformId }: NewAccount): Promise<SignedIn> {
  const prepared = await preparedPassword(password, client.passwordForm);
  const signedIn = await client.call(register, { phone, smsCode: code, password: prepared, agreementVersion, platformId });
  client.tokens.write(tokensOf(signedIn, client.now()));
  return signedIn;
}

async function signIn(client: Client, credentials: Credentials): Promise<SignedIn> {
  const signedIn = await client.call(token, credentials);
  client.tokens.write(tokensOf(signedIn, client.now()));
  return signedIn;
}
