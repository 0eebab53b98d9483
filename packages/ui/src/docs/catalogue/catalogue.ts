import type { Catalogue } from '../../wording/merge.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['../../wording/*.ts', '!../../wording/*.test.ts', '!../../wording/index.ts'], { eager: true });

/** One message of the house, as its wording file has it. */
export interface Message {
  /** The wording file that it stands in, without its ending: `cart`. */
  readonly file: string;
  readonly group: string;
  readonly key: string;
  readonly text: string;
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    typeof value === 'object' && value !== null &&
    Object.values(value).every((group) => typeof group === 'object' && group !== null && Object.values(group).every((text) => typeof text === 'string'))
  );
}

/** The words of one file, whatever the exports that hold them are called. */
function messagesOf(path: string, exports: Readonly<Record<string, unknown>>): Message[] {
  const file = path.replace(/^.*\/|\.ts$/g, '');
  return Object.entries(exports)
    .filter(([name]) => name.endsWith('Wording'))
    .flatMap(([, value]) => (isCatalogue(value) ? Object.entries(value) : []))
    .flatMap(([group, words]) => Object.entries(words).map(([key, text]) => ({ file, group, key, text })));
}

function gather(): Message[] {
  const found = new Map<string, Message>();
  for (const [path, exports] of Object.entries(files)) {
    for (const message of messagesOf(path, exports)) {
      const name = `${message.group}.${message.key}`;
      // The first load's catalogue gathers some files' groups: a group is shown where it is written.
      if (!found.has(name) || message.file !== 'wording') found.set(name, message);
    }
  }
  return [...found.values()];
}

/** Every message of the catalogues, read from the wording files themselves. */
export const messages: readonly Message[] = gather();
