import { kindOf, type FieldKind, type Operation } from '@wutong/contract';
import { toJSONSchema } from '../../platform/http/wire.ts';

/** As much of JSON Schema as the documents use. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  required?: readonly string[];
  anyOf?: readonly JsonSchema[];
  description?: string;
  [keyword: string]: unknown;
}

/** What each kind of field looks like when this server writes it. Reading is more lenient: numbers may be texts. */
const KINDS: Readonly<Record<FieldKind, JsonSchema>> = {
  id: { type: 'string', pattern: '^\\d{1,19}$', description: '64 位编号，十进制字符串' },
  ids: { type: 'string', pattern: '^\\d{1,19}(,\\d{1,19})*$', description: '编号，以英文逗号分隔' },
  fen: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$', description: '金额，单位元，两位小数' },
  time: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', description: '北京时间' },
  int: { type: 'integer' },
  decimal: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', description: '小数字符串' },
  flag: { type: 'integer', enum: [0, 1], description: '0 否，1 是' },
  studyForm: { type: ['integer', 'null'], enum: [1, 2, 3, null], description: '1 视频课程，2 面授课程，3 培训班' },
  orderStatus: { type: 'integer', minimum: 1, maximum: 7, description: '1 待支付，2 已支付，3 已过期，4 已退款，5 部分退款，6 已开票，7 退款审核中' },
};

type Schema = Operation['output'];

/** The wire side of a schema as JSON Schema, without its dialect's address. */
export function wireSchema(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...written } = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const kind = kindOf(zodSchema);
      if (!kind) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, KINDS[kind]);
    },
  });
  return JSON.parse(JSON.stringify(written)) satisfies JsonSchema;
}

/** The envelope around what a call answers. */
export function envelopeSchema(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer', const: 200 },
      success: { type: 'boolean', const: true },
      data,
      msg: { type: 'string' },
    },
    required: ['code', 'success', 'data', 'msg'],
  };
}
