import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discoverBranches } from '@wutong/gateway';
import { declaredBy, readWorkspaces, type Workspace } from '../lint/support/workspaces.ts';
import { runProgram } from './command.ts';
import { StartFailure } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import { step } from './progress.ts';

/** Something that is built from sources into a folder. */
export type Build = {
  readonly name: string;
  /** What it is made from: paths from the root. */
  readonly inputs: readonly string[];
  /** Where it goes: a path from the root. */
  readonly output: string;
  /** The program (a path below node_modules), its arguments, and the folder it runs in. */
  readonly program: { readonly script: string; readonly args: readonly string[]; readonly folder: string };
};

/** Read by every build beside its own sources. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'tools/vite'];
/** Note of the inputs that an output was made from; the gateway serves no file with a leading dot. */
export const FINGERPRINT_NOTE = '.fingerprint';

/** A workspace with every other workspace that it depends on, directly or not. */
function closure(of: string, workspaces: readonly Workspace[]): readonly string[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const reached = new Set<Workspace>();
  const visit = (workspace: Workspace | undefined): void => {
    if (workspace === undefined || reached.has(workspace)) return;
    reached.add(workspace);
    for (const { name, field } of declaredBy(workspace)) if (field === 'dependencies') visit(byName.get(name));
  };
  visit(workspaces.find((workspace) => workspace.folder === of));
  return [...reached].map((workspace) => workspace.folder).sort();
}

async function branchBuilds(root: string): Promise<readonly Build[]> {
  const [branches, workspaces] = await Promise.all([discoverBranches(root), readWorkspaces(root)]);
  return branches.map(({ key }) => ({
    name: key,
    inputs: [...COMMON_INPUTS, ...closure(`apps/${key}`, workspaces)],
    output: `apps/${key}/dist`,
    program: { script: 'vite/bin/vite.js', args: ['build', '--logLevel', 'warn'], folder: `apps/${key}` },
  }));
}

/** Storybook, with the note of which story needs which file that TurboSnap reads. */
export const STORYBOOK: Build = {
  name: 'Storybook',
  inputs: [...COMMON_INPUTS, '.storybook', 'packages', 'apps'],
  output: 'storybook-static',
  program: {
    script: 'storybook/dist/bin/dispatcher.js',
    args: ['build', '--quiet', '--stats-json', '-o', 'storybook-static'],
    folder: '.',
  },
};

/** Everything that `npm start` builds: each branch, found by its manifest, and Storybook if wanted. */
export async function listBuilds(root: string, withStorybook: boolean): Promise<readonly Build[]> {
  return [...(await branchBuilds(root)), ...(withStorybook && existsSync(join(root, '.storybook')) ? [STORYBOOK] : [])];
}

/** The hash of a build's inputs when its output was not made from them; null when it was. */
export async function staleAgainst(root: string, build: Build): Promise<string | null> {
  const now = await fingerprint(root, build.inputs);
  const noted = await readFile(join(root, build.output, FINGERPRINT_NOTE), 'utf8').catch(() => null);
  return noted === now ? null : now;
}

/**
 * Builds what is stale. The note of the inputs goes away before a build and comes back after it, so that an
 * interrupted build is never taken for a whole one. Throws a StartFailure with the end of what the build printed.
 */
export async function buildStale(root: string, builds: readonly Build[], signal: AbortSignal): Promise<void> {
  for (const build of builds) {
    const inputs = await staleAgainst(root, build);
    if (inputs === null) continue;
    await step(`Building ${build.name}`, async () => {
      const output = join(root, build.output);
      await rm(join(output, FINGERPRINT_NOTE), { force: true });
      const { script, args, folder } = build.program;
      const env = { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
      const result = await runProgram(root, script, args, { cwd: join(root, folder), signal, env });
      if (result.code !== 0) {
        throw new StartFailure(`${build.name} can't be built; mend what is named above.\n${result.output.slice(-4_000)}`);
      }
      await mkdir(output, { recursive: true });
      await writeFile(join(output, FINGERPRINT_NOTE), inputs);
    });
  }
}
