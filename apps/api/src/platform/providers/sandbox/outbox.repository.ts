import type { Handle, Id } from '../../db/index.ts';

/** A message that the sandbox would have sent. */
export interface SandboxMessage {
  id: Id;
  kind: 'sms' | 'captcha' | 'mail';
  /** Phone number, captcha key or mail address. */
  recipient: string;
  /** The code, the answer, or the text. */
  content: string;
  createdAt: Date;
}

/** Keeps a message. */
export async function insertMessage(db: Handle, message: SandboxMessage): Promise<void> {
  const { createdAt, ...rest } = message;
  await db.insertInto('sandbox_message').values({ ...rest, created_at: createdAt }).execute();
}

/** Messages of a kind, the newest first; of one recipient if one is named. */
export async function listMessages(
  db: Handle,
  filter: { kind?: SandboxMessage['kind'] | undefined; recipient?: string | undefined; limit: number },
): Promise<SandboxMessage[]> {
  let query = db.selectFrom('sandbox_message').select(['id', 'kind', 'recipient', 'content', 'created_at as createdAt']);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.recipient !== undefined) query = query.where('recipient', '=', filter.recipient);
  return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(filter.limit).execute();
}
