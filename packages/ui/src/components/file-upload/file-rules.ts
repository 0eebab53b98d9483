/** What may be handed in. */
export interface FileRules {
  /** Endings without the dot, in small letters: `jpg`, `pdf`. `jpg` stands for `jpeg` too. */
  types: readonly string[];
  /** The largest size of one file, in bytes. */
  maxBytes: number;
  /** How many files in all. */
  maxFiles: number;
}

/** Why a file is not taken. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

const KILO = 1024;

/** A size in bytes as a reader knows it: `812 KB`, `2.3 MB`. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < KILO * KILO ? [bytes / KILO, 'KB'] : [bytes / KILO / KILO, 'MB'];
  const shown = unit === 'KB' ? Math.max(1, Math.round(size)) : Math.round(size * 10) / 10;
  return `${shown} ${unit}`;
}

function endingOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** What is wrong with a file where `room` more may be added; undefined where it is taken. */
export function problemOfFile(file: Pick<File, 'name' | 'size'>, { types, maxBytes }: FileRules, room: number): FileProblem | undefined {
  if (!types.includes(endingOf(file.name))) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  return room < 1 ? 'tooMany' : undefined;
}

/** What the system's own chooser should offer. */
export function acceptOf(types: readonly string[]): string {
  return types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');
}

/** Whether a file can be looked at in the page. */
export function isPicture(name: string): boolean {
  return ['jpg', 'png', 'webp', 'gif'].includes(endingOf(name));
}
