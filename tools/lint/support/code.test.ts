import { describe, expect, it } from 'vitest';
import { matchesByLine, splitComments } from './code.ts';

describe('splitComments', () => {
  it('takes comments out and keeps every line where it was', () => {
    const { code, comments } = splitComments('const a = 1; // one\n/* two\n lines */ const b = 2;\n// last');
    expect(code).toBe('const a = 1;       \n      \n          const b = 2;\n       ');
    expect(comments).toEqual([
      { line: 1, text: '// one' },
      { line: 2, text: '/* two\n lines */' },
      { line: 4, text: '// last' },
    ]);
  });

  it.each([
    `const at = 'https://example.org';`,
    'const at = "a // b";',
    'const at = `a /* b */`;',
    'const pattern = /\\/\\/ [/*]+/g;',
  ])('leaves strings, templates and regular expressions alone: %s', (line) => {
    expect(splitComments(line)).toEqual({ code: line, comments: [] });
  });
});

describe('matchesByLine', () => {
  it('says on which line each match stands', () => {
    expect(matchesByLine('a\nba\naa', /a/g)).toEqual([
      { line: 1, match: 'a' },
      { line: 2, match: 'a' },
      { line: 3, match: 'a' },
      { line: 3, match: 'a' },
    ]);
  });
});
