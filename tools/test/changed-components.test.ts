import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../lint/support/process.ts';
import { changedComponents, componentFolders } from './changed-components.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wutong-changed-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), path);
}

async function commit(): Promise<void> {
  await run('git', ['add', '-A'], root);
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  await run('git', [...who, 'commit', '-q', '-m', 'step'], root);
}

describe('the changed components', () => {
  it('are the folders of components, patterns and screens, each once', () => {
    const paths = [
      'packages/ui/src/components/chip/Chip.tsx',
      'packages/ui/src/components/chip/Chip.styles.ts',
      'packages/ui/src/screens/cart-screen/CartScreen.tsx',
      'packages/ui/src/components/shared/tones.ts',
      'packages/ui/src/tokens/scale.ts',
      'packages/site/src/index.ts',
    ];
    expect(componentFolders(paths)).toEqual(['packages/ui/src/components/chip', 'packages/ui/src/screens/cart-screen']);
  });

  it('are those of the last commit and of what is not committed yet', async () => {
    await run('git', ['init', '-q', '-b', 'main'], root);
    await put('packages/ui/src/components/old/Old.tsx');
    await commit();
    await put('packages/ui/src/components/chip/Chip.tsx');
    await commit();
    await put('packages/ui/src/patterns/top-bar/TopBar.tsx');
    expect(await changedComponents(root)).toEqual(['packages/ui/src/components/chip', 'packages/ui/src/patterns/top-bar']);
  });

  it('are none before a second commit', async () => {
    await run('git', ['init', '-q', '-b', 'main'], root);
    await put('packages/ui/src/components/chip/Chip.tsx');
    await commit();
    expect(await changedComponents(root)).toEqual([]);
  });
});
