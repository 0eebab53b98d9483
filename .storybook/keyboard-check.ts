const tables = Object.keys(import.meta.glob('../packages/ui/src/components/*/*.keyboard.ts'));

/** What the ids of stories begin with whose component has a keyboard table. */
const documented = tables.map((path) => `components-${path.split('/').at(-2) ?? ''}-`);

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, video[controls], [tabindex]:not([tabindex="-1"])';

interface Story {
  id: string;
  canvasElement: Element;
}

/** Throws when a component whose page says nothing of keys shows something in its Default story that takes the focus. */
export function expectKeyboardTable({ id, canvasElement }: Story): void {
  const isSilent = id.startsWith('components-') && !documented.some((beginning) => id.startsWith(beginning));
  if (!isSilent || !id.endsWith('--default')) return;
  const found = [...canvasElement.querySelectorAll(FOCUSABLE)].find((element) => !element.matches(':disabled'));
  if (!found) return;
  const name = found.tagName.toLowerCase();
  throw new Error(`A <${name}> takes the focus here, but the component has no keyboard table: write its *.keyboard.ts, draw it in the page and play it in a Keyboard story`);
}
