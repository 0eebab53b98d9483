import type { Check, Finding } from '../check.ts';
import { matchesByLine, splitComments } from '../support/code.ts';
import { isGenerated, readFiles } from '../support/files.ts';

type Rule = { readonly pattern: RegExp; readonly what: string };

/** Words that belong to one machine, one network or one person's mood, wherever they stand. */
const EVERYWHERE: readonly Rule[] = [
  { pattern: /(?<![\w.:/-])\/(?:home|Users|root|work)\/[\w.-]+/g, what: 'a path of one machine' },
  { pattern: /\b[A-Z]:\\+Users\\+\w+/g, what: 'a path of one machine' },
  { pattern: /\bregistry\.(?:npmjs|npmmirror|yarnpkg|npm\.taobao)\b|\bnpmmirror\.com\b/g, what: 'a registry host name' },
  { pattern: /\b(?:oxlint|eslint|stylelint)-disable\b|@ts-(?:ignore|nocheck)\b/g, what: 'a check switched off' },
  // A note that says what, why and when is a plan; a bare one is a wish.
  { pattern: /\b(?:TODO|FIXME|XXX|HACK)\b(?!\s*\([^)]{3,}\):?\s+\S.{15,})/g, what: 'a note without its reason' },
];

/** The checks' own word lists, and the lock files, name what they look for. */
const EXCEPTIONS = /^(tools\/lint\/|(bench\/)?package-lock\.json$)/;

const LATIN = /[A-Za-z]/g;

/** So many characters are an example, not a sentence: `学时, 门, 人`. */
const SHORT = 5;

const CHINESE = /[\u3400-\u9fff]/g;

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** Code whose readers are programmers only: user texts come to it from wording, labels or messages. */
const WORDLESS = /^packages\/(ui\/src\/(components|patterns|tokens|theme)|contract\/src\/calls)\/.+\.tsx?$/;

const SPEAKING = /\.(test|stories|fixture|fixtures|keyboard)\.tsx?$|(^|\/)(wording|labels)(\/|\.ts)/;

function everywhere(path: string, text: string): readonly Finding[] {
  if (EXCEPTIONS.test(path)) return [];
  return EVERYWHERE.flatMap(({ pattern, what }) =>
    matchesByLine(text, pattern).map(({ line, match }) => ({ where: `${path}:${line}`, what: `${what}: ${match}` })),
  );
}

function chineseFindings(path: string, text: string): readonly Finding[] {
  if (!/\.([cm]?[jt]sx?)$/.test(path) || isGenerated(path)) return [];
  const { code, comments } = splitComments(text);
  // Quoting one of the exact strings in an English sentence is fine; a comment written in Chinese is not.
  const prose = comments
    .filter(({ text: comment }) => count(comment, CHINESE) > Math.max(SHORT, count(comment, LATIN)))
    .map(({ line }) => ({ where: `${path}:${line}`, what: 'a comment in Chinese' }));
  if (!WORDLESS.test(path) || SPEAKING.test(path)) return prose;
  const spoken = matchesByLine(code, /[\u3400-\u9fff]+/g).map(({ line, match }) => ({
    where: `${path}:${line}`,
    what: `a user text outside the wording: ${match}`,
  }));
  return [...prose, ...spoken];
}

/** The repository reads the same on every machine, and its words stand where a translator finds them. */
export const words: Check = {
  name: 'words',
  promise: 'no machine paths, registry hosts, switched-off checks, bare notes or stray Chinese',
  wayOut: 'take it out; user texts go to ui/wording, domain labels or the site messages; comments are English',
  run: async (root) => {
    const files = await readFiles(root, /\.([cm]?[jt]sx?|json|md|mdx|ya?ml|css|html|sql|sh)$|^\.ci\/run$|^\.npmrc$/);
    return files.flatMap(({ path, text }) => [...everywhere(path, text), ...chineseFindings(path, text)]);
  },
};
