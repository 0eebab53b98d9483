/** Elements that an editor's text may have, and what each becomes; headings go below the page's own. */
const ELEMENTS: Readonly<Record<string, string>> = {
  p: 'p', br: 'br', hr: 'hr', strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', s: 's', del: 'del', sub: 'sub',
  sup: 'sup', blockquote: 'blockquote', pre: 'pre', code: 'code', ul: 'ul', ol: 'ol', li: 'li', a: 'a', img: 'img',
  table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td', figure: 'figure',
  figcaption: 'figcaption', h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4', div: 'div', section: 'div',
};

/** Elements that vanish with everything inside them. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'head']);

/** Elements without an inside. */
export const VOID = new Set(['br', 'hr', 'img']);

/** What to do with an element: its new name, `unwrap` (keep the inside only) or `drop`. */
export function treatmentOf(name: string): { as: string } | 'unwrap' | 'drop' {
  if (SILENT.has(name)) return 'drop';
  const as = ELEMENTS[name];
  return as === undefined ? 'unwrap' : { as };
}

/** An address that a reader may be sent to: of this site, of the web, mail or telephone. Undefined for the rest. */
export function safeHref(text: string | undefined): string | undefined {
  const href = text?.trim();
  if (!href) return undefined;
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined;
}

/** An address from which a picture may be shown. */
export function safeSource(text: string | undefined): string | undefined {
  const source = text?.trim();
  return source && /^(https:\/\/|\/(?!\/))/i.test(source) ? source : undefined;
}

/** A whole number of an attribute within bounds, for spans of table cells. */
export function safeSpan(text: string | undefined): number | undefined {
  const span = Number(text);
  return Number.isInteger(span) && span > 1 && span <= 50 ? span : undefined;
}
