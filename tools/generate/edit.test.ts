import { describe, expect, it } from 'vitest';
import { withImport, withLine, withReplaced, withSpread } from './edit.ts';

const TEXT = `import './a.ts';\nimport './c.ts';\n\nexport {};\n`;

describe('withLine', () => {
  it.each([
    [`import './0.ts';`, `import './0.ts';\nimport './a.ts';\nimport './c.ts';\n\nexport {};\n`],
    [`import './b.ts';`, `import './a.ts';\nimport './b.ts';\nimport './c.ts';\n\nexport {};\n`],
    [`import './d.ts';`, `import './a.ts';\nimport './c.ts';\nimport './d.ts';\n\nexport {};\n`],
  ])('puts %s where it belongs', (line, expected) => {
    expect(withLine(TEXT, line, /^import /, 'x.ts')).toBe(expected);
  });

  it('adds nothing twice', () => {
    expect(withLine(TEXT, `import './c.ts';`, /^import /, 'x.ts')).toBe(TEXT);
  });

  it('says which file changed its shape', () => {
    expect(() => withLine('', 'import', /^import /, 'x.ts')).toThrow('x.ts has no line like import');
  });
});

describe('withReplaced', () => {
  it('replaces the one place, dollar signs and all', () => {
    expect(withReplaced('a b', /b/, '$&$1', 'x.ts')).toBe('a $&$1');
  });

  it('says which file has no such place', () => {
    expect(() => withReplaced('a', /b/, 'c', 'x.ts')).toThrow('x.ts has no place for c');
  });
});

describe('withImport', () => {
  it('joins the import that is there, in alphabetical order', () => {
    expect(withImport(`import { b, d } from './x.ts';\ncode();\n`, ['a', 'c', 'd'], './x.ts')).toBe(
      `import { a, b, c, d } from './x.ts';\ncode();\n`,
    );
  });

  it('adds an import after the others', () => {
    expect(withImport(`import './y.ts';\n\ncode();\n`, ['a'], './x.ts')).toBe(
      `import './y.ts';\nimport { a } from './x.ts';\n\ncode();\n`,
    );
  });
});

describe('withSpread', () => {
  const LAST = /\.\.\.\w+,?(?=\s*\})/;

  it('adds to a list on one line', () => {
    expect(withSpread('const all = { ...a, ...b };', 'c', LAST, 'x.ts')).toBe('const all = { ...a, ...b, ...c };');
  });

  it('adds to a list with a line for each', () => {
    const text = 'const all = {\n  ...a,\n  ...b,\n};';
    expect(withSpread(text, 'c', LAST, 'x.ts')).toBe('const all = {\n  ...a,\n  ...b,\n  ...c,\n};');
  });

  it('adds nothing twice, and says which file changed its shape', () => {
    expect(withSpread('{ ...a }', 'a', LAST, 'x.ts')).toBe('{ ...a }');
    expect(() => withSpread('{}', 'a', LAST, 'x.ts')).toThrow('x.ts has no place for ...a');
  });
});
