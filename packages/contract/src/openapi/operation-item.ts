import type { Operation, Placement } from '../operation.ts';
import { wireFields, wireSchema, type JsonSchema } from './wire-schema.ts';

/** Where OpenAPI puts a field that is not in the body. */
const PARAMETERS = { path: 'path', query: 'query', headers: 'header' } as const satisfies Partial<
  Record<Placement, string>
>;

const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const REFUSED = { $ref: '#/components/schemas/Refusal' };

/** The OpenAPI item of one operation. */
export function operationItem(operation: Operation): JsonSchema {
  const { audience, rows, repeatable } = operation;
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.group],
    parameters: parametersOf(operation),
    ...bodyOf(operation),
    responses: responsesOf(operation),
    security: audience === 'public' ? [{ client: [] }] : [{ client: [], session: [] }],
    'x-audience': audience,
    'x-rows': rows,
    'x-repeatable': repeatable,
  };
}

function parametersOf({ input }: Operation): JsonSchema[] {
  const own = Object.entries(PARAMETERS).flatMap(([placement, place]) => {
    const schema = input[placement as keyof typeof PARAMETERS];
    return schema ? wireFields(schema).map((field) => ({ ...field, in: place })) : [];
  });
  return [{ $ref: '#/components/parameters/Tenant' }, ...own];
}

function bodyOf({ input }: Operation): JsonSchema {
  const content = Object.entries(MEDIA).flatMap(([placement, media]) => {
    const schema = input[placement as keyof typeof MEDIA];
    return schema ? [[media, { schema: wireSchema(schema) }]] : [];
  });
  return content.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(content) } } : {};
}

function responsesOf(operation: Operation): JsonSchema {
  const refusals = { 400: '请求参数格式不正确', ...signedInRefusals(operation), ...operation.errors };
  return {
    200: { description: 'Success', content: json(answerOf(operation)) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([code, text]) => [code, { description: text, content: json(REFUSED) }]),
    ),
  };
}

function signedInRefusals({ audience }: Operation): Record<number, string> {
  return audience === 'public' ? {} : { 401: '请先登录', 403: '当前账号没有权限进行此操作' };
}

function answerOf({ envelope, output }: Operation): JsonSchema {
  const data = wireSchema(output);
  if (envelope === 'raw') return data;
  return { allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }] };
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
