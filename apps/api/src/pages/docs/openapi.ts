import type { Operation, Placement } from '@wutong/contract';
import { API_PREFIX } from '../../platform/http/index.ts';
import { envelopeSchema, wireSchema, type JsonSchema } from './schemas.ts';

/** Where OpenAPI names a field that travels there. */
const PARAMETER_PLACES: readonly (readonly [Placement, string])[] = [['path', 'path'], ['query', 'query'], ['headers', 'header']];
const BODY_TYPES: readonly (readonly [Placement, string])[] = [
  ['json', 'application/json'],
  ['form', 'application/x-www-form-urlencoded'],
];

const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    success: { type: 'boolean', const: false },
    data: { type: 'null' },
    msg: { type: 'string', description: '给用户看的中文说明' },
  },
  required: ['code', 'success', 'data', 'msg'],
};

/** The OpenAPI 3.1 document of some operations; everything in it comes from their literals. */
export function openApiDocument(operations: readonly Operation[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = API_PREFIX + operation.path;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wutong API',
      version: '1',
      description: '职业与继续教育平台接口。除标注 raw 的接口外，回答都在 {code, success, data, msg} 之中，code 为 200 即成功。',
    },
    servers: [{ url: server }],
    tags: [...new Set(operations.map((operation) => operation.group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: '客户端标识，公开' },
        session: { type: 'apiKey', in: 'header', name: 'Blade-Auth', description: 'bearer <access_token>' },
      },
      schemas: { Failure: FAILURE },
      responses: {
        Failure: { description: '失败', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
      },
    },
  };
}

function describe(operation: Operation) {
  const output = wireSchema(operation.output);
  const signedIn = operation.audience !== 'public';
  const body = bodyOf(operation);
  return {
    operationId: operation.name,
    tags: [operation.group],
    summary: operation.summary,
    security: [signedIn ? { client: [], session: [] } : { client: [] }],
    'x-audience': operation.audience,
    'x-rows': operation.rows,
    'x-repeatable': operation.repeatable,
    parameters: parametersOf(operation),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      200: {
        description: operation.envelope === 'raw' ? '成功，没有外层' : '成功',
        content: { 'application/json': { schema: operation.envelope === 'raw' ? output : envelopeSchema(output) } },
      },
      ...Object.fromEntries(failuresOf(operation).map(([code, description]) => [
        code, { $ref: '#/components/responses/Failure', description },
      ])),
    },
  };
}

/** What an operation may be refused with: its own failures and those of its audience and input. */
export function failuresOf(operation: Operation): [number, string][] {
  const common: [number, string][] = [
    [400, '参数有误，说明中指出字段'],
    ...(operation.audience === 'public' ? [] : [[401, '请先登录'] satisfies [number, string]]),
    ...(operation.audience === 'public' || operation.audience.length > 1 ? [] : [[403, '当前账号没有权限进行此操作'] satisfies [number, string]]),
  ];
  const own = Object.entries(operation.errors).map(([code, message]): [number, string] => [Number(code), message]);
  return [...new Map([...common, ...own])].toSorted(([left], [right]) => left - right);
}

function parametersOf(operation: Operation) {
  return PARAMETER_PLACES.flatMap(([place, where]) => {
    const schema = operation.input[place];
    if (!schema) return [];
    const { properties = {}, required = [] } = wireSchema(schema);
    return Object.entries(properties).map(([name, field]) => ({
      name, in: where, required: where === 'path' || required.includes(name), schema: field,
    }));
  });
}

function bodyOf(operation: Operation) {
  const content = BODY_TYPES.flatMap(([place, type]) => {
    const schema = operation.input[place];
    return schema ? [[type, { schema: wireSchema(schema) }] as const] : [];
  });
  return content.length === 0 ? undefined : { required: true, content: Object.fromEntries(content) };
}
