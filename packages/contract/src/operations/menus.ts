import * as z from 'zod/mini';
import { id, int } from '../codecs/codecs.ts';
import { shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';

const node = { id: id(), code: z.string(), name: z.string() };

/** A top menu with its routes and their permissions; only those leaves are something one may do (design section 3). */
const button = shape({ ...node, children: z.array(shape({ ...node, children: z.array(shape(node)) })) });

const ofCaller = {
  group: 'menus',
  method: 'GET',
  audience: ['learner', 'enterprise'],
  rows: { of: 'none' },
  repeatable: true,
  envelope: 'blade',
  errors: {},
} as const;

/** What the caller may do. */
export const menuButtons = operation({
  ...ofCaller,
  name: 'menuButtons',
  summary: "The tree whose leaves are the caller's permissions.",
  path: 'blade-system/menu/buttons',
  input: {},
  output: z.array(button),
});

/** The caller's top menus. */
export const topMenus = operation({
  ...ofCaller,
  name: 'topMenus',
  summary: "The caller's top menus, in order.",
  path: 'blade-system/menu/top-menu',
  input: {},
  output: z.array(shape({ ...node, sort: int() })),
});

/** The routes of a top menu. */
export const menuRoutes = operation({
  ...ofCaller,
  name: 'menuRoutes',
  summary: 'The routes of one top menu that the caller may open, in order.',
  path: 'blade-system/menu/routes',
  input: { query: shape({ topMenuId: id() }) },
  output: z.array(shape({ ...node, path: z.string(), sort: int() })),
});
