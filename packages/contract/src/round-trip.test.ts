import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readOf, sendOf } from '../scripts/call-module.ts';
import { readValue, writeValue, type Read } from './calls/index.ts';
import { insideValues } from './fixtures/inside-values.ts';
import type { Operation, Placement } from './operation.ts';
import { allOperations } from './registry.ts';

const named = allOperations.map((operation) => [operation.name, operation] as const);

function overTheWire(schema: z.ZodMiniType, inside: unknown): unknown {
  return JSON.parse(JSON.stringify(z.encode(schema, inside)));
}

/** Calls `change` on every leaf of an answer that a kind reads. */
function changeLeaves(read: Read, wire: unknown, change: (kind: string, leaf: unknown) => unknown): unknown {
  if (typeof read === 'string') return change(read, wire);
  if (Array.isArray(wire))
    return wire.map((element) => changeLeaves((read as readonly [Read])[0], element, change));
  if (typeof wire !== 'object' || wire === null) return wire;
  const changed = new Map(Object.entries(wire));
  for (const [names, field] of Object.entries(read)) {
    const outside = names.split('<').at(-1) ?? names;
    if (names !== '?') changed.set(outside, changeLeaves(field, changed.get(outside), change));
  }
  return Object.fromEntries(changed);
}

describe.each(named)('%s', (_name, operation: Operation) => {
  const read = readOf(operation.output);
  const answers = insideValues(operation.output);

  it('is read in the browser as the server wrote it', () => {
    fc.assert(
      fc.property(answers, (inside) => {
        expect(readValue(read, overTheWire(operation.output, inside))).toEqual(inside);
      }),
    );
  });

  it.each([[''], [[]], [{}], [-1], ['-1'], [false]])(
    'reads %j as null where a field may be null',
    (nothing) => {
      fc.assert(
        fc.property(answers, (inside) => {
          const wire = overTheWire(operation.output, inside);
          const sentAs = (value: unknown) =>
            changeLeaves(read, wire, (kind, leaf) => (kind.endsWith('?') ? value : leaf));
          expect(readValue(read, sentAs(nothing))).toEqual(readValue(read, sentAs(null)));
        }),
        { numRuns: 20 },
      );
    },
  );

  it('is read the same from a back end with other habits: numbers as texts, ids and amounts as numbers', () => {
    fc.assert(
      fc.property(answers, (inside) => {
        const wire = overTheWire(operation.output, inside);
        const other = changeLeaves(read, wire, (kind, leaf) => inOtherHabit(kind.replace('?', ''), leaf));
        expect(readValue(read, other)).toEqual(inside);
      }),
    );
  });

  it('is sent by the browser as the server reads it', () => {
    const inputs = fc.record(
      Object.fromEntries(
        Object.entries(operation.input).map(([placement, schema]) => [placement, insideValues(schema)]),
      ),
    );
    fc.assert(
      fc.property(inputs, (byPlacement) => {
        const whole: Record<string, unknown> = Object.assign({}, ...Object.values(byPlacement));
        const sent = sentFields(operation, whole);
        for (const [placement, schema] of Object.entries(operation.input)) {
          expect(z.decode(schema, sent[placement] ?? {})).toEqual({ ...(byPlacement[placement] as object) });
        }
      }),
    );
  });
});

function inOtherHabit(kind: string, leaf: unknown): unknown {
  if (leaf === null) return leaf;
  if (kind === 'int' || kind === 'orderStatus' || kind === 'studyForm') return String(leaf);
  if (kind === 'decimal') return Number(leaf);
  if (kind === 'flag') return leaf === 1 ? 'true' : 'false';
  // A number holds an id or an amount only while it is small and plain enough to come back as the same text.
  if ((kind === 'id' || kind === 'fen') && String(Number(leaf)) === leaf) return Number(leaf);
  return leaf;
}

/** The fields of an input by placement, written as a client writes them; all but JSON fields become text. */
function sentFields(
  operation: Operation,
  input: Record<string, unknown>,
): Record<string, Record<string, unknown>> {
  const sent: Partial<Record<Placement, Record<string, unknown>>> = {};
  for (const [field, [placement, wire = field, kind]] of Object.entries(sendOf(operation))) {
    if (input[field] === undefined) continue;
    const written = writeValue(kind, input[field]);
    const json: unknown = JSON.parse(JSON.stringify(written));
    (sent[placement] ??= {})[wire] = placement === 'json' ? json : String(written);
  }
  return sent;
}
