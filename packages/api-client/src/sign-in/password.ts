import type { PasswordForm } from '../options.ts';

/** A password as it travels. The digest is fetched only where a branch's back end wants it. */
export async function preparedPassword(password: string, form: PasswordForm): Promise<string> {
  if (form === 'plain') return password;
  const { md5 } = await import('./md5.ts');
  return md5(password);
}
