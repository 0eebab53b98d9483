import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a finished command left behind. */
export type CommandResult = { readonly code: number; readonly output: string };

/**
 * Runs an installed program of the repository on this process's Node and keeps what it prints.
 * `signal` ends it. Throws when it cannot be started.
 */
export async function runProgram(
  root: string,
  script: string,
  args: readonly string[],
  settings: { readonly cwd: string; readonly signal: AbortSignal; readonly env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: settings.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...settings.env },
      signal: settings.signal,
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(parts).toString('utf8')) }));
  });
}
