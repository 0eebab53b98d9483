/**
 * The single characters and neighbouring pairs of a text, for search: Chinese has no spaces between words, and a
 * course must be found by any two characters of its name. Case, width and spaces make no difference.
 */
export function grams(text: string): string[] {
  const found = new Set<string>();
  for (const word of text.normalize('NFKC').toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const characters = [...word];
    for (const [index, character] of characters.entries()) {
      found.add(character);
      const next = characters[index + 1];
      if (next !== undefined) found.add(character + next);
    }
  }
  return [...found];
}

/**
 * What a search for some words must find in `search_grams`: pairs where there are any, else the single character.
 * Empty when the text holds nothing to search for.
 */
export function searchTerms(keyword: string): string[] {
  const words = keyword.normalize('NFKC').toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.flatMap((word) => {
    const all = grams(word);
    const pairs = all.filter((gram) => [...gram].length === 2);
    return pairs.length > 0 ? pairs : all;
  }))];
}
