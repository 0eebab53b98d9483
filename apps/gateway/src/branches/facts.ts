import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseCss, themeToCss, type Theme } from '@wutong/ui/theme';
import type { BranchFolder } from './discover.ts';

/** What the gateway knows of a branch without its build. */
export type BranchFacts = {
  readonly key: string;
  /** Key of the branch's own theme. */
  readonly themeKey: string;
  /** Base and theme styles by key of the theme; of the branch's own where the key is not known. */
  readonly css: (themeKey: string) => string;
  /** Path -> title of every route that the branch has switched on. */
  readonly routes: ReadonlyMap<string, string>;
};

/** Loads a module by absolute path; a development server brings its own, so that a change is seen at once. */
export type LoadModule = (path: string) => Promise<unknown>;

/** Loads a module as Node does: once for the life of the process. */
export const loadWithNode: LoadModule = async (path) => import(pathToFileURL(path).href);

function isTheme(value: unknown): value is Theme {
  return typeof value === 'object' && value !== null && 'key' in value && 'light' in value && 'dark' in value;
}

/**
 * The theme that a branch exports as `theme` from `src/theme.ts`. Throws, naming the file, where it is missing:
 * a site without its theme would come unstyled.
 */
export async function loadTheme(branch: BranchFolder, load: LoadModule): Promise<Theme> {
  const path = join(branch.folder, 'src', 'theme.ts');
  if (!existsSync(path)) throw new Error(`The branch ${branch.key} has no theme: ${path} is missing`);
  const module = await load(path);
  const theme = typeof module === 'object' && module !== null && 'theme' in module ? module.theme : undefined;
  if (!isTheme(theme)) throw new Error(`${path} must export a theme made by defineTheme as 'theme'`);
  return theme;
}

/** Styles by theme key over all branches: a domain record may dress one branch's build in another's theme. */
export function styleBook(themes: readonly Theme[]): (themeKey: string, own: string) => string {
  const styles = new Map(themes.map((theme) => [theme.key, `${baseCss}\n${themeToCss(theme)}`]));
  return (themeKey, own) => styles.get(themeKey) ?? styles.get(own) ?? baseCss;
}
