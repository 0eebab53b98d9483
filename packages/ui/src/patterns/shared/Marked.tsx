import { markPieces } from './highlight.ts';

/** A text in which what was searched is marked; the list's style gives `mark` its look (`marks`). */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return markPieces(text, keyword).map((piece) =>
    piece.marked ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
  );
}
