/**
 * Adds a line to a run of lines of one kind, in alphabetical order, and leaves the rest of the text
 * as it is. A line that is there already is not added again. Throws when the text has no such line:
 * then the file changed its shape, and the generator must learn the new one.
 */
export function withLine(text: string, line: string, kind: RegExp, path: string): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const positions = lines.flatMap((one, index) => (kind.test(one) ? [index] : []));
  const last = positions.at(-1);
  if (last === undefined) throw new Error(`${path} has no line like ${line.trim()}; it changed its shape`);
  const before = positions.find((index) => (lines[index] ?? '') > line) ?? last + 1;
  return lines.toSpliced(before, 0, line).join('\n');
}

/**
 * Makes sure that a module imports some names: adds them to the import that is there, or adds an import
 * after the others. Names stay in alphabetical order.
 */
export function withImport(text: string, names: readonly string[], from: string): string {
  const existing = new RegExp(`^import \\{ ([^}]*) \\} from '${from.replaceAll('.', '\\.')}';$`, 'm');
  const present = existing.exec(text)?.[1]?.split(', ') ?? [];
  const all = [...new Set([...present, ...names])].toSorted((one, other) => one.localeCompare(other, 'en'));
  const line = `import { ${all.join(', ')} } from '${from}';`;
  if (present.length > 0) return text.replace(existing, () => line);
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => one.startsWith('import '));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** Replaces the one place that `pattern` matches; throws when there is none. */
export function withReplaced(text: string, pattern: RegExp, replacement: string, path: string): string {
  if (!pattern.test(text)) throw new Error(`${path} has no place for ${replacement.trim()}; it changed its shape`);
  return text.replace(pattern, () => replacement);
}

/**
 * Adds `...name` behind the last spread of an object, on a line of its own where the others have one.
 * `last` matches that spread; a name that is spread already is not added again.
 */
export function withSpread(text: string, name: string, last: RegExp, path: string): string {
  if (text.includes(`...${name}`)) return text;
  const found = last.exec(text);
  if (found === null) throw new Error(`${path} has no place for ...${name}; it changed its shape`);
  const [spread] = found;
  const before = text.slice(0, found.index);
  const indent = /\n( *)$/.exec(before)?.[1];
  const added = indent === undefined ? `${spread}, ...${name}` : `${spread.replace(/,?$/, ',')}\n${indent}...${name},`;
  return `${before}${added}${text.slice(found.index + spread.length)}`;
}
