/** Compiler settings of a strict installer, who checks the declarations that come with a package too. */
export const STRICT = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

/** Imports packages, then the package itself, and prints what the second step left in the world. */
export const TRACES = `
const [others, own] = JSON.parse(process.argv[2]);
for (const name of others) await import(name);
const world = () => [
  ...Reflect.ownKeys(globalThis).map(String),
  ...process.eventNames().map((name) => 'process.' + String(name) + ' ' + process.listenerCount(name)),
  ...Object.getOwnPropertyNames(Array.prototype), ...Object.getOwnPropertyNames(Object.prototype),
  ...process.getActiveResourcesInfo(),
];
const before = world();
for (const name of own) await import(name);
console.log(JSON.stringify(world().filter((thing) => !before.includes(thing))));
`;

/** Imports two entries in the order given, then draws both on a server; prints the markup and the styles. */
export const ORDER = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
const parts = {};
for (const name of process.argv.slice(2)) parts[name] = await import('@wutong/ui/components/' + name);
const { Button } = parts.button;
const { Tag } = parts.tag;
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(createElement('div', null, createElement(Button, null, '去学习'), createElement(Tag, null, '新'))));
const classes = [...html.matchAll(/class="([^"]+)"/g)].map(([, names]) => names);
console.log(JSON.stringify({ html, classes, styled: sheet.getStyleTags().includes('<style') }));
`;

/** Draws the page of the README on a server and prints it. */
export const SERVE = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './readme.js';
console.log(renderToString(createElement(Page)));
`;
