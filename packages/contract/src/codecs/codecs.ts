import * as z from 'zod/mini';
import {
  fenToYuan,
  fromWireTime,
  toWireTime,
  yuanToFen,
  toStudyForm,
  toOrderStatus,
  type Fen,
  type IsoTime,
  type OrderStatus,
  type StudyForm,
} from '@wutong/domain';
import { readInt, readDecimal, readFlag } from './read.ts';

/** The field kinds that change between the wire and the inside; each is read by name in the browser. */
export type FieldKind = 'id' | 'ids' | 'fen' | 'time' | 'int' | 'decimal' | 'flag' | 'studyForm' | 'orderStatus';

const ID = /^\d{1,19}$/;

const kinds = new WeakMap<object, FieldKind>();

/** The kind of a field's schema; undefined for one that travels as it is. */
export function kindOf(schema: object): FieldKind | undefined {
  return kinds.get(schema);
}

function named<S extends object>(kind: FieldKind, schema: S): S {
  kinds.set(schema, kind);
  return schema;
}

/** Turns a value that the reader refused into a validation issue instead of an exception. */
function orIssue<T>(value: T | undefined, payload: z.core.ParsePayload, message: string): T {
  if (value !== undefined) return value;
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return z.NEVER;
}

/** A 64-bit id: always a decimal string inside, though some back ends send small ones as numbers. */
export const id = () =>
  named(
    'id',
    z.codec(z.union([z.string(), z.int()]), z.string().check(z.regex(ID)), {
      decode: (wire) => String(wire).trim(),
      encode: (inside) => inside,
    }),
  );

/** Ids that a call names (`ids`): joined by commas on the wire, an array inside; arrays are read too. */
export const ids = () =>
  named(
    'ids',
    z.codec(
      z.union([z.string(), z.array(z.union([z.string(), z.int()]))]),
      z.array(z.string().check(z.regex(ID))).check(z.minLength(1), z.maxLength(500)),
      {
        decode: (wire) => (Array.isArray(wire) ? wire.map(String) : wire.split(',').map((part) => part.trim())),
        encode: (inside) => inside.join(','),
      },
    ),
  );

/** An amount: decimal string in yuan on the wire (`"1280.00"`), whole fen inside. */
export const fen = () =>
  named(
    'fen',
    z.codec(z.union([z.string(), z.number()]), z.int(), {
      decode: (wire, payload) => orIssue(yuanToFen(String(wire)), payload, 'not an amount'),
      encode: (inside: Fen) => fenToYuan(inside),
    }),
  );

/** A moment: `yyyy-MM-dd HH:mm:ss` in Shanghai on the wire, an ISO string with offset inside. */
export const time = () =>
  named(
    'time',
    z.codec(z.string(), z.string(), {
      decode: (wire, payload): IsoTime => orIssue(fromWireTime(wire), payload, 'not a time'),
      encode: (inside: IsoTime) => toWireTime(inside),
    }),
  );

/** A whole number; numeric strings are read too. */
export const int = () =>
  named(
    'int',
    z.codec(z.union([z.number(), z.string()]), z.int(), {
      decode: (wire, payload) => orIssue(readInt(wire), payload, 'not a whole number'),
      encode: (inside) => inside,
    }),
  );

/** A decimal that is not money (hours, scores): a string on the wire, a number inside. */
export const decimal = () =>
  named(
    'decimal',
    z.codec(z.union([z.string(), z.number()]), z.number(), {
      decode: (wire, payload) => orIssue(readDecimal(wire), payload, 'not a number'),
      encode: (inside) => String(inside),
    }),
  );

/** A yes or no: 0 or 1 on the wire, a boolean inside; true and false are read too. */
export const flag = () =>
  named(
    'flag',
    z.codec(z.union([z.number(), z.string(), z.boolean()]), z.boolean(), {
      decode: (wire, payload) => orIssue(readFlag(wire), payload, 'not a yes or no'),
      encode: (inside) => (inside ? 1 : 0),
    }),
  );

/** A study form's code; any other code reads as null, since its label is blank (spec section 2). */
export const studyForm = () =>
  named(
    'studyForm',
    z.codec(
      z.nullable(z.union([z.number(), z.string()])),
      z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
      {
        decode: (wire): StudyForm | null => toStudyForm(wire === null ? null : (readInt(wire) ?? null)),
        encode: (inside) => inside,
      },
    ),
  );

/** An order's status code, 1 to 7 (spec section 4). */
export const orderStatus = () =>
  named(
    'orderStatus',
    z.codec(
      z.union([z.number(), z.string()]),
      z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]),
      {
        decode: (wire, payload): OrderStatus =>
          orIssue(toOrderStatus(readInt(wire) ?? 0), payload, 'not an order status'),
        encode: (inside) => inside,
      },
    ),
  );
