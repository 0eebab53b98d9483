import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Options } from 'tsup';
import { transformWithOxc } from 'vite';
import { objectAt } from '../lint/support/json.ts';
import { PUBLISHED, TAKEN_IN, type Source } from './source.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * The transform that the branches' builds make too (vite/branch.ts). Ids of styled components come from the path inside
 * the package: neither the machine nor the order in which a page loads things has a say in them.
 */
function styledComponents(folder: string): Plugin {
  return {
    name: 'styled-components',
    setup: (esbuild) => {
      esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.startsWith(folder)) return null;
        const name = `${PUBLISHED}/${relative(folder, path).split(sep).join('/')}`;
        const { code } = await transformWithOxc(await readFile(path, 'utf8'), name, {
          lang: path.endsWith('x') ? 'tsx' : 'ts',
          jsx: { runtime: 'automatic' },
          sourcemap: false,
          plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, transpileTemplateLiterals: true } },
        });
        // A style that nobody uses may go: making one does nothing but make it.
        return { contents: code.replaceAll(/= (?=(?:styled[.(]|css\(|keyframes\())/g, '= /* @__PURE__ */ '), loader: 'js' };
      });
    },
  };
}

/**
 * Writes the package's scripts: one for each face, what several share in chunks between them, and what is loaded late
 * in chunks of its own. A face then brings only what it reaches; one script for all would keep every styled component
 * in every page.
 */
export async function writeScripts(root: string, out: string, { workspace, entries }: Source): Promise<void> {
  const external = Object.keys(objectAt(workspace.manifest, 'dependencies')).filter((name) => !TAKEN_IN.has(name));
  await build({
    config: false,
    entry: Object.fromEntries(entries.map(({ script, source }) => [script, join(root, source)])),
    outDir: out,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    tsconfig: join(root, workspace.folder, 'tsconfig.json'),
    external: external.map((name) => new RegExp(`^${name}(/|$)`)),
    noExternal: [...TAKEN_IN.keys()],
    splitting: true,
    dts: false,
    silent: true,
    esbuildPlugins: [styledComponents(join(root, workspace.folder))],
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[hash]';
    },
  });
}
