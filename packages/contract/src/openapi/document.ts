import type { Operation } from '../operation.ts';
import { allOperations } from '../registry.ts';
import { operationItem } from './operation-item.ts';
import type { JsonSchema } from './wire-schema.ts';

const COMPONENTS: JsonSchema = {
  securitySchemes: {
    client: {
      type: 'http',
      scheme: 'basic',
      description: 'Which client asks; a public identifier, no secret.',
    },
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'Blade-Auth',
      description: '`bearer ` and the access token of `blade-auth/oauth/token`.',
    },
  },
  parameters: {
    Tenant: { name: 'Tenant-Id', in: 'header', schema: { type: 'string', default: '000000' } },
  },
  schemas: {
    Envelope: {
      type: 'object',
      description: 'Every answer that is not raw; `success` exactly when `code` is 200.',
      required: ['code', 'success', 'data', 'msg'],
      properties: {
        code: { type: 'integer' },
        success: { type: 'boolean' },
        data: {},
        msg: { type: 'string' },
      },
    },
    Refusal: {
      type: 'object',
      description: 'Why a call was refused; `msg` is for the user.',
      required: ['code', 'success', 'msg'],
      properties: {
        code: { type: 'integer' },
        success: { const: false },
        data: { type: 'null' },
        msg: { type: 'string' },
      },
    },
  },
};

/** The OpenAPI 3.1 document of the wire, derived from the operations; for servers and documentation only. */
export function openApiDocument(operations: readonly Operation[] = allOperations): JsonSchema {
  const sorted = operations.toSorted((left, right) =>
    left.path < right.path ? -1 : left.path > right.path ? 1 : 0,
  );
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of sorted) {
    const item = (paths[`/${operation.path}`] ??= {});
    item[operation.method.toLowerCase()] = operationItem(operation);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Wutong', version: '0.1.0', description: 'Courses, orders and study; BladeX dialect.' },
    servers: [{ url: '/api' }],
    tags: [...new Set(sorted.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  };
}
