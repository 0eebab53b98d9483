import type { IsoTime } from '../time/time.ts';

/** A message of the platform to a user (spec section 7, message-center). */
export interface Message {
  id: string;
  title: string;
  /** Plain text. */
  body: string;
  sentAt: IsoTime;
  read: boolean;
}

/** How many messages have not been read. */
export function unreadCount(messages: readonly Pick<Message, 'read'>[]): number {
  return messages.filter((message) => !message.read).length;
}

/** The messages with one of them read; the others are the same objects as before. */
export function withMessageRead<T extends Pick<Message, 'id' | 'read'>>(messages: readonly T[], id: string): T[] {
  return messages.map((message) => (message.id === id && !message.read ? { ...message, read: true } : message));
}
