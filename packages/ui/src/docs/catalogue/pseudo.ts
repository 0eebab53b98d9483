import type { OwnWords } from '../../wording/merge.ts';
import { messages } from './catalogue.ts';

/** How much longer a text becomes: what other scripts of the region need beside Chinese. */
const GROWTH = 0.6;

/** A text between marks and longer than it was; its places `{name}` stay. */
export function pseudo(text: string): string {
  const length = [...text.replace(/\{\w+\}/g, '')].length;
  return `[${text}${'～'.repeat(Math.max(1, Math.ceil(length * GROWTH)))}]`;
}

function gather(): OwnWords {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, key, text } of messages) groups[group] = { ...groups[group], [key]: pseudo(text) };
  return groups;
}

/**
 * A language that nobody speaks, made of the catalogues: a text without marks was written into the code, and a place
 * that is too tight shows it.
 */
export const pseudoWording: OwnWords = gather();
