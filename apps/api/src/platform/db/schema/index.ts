import type { AccountTables } from './accounts.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { MenuTables } from './menus.ts';
import type { SandboxTables } from './sandbox.ts';
import type { ShoppingTables } from './shopping.ts';
import type { StudyAndContentTables } from './study-and-content.ts';

/** All tables by name, as the migrations make them. Ids are texts here: 64-bit numbers don't fit into JavaScript's. */
export interface Schema
  extends AccountTables, CatalogueTables, MenuTables, ShoppingTables, StudyAndContentTables, SandboxTables {}

export type * from './accounts.ts';
export type * from './catalogue.ts';
export type * from './columns.ts';
export type * from './menus.ts';
export type * from './sandbox.ts';
export type * from './shopping.ts';
export type * from './study-and-content.ts';
