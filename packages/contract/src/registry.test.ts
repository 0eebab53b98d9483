import { describe, expect, it } from 'vitest';
import type { Operation } from './operation.ts';
import { fieldsOf } from './codecs/shape.ts';
import { operations } from './operations/index.ts';
import { allOperations, checkedOperations } from './registry.ts';

const { courseById, courseIntroduction, cartList } = operations;

describe('a table of operations', () => {
  it('is taken as it is when each has its own name, method and path', () => {
    expect(checkedOperations({ courseById, cartList })).toEqual([courseById, cartList]);
  });

  it('is refused when two answer the same method and path', () => {
    const rival = { ...courseIntroduction, name: 'rival', path: courseById.path };
    expect(() => checkedOperations({ courseById, rival })).toThrow(
      'Operations courseById and rival both answer GET training/course/{}',
    );
  });

  it('is refused when the paths differ in the name of a field only, which no router tells apart', () => {
    const rival = { ...courseById, name: 'rival', path: 'training/course/{courseId}' };
    expect(() => checkedOperations({ courseById, rival })).toThrow('both answer');
  });

  it('is taken when two share a path under different methods', () => {
    const rival: Operation = { ...courseById, name: 'rival', method: 'DELETE' };
    expect(checkedOperations({ courseById, rival })).toHaveLength(2);
  });

  it('is refused when an operation stands under another name', () => {
    expect(() => checkedOperations({ course: courseById })).toThrow(
      'Operation courseById is exported as course',
    );
  });
});

describe.each(allOperations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it('sends in its path exactly the fields that the path names', () => {
      const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, field]) => field);
      const sent = fieldsOf(operation.input.path ?? {})?.map(({ wire }) => wire) ?? [];
      expect(sent).toEqual(inPath);
    });

    it('has no body where its method has none', () => {
      const withBody = operation.input.json ?? operation.input.form;
      expect(operation.method === 'GET' && withBody !== undefined).toBe(false);
    });

    it('touches rows of a user only where someone has to be signed in', () => {
      expect(operation.audience === 'public' && operation.rows.of !== 'none').toBe(false);
    });

    it('names the row that it touches by a field of its input', () => {
      const fields = Object.values(operation.input).flatMap((schema) => fieldsOf(schema) ?? []);
      const key = operation.rows.of === 'named' ? operation.rows.key : undefined;
      expect(key === undefined || fields.some(({ inside }) => inside === key)).toBe(true);
    });

    it('words each failure for the user, in Chinese', () => {
      for (const message of Object.values(operation.errors))
        expect(message).toMatch(/^[\u4e00-\u9fff，。；：、]+$/);
    });
  },
);
