import * as z from 'zod/mini';
import { kindOf } from '../src/codecs/codecs.ts';
import { fieldsOf } from '../src/codecs/shape.ts';
import type { Operation, Placement } from '../src/operation.ts';
import type { Read, Send } from '../src/calls/call.ts';

/** The source text of one generated module of calls. */
export function callModule(group: string, members: readonly Operation[]): string {
  const calls = members.map(
    (operation) =>
      `/** ${operation.summary} */\n` +
      `export const ${operation.name}: Call<InputOfName<'${operation.name}'>, OutputOfName<'${operation.name}'>> = ` +
      `${JSON.stringify(callOf(operation))};\n`,
  );
  return [
    `// Generated from the operations of group ${group} by \`npm run generate\`; changes here are overwritten.`,
    `import type { Call } from '../call.ts';`,
    `import type { InputOfName, OutputOfName } from '../../types.ts';`,
    '',
    ...calls,
  ].join('\n');
}

function callOf(operation: Operation) {
  return {
    name: operation.name,
    method: operation.method,
    path: operation.path,
    send: sendOf(operation),
    read: readOf(operation.output),
    ...(operation.envelope === 'raw' ? { raw: true } : {}),
    ...(operation.repeatable ? { repeatable: true } : {}),
  };
}

/** Where and how each input field of an operation travels, by its inside name. */
export function sendOf(operation: Operation): Record<string, Send> {
  const send: Record<string, Send> = {};
  for (const [placement, schema] of Object.entries(operation.input) as [Placement, object][]) {
    for (const { inside, wire, schema: field } of fieldsOf(schema) ?? []) {
      if (send[inside]) throw new Error(`${operation.name} takes ${inside} in two places`);
      const kind = kindOf(unwrapped(field).schema);
      const written =
        kind === 'fen' || kind === 'time' || kind === 'ids' || kind === 'flag' ? kind : undefined;
      if (written) send[inside] = [placement, wire, written];
      else send[inside] = wire === inside ? [placement] : [placement, wire];
    }
  }
  return send;
}

/** The schema below `optional` and `nullable`, and whether null was among its values. */
function unwrapped(schema: z.ZodMiniType): { schema: z.ZodMiniType; nullable: boolean } {
  if (schema instanceof z.ZodMiniOptional) return unwrapped(schema.def.innerType as z.ZodMiniType);
  if (schema instanceof z.ZodMiniNullable) {
    return { schema: unwrapped(schema.def.innerType as z.ZodMiniType).schema, nullable: true };
  }
  return { schema, nullable: false };
}

/** How a browser reads what a schema describes. Throws on a schema that it has no reader for. */
export function readOf(output: z.ZodMiniType): Read {
  const { schema, nullable } = unwrapped(output);
  const mark = nullable ? '?' : '';
  const fields = fieldsOf(schema);
  if (fields) {
    const entries = fields.map(({ inside, wire, schema: field }) => [
      inside === wire ? inside : `${inside}<${wire}`,
      readOf(field),
    ]);
    return Object.fromEntries(nullable ? [['?', ''], ...entries] : entries) as Read;
  }
  const kind = kindOf(schema);
  if (kind === 'studyForm') return 'studyForm?';
  if (kind) return `${kind}${mark}`;
  if (schema instanceof z.ZodMiniArray) return [readOf(schema.def.element as z.ZodMiniType)];
  if (schema instanceof z.ZodMiniNull) return 'none';
  if (schema instanceof z.ZodMiniNever) return 'none';
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return `text${mark}`;
  if (schema instanceof z.ZodMiniUnion) return `int${mark}`;
  throw new Error(`No reader for a schema of type ${schema._zod.def.type}`);
}
