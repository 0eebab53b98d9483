import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call, CallInput, CallOutput, Read } from './call.ts';
import { UnreadableValue, readValue, writeValue } from './read.ts';

const NULLS: readonly unknown[] = [null, undefined, '', [], {}, -1, '-1', false];

describe('a value that may be null', () => {
  it.each(['text?', 'id?', 'fen?', 'time?', 'int?', 'decimal?', 'flag?', 'studyForm?'])(
    'of kind %s reads each null of the dialect as null',
    (kind) => {
      expect(NULLS.map((wire) => readValue(kind, wire))).toEqual(NULLS.map(() => null));
    },
  );

  it('and is an object is null too', () => {
    expect(NULLS.map((wire) => readValue({ '?': '', id: 'id' }, wire))).toEqual(NULLS.map(() => null));
  });
});

describe('a value that must be there', () => {
  it('is an empty list or text for a null of the dialect, so that the screen has something to draw', () => {
    expect(NULLS.map((wire) => readValue(['id'], wire))).toEqual(NULLS.map(() => []));
    const none = [null, undefined, '', [], {}, false];
    expect(none.map((wire) => readValue('text', wire))).toEqual(none.map(() => ''));
  });

  it('keeps -1 as a text and as a number', () => {
    expect([readValue('text', -1), readValue('text', '-1')]).toEqual(['-1', '-1']);
    expect([readValue('int', -1), readValue('int', '-1'), readValue('decimal', '-1')]).toEqual([-1, -1, -1]);
  });

  it.each(['id', 'fen', 'time', 'int', 'decimal', 'flag', 'orderStatus'])(
    'of kind %s refuses nothing at all',
    (kind) => {
      expect(() => readValue(kind, null)).toThrow(UnreadableValue);
    },
  );
});

describe('the kinds', () => {
  it.each<[string, unknown, unknown]>([
    ['id', '1123598821738675201', '1123598821738675201'],
    ['id', 42, '42'],
    ['text', 2026, '2026'],
    ['fen', '1280.00', 128_000],
    ['fen', '0.5', 50],
    ['fen', 19.9, 1990],
    ['time', '2026-11-21 09:00:00', '2026-11-21T09:00:00+08:00'],
    ['time', '2026-11-21', '2026-11-21T00:00:00+08:00'],
    ['int', '12', 12],
    ['decimal', '1.50', 1.5],
    ['decimal', 4, 4],
    ['flag', '0', false],
    ['flag', true, true],
    ['studyForm?', '2', 2],
    ['studyForm?', 9, null],
    ['orderStatus', '7', 7],
    ['none', { any: 'thing' }, null],
  ])('%s reads %j as %j', (kind, wire, inside) => {
    expect(readValue(kind, wire)).toEqual(inside);
  });

  it.each<[string, unknown]>([
    ['id', 'x1'],
    ['id', '-3'],
    ['id', 1.5],
    ['text', { a: 1 }],
    ['fen', '1.005'],
    ['fen', '1e3'],
    ['time', '2026-02-30 00:00:00'],
    ['time', 'yesterday'],
    ['int', '1.5'],
    ['int', 'many'],
    ['decimal', 'NaN'],
    ['flag', 'yes'],
    ['orderStatus', 8],
    ['unheard-of', 1],
  ])('%s refuses %j', (kind, wire) => {
    expect(() => readValue(kind, wire)).toThrow(UnreadableValue);
  });
});

describe('an object', () => {
  const read: Read = { 'groups<organizationList': [{ 'lines<courseList': [{ price: 'fen' }] }] };

  it('is read under inside names, without what the contract does not name', () => {
    const wire = { organizationList: [{ courseList: [{ price: '1.00', secret: 'x' }] }], isDeleted: 0 };
    expect(readValue(read, wire)).toEqual({ groups: [{ lines: [{ price: 100 }] }] });
  });

  it('names the field that can not be read, as it stands on the wire', () => {
    const wire = { organizationList: [{ courseList: [{ price: '1.00' }, { price: 'free' }] }] };
    expect(() => readValue(read, wire)).toThrow(
      expect.objectContaining({ path: 'organizationList[0].courseList[1].price' }),
    );
  });

  it.each([[[1]], ['text'], [7], [null]])('is not %j', (wire) => {
    expect(() => readValue(read, wire)).toThrow(UnreadableValue);
  });

  it('does not take fields from the prototype of all objects', () => {
    expect(() => readValue({ constructor: 'id' }, { a: 1 })).toThrow(UnreadableValue);
  });
});

describe('writing', () => {
  it('is the inverse of reading for the kinds that change', () => {
    expect(writeValue('fen', 128_000)).toBe('1280.00');
    expect(writeValue('time', '2026-11-21T09:00:00+08:00')).toBe('2026-11-21 09:00:00');
    expect(writeValue('ids', ['1', '2'])).toBe('1,2');
    expect([writeValue('flag', true), writeValue('flag', false)]).toEqual([1, 0]);
    expect(writeValue(undefined, 'as it is')).toBe('as it is');
  });
});

describe('the types of a call', () => {
  it('are taken out of it', () => {
    type Example = Call<{ id: string }, { name: string }[]>;
    expectTypeOf<CallInput<Example>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<CallOutput<Example>>().toEqualTypeOf<{ name: string }[]>();
  });
});
