/** Elements that stand in certain parents only; elsewhere a browser would move them or drop them. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'], thead: ['table'], tbody: ['table'], tr: ['thead', 'tbody'], td: ['tr'], th: ['tr'], figcaption: ['figure'],
};

/** Elements that take no text and only those children that ask for them. */
const FRAMES = new Set(['table', 'thead', 'tbody', 'tr']);

/** Elements that end a paragraph when a browser meets them inside one. */
const BLOCKS = new Set(['p', 'div', 'section', 'ul', 'ol', 'li', 'table', 'blockquote', 'pre', 'hr', 'figure', 'h3', 'h4']);

/** Elements with running text only. */
const RUNNING = ['p', 'h3', 'h4', 'pre'];

/**
 * Whether an element may stand below its ancestors, outermost first. What the server writes and what the browser
 * reads must be the same tree, or the page would be drawn anew in front of the reader.
 */
export function mayStand(name: string, ancestors: readonly string[]): boolean {
  const parent = ancestors.at(-1) ?? '';
  const parents = PARENTS[name];
  if (parents) return parents.includes(parent);
  if (FRAMES.has(parent)) return false;
  if (name === 'a') return !ancestors.includes('a');
  return !BLOCKS.has(name) || !RUNNING.some((running) => ancestors.includes(running));
}

/** Whether text may stand directly in an element. */
export function mayHoldText(name: string): boolean {
  return !FRAMES.has(name);
}
