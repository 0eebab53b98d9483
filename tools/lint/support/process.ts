import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a finished program left behind. */
export type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** The repository that this tool itself belongs to: its installed programs are used whatever tree is checked. */
export const HOME = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The script behind an installed program, found through its package's `bin` field.
 * A package need not export its package.json, so the folder is looked up rather than resolved.
 */
function scriptOf(packageName: string, program: string): string {
  const folder = join(HOME, 'node_modules', packageName);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const bin = typeof manifest === 'object' && manifest !== null && 'bin' in manifest ? manifest.bin : undefined;
  if (typeof bin === 'string') return join(folder, bin);
  if (typeof bin === 'object' && bin !== null) {
    const script: unknown = Reflect.get(bin, program);
    if (typeof script === 'string') return join(folder, script);
  }
  throw new Error(`${packageName} has no program named ${program}; run npm ci`);
}

/** Runs a command to its end and returns all it printed; throws only when it cannot be started. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Colours would have to be taken out again before the text is read.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      }),
    );
  });
}

/** Runs a program of an installed package on the same Node as this tool. */
export async function runInstalled(
  packageName: string,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<Outcome> {
  return run(process.execPath, [scriptOf(packageName, program), ...args], cwd);
}

