/** A rule of a styled component, flattened: the element that it styles, and the tokens that it gives it. */
interface Rule {
  /** Compounds from the component's root down to the element, each as the set of its simple selectors. */
  readonly path: readonly ReadonlySet<string>[];
  readonly selector: string;
  readonly color: string | undefined;
  readonly ground: string | undefined;
}

/** A text token on a ground token, and the rule that puts them together. */
export interface UsedPair {
  readonly text: string;
  readonly ground: string;
  readonly selector: string;
}

const TEMPLATE = /(?:styled[\w.()<>'"$, ]*|css|keyframes)`((?:[^`\\]|\\.)*)`/g;
const SIMPLE = /:not\([^)]*\)|:is\([^)]*\)|:where\([^)]*\)|::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]|\.[\w-]+|&|\*|[a-z][\w-]*/gi;

/** The template with tokens as `@color.text.muted@`; whatever else is filled in is left out. */
function plain(template: string): string {
  return template
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\$\{token\.([\w.]+)\}/g, '@$1@')
    .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '');
}

function splitList(selectors: string): string[] {
  return selectors.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim()).filter((selector) => selector !== '');
}

/** Compounds of a selector; `&` is the element around it. */
function compounds(selector: string): Set<string>[] {
  return selector.split(/\s*[>+~]\s*|\s+(?![^([]*[)\]])/).filter((part) => part !== '').map((part) => new Set(part.match(SIMPLE) ?? []));
}

function join(around: readonly ReadonlySet<string>[], selector: string): ReadonlySet<string>[] {
  const [first = new Set<string>(), ...rest] = compounds(selector);
  if (!first.has('&')) return [...around, first, ...rest];
  const own = around.at(-1) ?? new Set<string>();
  return [...around.slice(0, -1), new Set([...own, ...[...first].filter((part) => part !== '&')]), ...rest];
}

const tokenOf = (declarations: string, property: RegExp, group: string): string | undefined => {
  const values = [...declarations.matchAll(property)].map(([, value = '']) => value);
  const last = values.at(-1);
  if (last === undefined) return undefined;
  return new RegExp(`@color\\.${group}\\.(\\w+)@`).exec(last)?.[1] ?? '';
};

/** Reads nested blocks; declarations of a block are what stands in it outside of deeper ones. */
function readBlock(text: string, paths: readonly (readonly ReadonlySet<string>[])[], selector: string): Rule[] {
  const rules: Rule[] = [];
  let declarations = '';
  let head = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === ';') {
      declarations += `${head};`;
      head = '';
    } else if (sign === '{') {
      let depth = 1;
      let end = at + 1;
      for (; end < text.length && depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
      const inside = text.slice(at + 1, end - 1);
      const name = head.trim();
      rules.push(...(name.startsWith('@')
        ? readBlock(inside, paths, selector)
        : readBlock(inside, paths.flatMap((path) => splitList(name).map((one) => join(path, one))), name)));
      head = '';
      at = end - 1;
    } else head += sign;
  }
  declarations += head;
  const color = tokenOf(declarations, /(?:^|[;\s])color:([^;]*)/g, 'text');
  const ground = tokenOf(declarations, /(?:^|[;\s])background(?:-color)?:([^;]*)/g, 'ground');
  return [...paths.map((path) => ({ path, selector, color, ground })), ...rules];
}

const covers = (general: readonly ReadonlySet<string>[], special: readonly ReadonlySet<string>[]): boolean =>
  general.length === special.length &&
  general.every((compound, at) => [...compound].every((part) => special[at]?.has(part)));

const weight = (path: readonly ReadonlySet<string>[]): number => path.reduce((sum, compound) => sum + compound.size, 0);

/** The value that an element at `path` has: the strongest rule that always applies with it, else its surroundings'. */
function resolve(rules: readonly Rule[], path: readonly ReadonlySet<string>[], key: 'color' | 'ground'): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length);
    const found = rules
      .filter((rule) => rule[key] !== undefined && covers(rule.path, place))
      .toSorted((one, other) => weight(one.path) - weight(other.path))
      .at(-1)?.[key];
    if (found !== undefined && found !== '') return found;
  }
  return undefined;
}

/** Every pair of text and ground that the styles of a source put together, as far as one file tells. */
export function usedPairs(source: string): UsedPair[] {
  return [...source.matchAll(TEMPLATE)].flatMap(([, template = '']) => {
    const rules = readBlock(plain(template), [[new Set(['&'])]], '&');
    return rules
      .filter(({ color, ground }) => color || ground)
      .flatMap(({ path, selector }) => {
        const text = resolve(rules, path, 'color');
        const ground = resolve(rules, path, 'ground');
        return text && ground ? [{ text, ground, selector }] : [];
      });
  });
}
