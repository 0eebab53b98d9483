import { fieldsOf, kindOf, type FieldKind } from '@wutong/contract';
import * as z from 'zod/mini';

/** One plain inside value of each kind. */
const PLAIN: Record<FieldKind, unknown> = {
  id: '1',
  ids: ['1'],
  fen: 9900,
  time: '2026-11-21T09:00:00+08:00',
  int: 1,
  decimal: 1.5,
  flag: false,
  studyForm: 1,
  orderStatus: 1,
};

/**
 * A plain inside value of a schema of the contract: what a mock answers for an operation that nobody wrote an
 * answer for. Lists have one element, and what may be null is there. Throws on a schema that it can not walk.
 */
export function plainValue(schema: z.ZodMiniType): unknown {
  const fields = fieldsOf(schema);
  if (fields) return Object.fromEntries(fields.map((field) => [field.inside, plainValue(field.schema)]));
  const kind = kindOf(schema);
  if (kind) return PLAIN[kind];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return plainValue(inner(schema));
  if (schema instanceof z.ZodMiniArray) {
    const element = schema.def.element as z.ZodMiniType;
    return element instanceof z.ZodMiniNever ? [] : [plainValue(element)];
  }
  if (schema instanceof z.ZodMiniNull) return null;
  if (schema instanceof z.ZodMiniString) return '示例';
  if (schema instanceof z.ZodMiniNumber) return 1;
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniUnion) return plainValue(schema.def.options[0] as z.ZodMiniType);
  throw new Error(`No plain value for a schema of type ${schema._zod.def.type}`);
}

function inner(schema: z.ZodMiniOptional | z.ZodMiniNullable): z.ZodMiniType {
  return schema.def.innerType as z.ZodMiniType;
}
