import type { Check, Finding } from '../check.ts';
import { matchesByLine, splitComments } from '../support/code.ts';
import { isGenerated, isTestOrStory, readFiles } from '../support/files.ts';
import { readWorkspaces } from '../support/workspaces.ts';
import { NAMED_COLOURS } from './named-colours.ts';

/** A colour written out: `#1f4e9c`, `rgb(...)`, `hsl(...)`, `oklch(...)` and the like. */
const WRITTEN = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

const NAMES = NAMED_COLOURS.join('|');

/** A named colour as the value of a style: `color: white;`, `border: 1px solid black`. */
const STYLED = new RegExp(
  `\\b(?:color|background|border|outline|shadow|fill|stroke|caret|decoration|accent)[\\w-]*\\s*:[^;:]*?(?<![\\w$.-])(?:${NAMES})\\b(?![\\w(.-])`,
  'gi',
);

/** A named colour given to an attribute or property of a drawing: `fill="white"`, `stroke: 'black'`. */
const DRAWN = new RegExp(`\\b(?:fill|stroke|stopColor|floodColor|color|background)\\s*[=:]\\s*\\{?['"](?:${NAMES})['"]`, 'gi');

/** Places where colours may not be written, apart from the branches. */
const BARE = /^packages\/(ui\/src\/(components|patterns|screens)|site\/src)\/.+\.(tsx?|css|svg)$/;

function findingsIn(path: string, text: string): readonly Finding[] {
  const { code } = splitComments(text);
  return [WRITTEN, STYLED, DRAWN].flatMap((pattern) =>
    matchesByLine(code, pattern).map(({ line, match }) => ({
      where: `${path}:${line}`,
      what: `the raw colour "${match.trim()}"`,
    })),
  );
}

/** Colours live in tokens and themes; everything else names the token. */
export const colours: Check = {
  name: 'colours',
  promise: 'no raw colour stands outside the tokens and the themes',
  wayOut: 'use a token (token.color....), or add one in packages/ui/src/tokens and give every theme its value',
  run: async (root) => {
    const workspaces = await readWorkspaces(root);
    const branches = workspaces.filter(({ layer }) => layer === 'branch').map(({ folder }) => `${folder}/src/`);
    const files = await readFiles(root, /^(packages|apps)\/.+\/?src\/.+\.(tsx?|css|svg)$/);
    return files
      .filter(({ path }) => BARE.test(path) || (branches.some((at) => path.startsWith(at)) && !path.endsWith('/theme.ts')))
      .filter(({ path }) => !isTestOrStory(path) && !isGenerated(path))
      .flatMap(({ path, text }) => findingsIn(path, text));
  },
};
