/** A piece of HTML that is safe to send; only `html` and `raw` make one. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

/** Writes HTML; every text that is put in is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((written, text, index) => {
    const part = parts[index];
    return written + text + (part === undefined ? '' : markupOf(part));
  }, '');
  return { markup };
}

/** Takes a constant of ours as HTML. Never give it anything that came from outside. */
export function raw(markup: string): Html {
  return { markup };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if ('markup' in part) return part.markup;
  return part.map((piece) => piece.markup).join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
