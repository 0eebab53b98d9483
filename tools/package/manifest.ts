import { objectAt } from '../lint/support/json.ts';
import { PUBLISHED, TAKEN_IN, type Source } from './source.ts';

/** Packages of which a page must have exactly one: the installer brings them. */
export const PEERS: ReadonlySet<string> = new Set(['react', 'react-dom', 'styled-components']);

/** Where the declarations of a source file stand in the package: `types/ui/src/index.d.ts`. */
export function declarationOf(source: string): string {
  return source.replace(/^packages\//, 'types/').replace(/\.tsx?$/, '.d.ts');
}

/**
 * The package.json of the built package. In the repository the workspace's own manifest leads to sources; this one
 * leads to what was built from them, face by face, and asks for the versions it was tested with or later ones.
 */
export function manifestOf({ workspace, entries }: Source): object {
  const { version, license, sideEffects } = workspace.manifest;
  const asked = Object.entries(objectAt(workspace.manifest, 'dependencies')).filter(([name]) => !TAKEN_IN.has(name));
  const ranges = (of: (name: string) => boolean): object =>
    Object.fromEntries(asked.filter(([name]) => of(name)).map(([name, exact]) => [name, `^${String(exact)}`]));
  const faces = entries.map(({ path, script, source }) => [path, { types: `./${declarationOf(source)}`, default: `./${script}.js` }]);
  return {
    name: PUBLISHED,
    version,
    description: 'White-label React components, patterns and whole screens for continuing-education sites in Chinese',
    license,
    type: 'module',
    sideEffects,
    engines: { node: '>=20.19' },
    exports: { ...Object.fromEntries(faces), './package.json': './package.json' },
    dependencies: ranges((name) => !PEERS.has(name)),
    peerDependencies: ranges((name) => PEERS.has(name)),
  };
}
