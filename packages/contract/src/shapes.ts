import * as z from 'zod/mini';
import { int } from './codecs/codecs.ts';
import { from, shape } from './codecs/shape.ts';

/** A required text that must say something; `name` is what the reader calls the field. */
export const text = (max = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Paging fields of every list (BladeX dialect; 1 and 10 when left out). */
export const paging = {
  page: from('current', z.optional(int())),
  size: z.optional(int()),
  ascs: z.optional(z.string().check(z.maxLength(100))),
  descs: z.optional(z.string().check(z.maxLength(100))),
};

/** One page of records in the dialect's shape. */
export const pageOf = <T extends z.ZodMiniType>(record: T) =>
  shape({ records: z.array(record), total: int(), size: int(), current: int(), pages: int() });

/** An output without content: the envelope alone is the answer. */
export const nothing = z.null();
