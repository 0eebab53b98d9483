import * as z from 'zod/mini';
import { kindOf, type FieldKind } from '../codecs/codecs.ts';
import { fieldsOf } from '../codecs/shape.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;

/** How each kind is written on the wire; what is read more leniently than that is not promised to anyone. */
const ON_THE_WIRE: Readonly<Record<FieldKind, JsonSchema>> = {
  id: { type: 'string', pattern: '^\\d{1,19}$', description: '64-bit id as text' },
  ids: { type: 'string', pattern: '^\\d{1,19}(,\\d{1,19})*$', description: 'Ids joined by commas' },
  fen: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$', description: 'Amount in yuan', examples: ['1280.00'] },
  time: {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
    description: 'Time in Asia/Shanghai',
    examples: ['2026-11-21 09:00:00'],
  },
  int: { type: 'integer' },
  decimal: { type: 'string', description: 'Decimal number as text', examples: ['1.5'] },
  flag: { type: 'integer', enum: [0, 1] },
  studyForm: {
    type: ['integer', 'null'],
    enum: [1, 2, 3, null],
    description: '1 video, 2 in person, 3 training class',
  },
  orderStatus: {
    type: 'integer',
    enum: [1, 2, 3, 4, 5, 6, 7],
    description:
      '1 pending payment, 2 paid, 3 expired, 4 refunded, 5 partly refunded, 6 invoiced, 7 refund under review',
  },
};

/** The JSON Schema of what travels for a schema of the contract. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindOf(zodSchema);
      if (!kind) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, ON_THE_WIRE[kind]);
    },
  });
  return rest;
}

/** A field of a placement as it travels. */
export interface WireField {
  name: string;
  required: boolean;
  schema: JsonSchema;
}

/** The fields of one placement of an operation's input. */
export function wireFields(placement: z.ZodMiniType): WireField[] {
  return (fieldsOf(placement) ?? []).map(({ wire, schema }) => ({
    name: wire,
    required: !(schema instanceof z.ZodMiniOptional),
    schema: wireSchema(schema),
  }));
}
