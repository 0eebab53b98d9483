import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { from, id, shape, time } from '../src/index.ts';
import type { Operation } from '../src/operation.ts';
import { operations } from '../src/operations/index.ts';
import { readOf, sendOf } from './call-module.ts';
import { CALLS_FOLDER, generatedCalls } from './generated-files.ts';

describe('the generated calls', () => {
  it('are what the operations say now', () => {
    const committed = readdirSync(CALLS_FOLDER).map((name) => [
      name,
      readFileSync(join(CALLS_FOLDER, name), 'utf8'),
    ]);
    const wanted = [...generatedCalls()].map(([path, text]) => [path.slice(CALLS_FOLDER.length), text]);
    expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(wanted));
  });
});

describe('a read map', () => {
  it('names the kind of each field, its wire name where it differs, and whether it may be null', () => {
    const output = shape({
      id: id(),
      createdAt: from('createTime', z.nullable(time())),
      tags: z.array(z.string()),
      owner: z.nullable(shape({ name: z.string() })),
    });
    expect(readOf(output)).toEqual({
      id: 'id',
      'createdAt<createTime': 'time?',
      tags: ['text'],
      owner: { '?': '', name: 'text' },
    });
  });

  it('is refused for a schema that browsers have no reader for', () => {
    expect(() => readOf(shape({ any: z.record(z.string(), z.string()) }))).toThrow(
      'No reader for a schema of type record',
    );
  });
});

describe('a send map', () => {
  it('says where each field travels, under which name, and written as what', () => {
    expect(sendOf(operations.saveOrder)).toEqual({
      idempotencyKey: ['headers', 'Idempotency-Key'],
      courseIds: ['json', 'courseIds', 'ids'],
      expectedTotal: ['json', 'payAmount', 'fen'],
      source: ['json'],
      platformId: ['json'],
    });
  });

  it('is refused when a field would travel in two places', () => {
    const twice: Operation = {
      ...operations.courseById,
      input: { path: shape({ id: id() }), query: shape({ id: id() }) },
    };
    expect(() => sendOf(twice)).toThrow('courseById takes id in two places');
  });
});
