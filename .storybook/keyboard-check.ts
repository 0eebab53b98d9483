import { placeOf } from './sidebar/groups.ts';

const stories = import.meta.glob('../packages/ui/src/components/*/*.stories.tsx');
const tables = import.meta.glob('../packages/ui/src/components/*/*.keyboard.ts');

const folderOf = (path: string): string => path.replace(/\/[^/]+$/, '');

const documented = new Set(Object.keys(tables).map(folderOf));

/** Components without a keyboard table, by what their stories' ids begin with. */
const silent = new Set(
  Object.keys(stories).filter((path) => !documented.has(folderOf(path))).flatMap((path) => placeOf(path.replace('..', ''))?.id ?? []),
);

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, video[controls], [tabindex]:not([tabindex="-1"])';

interface Story {
  id: string;
  canvasElement: Element;
}

/** Throws when a component whose page says nothing of keys shows something in its Default story that takes the focus. */
export function expectKeyboardTable({ id, canvasElement }: Story): void {
  const [component = '', story] = id.split('--');
  if (story !== 'default' || !silent.has(component)) return;
  const found = [...canvasElement.querySelectorAll(FOCUSABLE)].find((element) => !element.matches(':disabled'));
  if (!found) return;
  const name = found.tagName.toLowerCase();
  throw new Error(`A <${name}> takes the focus here, but the component has no keyboard table: write its *.keyboard.ts, draw it in the page and play it in a Keyboard story`);
}
