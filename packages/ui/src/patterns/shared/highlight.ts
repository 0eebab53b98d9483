/** A piece of a text, and whether it is what was searched. */
export interface TextPiece {
  /** Where the piece starts; makes a stable key. */
  at: number;
  text: string;
  marked: boolean;
}

/**
 * Cuts a text where a keyword occurs, ignoring case. Blank keywords mark nothing; several words are each marked.
 */
export function markPieces(text: string, keyword: string): TextPiece[] {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ at: 0, text, marked: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  let at = 0;
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((piece, index) => {
      const cut = { at, text: piece, marked: index % 2 === 1 };
      at += piece.length;
      return cut;
    })
    .filter((piece) => piece.text !== '');
}
