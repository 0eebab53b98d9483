/** Something that can be chosen. */
export interface ComboboxOption {
  /** What the choice is known by: an id, a code. */
  value: string;
  label: string;
  /** A second line that tells two of the same name apart. */
  detail?: string | undefined;
  /** Other words that find it: an abbreviation, the initials of its pinyin. */
  keywords?: string | undefined;
}

/** What there is to choose from, as far as it is known. */
export type ComboboxOptions =
  | { status: 'ready'; items: readonly ComboboxOption[] }
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void };

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The options that a term finds, in their order; all of them for an empty term. */
export function findOptions(items: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const wanted = plain(term);
  if (wanted === '') return items;
  return items.filter(({ label, detail = '', keywords = '' }) => [label, detail, keywords].some((text) => plain(text).includes(wanted)));
}
