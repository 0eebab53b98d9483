/** A comment of a source text and the line on which it starts (from 1). */
export type Comment = { readonly line: number; readonly text: string };

/** A source text taken apart: the code with every comment blanked out (lines kept), and the comments. */
export type Split = { readonly code: string; readonly comments: readonly Comment[] };

// Strings, templates and regular expressions come first so that a `//` inside them is not taken for a comment.
// A template is read up to its closing backtick; nested templates are rare enough to be read as code.
const PIECES =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[=(,:;!&|?\s])\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Takes the comments out of TypeScript, JavaScript or CSS text; every line keeps its number. */
export function splitComments(text: string): Split {
  const comments: Comment[] = [];
  let line = 1;
  let seen = 0;
  const code = text.replace(PIECES, (piece, offset: number) => {
    if (!piece.startsWith('/*') && !piece.startsWith('//')) return piece;
    line += text.slice(seen, offset).split('\n').length - 1;
    seen = offset;
    comments.push({ line, text: piece });
    return blank(piece);
  });
  return { code, comments };
}

/** Every match of a global pattern in a text, with the line it is on (from 1). */
export function matchesByLine(text: string, pattern: RegExp): readonly { line: number; match: string }[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map((found) => ({ line: index + 1, match: found[0] })));
}
