import * as z from 'zod/mini';

/** A field whose name on the wire is not the name inside. */
export interface Renamed<S extends z.ZodMiniType = z.ZodMiniType> {
  wire: string;
  schema: S;
}

type Field = z.ZodMiniType | Renamed;
type SchemaOf<F extends Field> = F extends Renamed<infer S> ? S : F;
type Inside<F extends Record<string, Field>> = z.output<
  z.ZodMiniObject<{ -readonly [K in keyof F]: SchemaOf<F[K]> & z.ZodMiniType }>
>;

/** A field of a shape with both of its names. */
export interface FieldOf {
  inside: string;
  wire: string;
  schema: z.ZodMiniType;
}

/** An object schema that knows both names of its fields; reads wire names, gives inside names. */
export type Shape<T> = z.ZodMiniType<T, Record<string, unknown>>;

const shapes = new WeakMap<object, readonly FieldOf[]>();

/** The fields of a shape; undefined for any other schema. */
export function fieldsOf(schema: object): readonly FieldOf[] | undefined {
  return shapes.get(schema);
}

/** Says under which name a field travels. */
export function from<S extends z.ZodMiniType>(wire: string, schema: S): Renamed<S> {
  return { wire, schema };
}

/**
 * An object of the wire. Keys are the inside names; `from('teachingMethod', studyForm())` gives the
 * wire's name where it differs. Undeclared fields are dropped both ways, so that they never leave.
 */
export function shape<const F extends Record<string, Field>>(fields: F): Shape<Inside<F>> {
  const list = Object.entries(fields).map(([inside, field]): FieldOf => {
    const renamed = 'wire' in field ? field : { wire: inside, schema: field };
    return { inside, ...renamed };
  });
  const wire = z.object(Object.fromEntries(list.map((field) => [field.wire, field.schema])));
  const schema = z.codec(wire, z.custom<Inside<F>>(isRecord), {
    decode: (value) => rename(value, list, 'wire', 'inside') as Inside<F>,
    encode: (value) => rename(value as Record<string, unknown>, list, 'inside', 'wire'),
  });
  shapes.set(schema, list);
  return schema as unknown as Shape<Inside<F>>;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function rename(
  value: Record<string, unknown>,
  fields: readonly FieldOf[],
  source: 'wire' | 'inside',
  target: 'wire' | 'inside',
): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const field of fields) {
    if (value[field[source]] !== undefined) renamed[field[target]] = value[field[source]];
  }
  return renamed;
}
