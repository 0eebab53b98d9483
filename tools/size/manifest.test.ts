import { describe, expect, it } from 'vitest';
import { firstLoad, readManifest } from './manifest.ts';

const manifest = readManifest(
  JSON.stringify({
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_lib.js'], dynamicImports: ['src/home-route.tsx', 'src/pay.tsx'] },
    '_lib.js': { file: 'assets/lib.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_lib.js'] },
    'src/home-route.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
    'src/pay.tsx': { file: 'assets/pay.js' },
  }),
);

describe('the scripts of the first load', () => {
  it('are those of the entry and of the page, with everything they import, once', () => {
    expect([...firstLoad(manifest, 'home-route.tsx')].sort()).toEqual([
      'assets/home.js',
      'assets/index.js',
      'assets/lib.js',
      'assets/shared.js',
    ]);
  });

  it('cannot be told of a build without entry or without that page', () => {
    expect(() => firstLoad(readManifest('{}'), 'home-route.tsx')).toThrow('has no entry');
    expect(() => firstLoad(manifest, 'gone-route.tsx')).toThrow('has no chunk of gone-route.tsx');
  });
});
