import type { GeneratedFile } from './generator.ts';
import type { Names } from './names.ts';

/** What the texts of a module are made of. */
export type ModuleParts = {
  /** The noun in the plural: the module's own name. */
  readonly nouns: Names;
  readonly noun: Names;
  /** The list call that the module answers. */
  readonly operation: string;
  /** The path of that call below /api/. */
  readonly path: string;
  /** The migration step that makes the table. */
  readonly step: string;
  /** The import of a step's type, as the list of steps has it. */
  readonly stepImport: string;
};

function index({ nouns }: ModuleParts): string {
  return `export { ${nouns.camel}Handlers } from './${nouns.kebab}.routes.ts';\n`;
}

function routes({ nouns, operation }: ModuleParts): string {
  return `import type { HandlersOf } from '../../platform/http/index.ts';
import { present${nouns.pascal} } from './${nouns.kebab}.presenter.ts';
import { list${nouns.pascal} } from './${nouns.kebab}.service.ts';

/** The calls about ${nouns.plain}. */
export const ${nouns.camel}Handlers: HandlersOf<'${operation}'> = {
  ${operation}: async ({ page, size }, { db, platform }) =>
    present${nouns.pascal}(await list${nouns.pascal}(db, platform.tenantId, { page, size })),
};
`;
}

function service({ nouns, noun }: ModuleParts): string {
  return `import type { Handle } from '../../platform/db/index.ts';
import { count${nouns.pascal}, find${nouns.pascal}, type ${noun.pascal} } from './${nouns.kebab}.repository.ts';

/** The size of a page where none is asked for, and the largest that is given. */
const PAGE_SIZE = { usual: 10, most: 100 } as const;

/** One page of ${nouns.plain}; \`page\` counts from 1. */
export interface ${nouns.pascal}Page {
  records: readonly ${noun.pascal}[];
  total: number;
  page: number;
  size: number;
}

/** The ${nouns.plain} of a tenant, the newest first. Pages past the last are empty. */
export async function list${nouns.pascal}(
  db: Handle,
  tenantId: string,
  asked: { page?: number | undefined; size?: number | undefined },
): Promise<${nouns.pascal}Page> {
  const page = Math.max(1, asked.page ?? 1);
  const size = Math.min(PAGE_SIZE.most, Math.max(1, asked.size ?? PAGE_SIZE.usual));
  const records = await find${nouns.pascal}(db, tenantId, { limit: size, offset: (page - 1) * size });
  return { records, total: await count${nouns.pascal}(db, tenantId), page, size };
}
`;
}

function repository({ nouns, noun }: ModuleParts): string {
  return `import type { Handle } from '../../platform/db/index.ts';

/** A ${noun.plain} as it is kept. */
export interface ${noun.pascal} {
  id: string;
  name: string;
}

/** ${nouns.pascal} of a tenant, the newest first. */
export async function find${nouns.pascal}(
  db: Handle,
  tenantId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly ${noun.pascal}[]> {
  return await db
    .selectFrom('${noun.snake}')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many ${nouns.plain} a tenant has. */
export async function count${nouns.pascal}(db: Handle, tenantId: string): Promise<number> {
  const { total } = await db
    .selectFrom('${noun.snake}')
    .select((select) => select.fn.countAll().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
`;
}

function presenter({ nouns, operation }: ModuleParts): string {
  return `import type { OutputOfName } from '@wutong/contract';
import type { ${nouns.pascal}Page } from './${nouns.kebab}.service.ts';

/** A page of ${nouns.plain} as the wire has it. */
export function present${nouns.pascal}({ records, total, page, size }: ${nouns.pascal}Page): OutputOfName<'${operation}'> {
  return {
    records: records.map(({ id, name }) => ({ id, name })),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}
`;
}

function test({ nouns, noun, operation, path }: ModuleParts): string {
  return `import { describe, expect, it } from 'vitest';
import { DEFAULT_TENANT } from '../../platform/tenancy/index.ts';
import { useApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';

const PATH = '${path}';

describe.each(ENGINES)('${operation} on %s', (engine) => {
  const api = useApi(engine);

  async function add(name: string, createdAt: string, tenant_id = DEFAULT_TENANT): Promise<string> {
    const id = api.services.ids.next();
    const row = { tenant_id, id, name, created_at: new Date(createdAt) };
    await api.services.db.insertInto('${noun.snake}').values(row).execute();
    return id;
  }

  it('200: is empty where there are no ${nouns.plain}', async () => {
    const { status, body } = await api.get(PATH);
    expect(status).toBe(200);
    expect(body.data).toEqual({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  });

  it('200: gives the newest first, page by page, and nothing of another tenant', async () => {
    const older = await add('older', '2026-01-01T00:00:00Z');
    const newer = await add('newer', '2026-02-01T00:00:00Z');
    await add('foreign', '2026-03-01T00:00:00Z', '000001');
    const first = await api.get(PATH, { current: '1', size: '1' });
    expect(first.body.data).toEqual({ records: [{ id: newer, name: 'newer' }], total: 2, size: 1, current: 1, pages: 2 });
    const second = await api.get(PATH, { current: '2', size: '1' });
    expect(second.body.data).toMatchObject({ records: [{ id: older, name: 'older' }], current: 2 });
  });
});
`;
}

function migration({ nouns, noun, stepImport }: ModuleParts): string {
  return `${stepImport}

/** ${nouns.pascal}. The tenant leads every key, so that a distributed database can shard by it. */
export const ${nouns.camel}: MigrationStep = [
  \`create table ${noun.snake} (
    tenant_id text not null,
    id bigint not null,
    name text not null,
    created_at timestamptz not null,
    primary key (tenant_id, id)
  )\`,
  \`create index ${noun.snake}_newest on ${noun.snake} (tenant_id, created_at desc, id desc)\`,
];
`;
}

function tables({ nouns, noun, step }: ModuleParts): string {
  return `import type { Id, Moment } from './columns.ts';

/** Tables of ${nouns.plain} (migration ${step.slice(0, 4)}). */
export interface ${nouns.pascal}Tables {
  ${noun.snake}: { tenant_id: string; id: Id; name: string; created_at: Moment };
}
`;
}

/** The files of a new module, its migration and its table types. */
export function moduleTexts(parts: ModuleParts): readonly GeneratedFile[] {
  const { kebab } = parts.nouns;
  const folder = `apps/api/src/modules/${kebab}`;
  return [
    { path: `${folder}/index.ts`, text: index(parts) },
    { path: `${folder}/${kebab}.routes.ts`, text: routes(parts) },
    { path: `${folder}/${kebab}.service.ts`, text: service(parts) },
    { path: `${folder}/${kebab}.repository.ts`, text: repository(parts) },
    { path: `${folder}/${kebab}.presenter.ts`, text: presenter(parts) },
    { path: `${folder}/${kebab}.test.ts`, text: test(parts) },
    { path: `apps/api/src/platform/db/migrations/${parts.step}.ts`, text: migration(parts) },
    { path: `apps/api/src/platform/db/schema/${kebab}.ts`, text: tables(parts) },
  ];
}
