import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { operations } from '../operations/index.ts';
import { allOperations } from '../registry.ts';
import { openApiDocument } from './document.ts';
import { operationItem } from './operation-item.ts';
import { wireFields, wireSchema } from './wire-schema.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

/** Every `$ref` of the document, and whether it leads somewhere in it. */
function danglingRefs(): string[] {
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
  return refs.filter((ref) => ref.split('/').reduce<unknown>(step, document) === undefined);
}

function step(place: unknown, name: string): unknown {
  return typeof place === 'object' && place !== null ? new Map(Object.entries(place)).get(name) : undefined;
}

describe('the OpenAPI document', () => {
  it('has every operation under its path and method, and only those', () => {
    const items = Object.entries(document['paths'] as object).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { operationId: string }>).map(([method, item]) => [
        item.operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    const wanted = allOperations.map(({ name, method, path }) => [name, `${method} /${path}`]);
    expect(Object.fromEntries(items)).toEqual(Object.fromEntries(wanted));
    expect(items).toHaveLength(wanted.length);
  });

  it('is plain JSON of one dialect, whose references lead somewhere', () => {
    expect(JSON.parse(text)).toEqual(document);
    expect(danglingRefs()).toEqual([]);
    expect(text).not.toContain('"$schema"');
  });
});

describe('an operation in it', () => {
  it('speaks of the wire: its names, amounts and times as text, flags as 0 and 1', () => {
    const item = JSON.stringify(operationItem(operations.cartList));
    expect(item).toContain('"organizationList"');
    expect(item).toContain('"isSelect":{"type":"integer","enum":[0,1]}');
    expect(item).not.toContain('"institutionName"');
    const fields = wireFields(operations.searchCourses.input.json);
    expect(fields).toContainEqual({
      name: 'minPrice',
      required: false,
      schema: expect.objectContaining({ type: 'string' }),
    });
    expect(fields.map(({ name }) => name)).toContain('courseName');
  });

  it('puts each field where it travels', () => {
    expect(operationItem(operations.courseById)['parameters']).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
    expect(operationItem(operations.token)['parameters']).toContainEqual(
      expect.objectContaining({ name: 'Captcha-Key', in: 'header', required: false }),
    );
    expect(operationItem(operations.orderDetail)['parameters']).toContainEqual(
      expect.objectContaining({ name: 'orderNum', in: 'query', required: true }),
    );
    expect(JSON.stringify(operationItem(operations.token)['requestBody'])).toContain('x-www-form-urlencoded');
    expect(operationItem(operations.courseById)).not.toHaveProperty('requestBody');
  });

  it('wraps its answer in the envelope unless it is raw, and words its refusals', () => {
    const { responses } = operationItem(operations.closeOrder) as {
      responses: Record<string, { description: string }>;
    };
    expect(JSON.stringify(responses['200'])).toContain('#/components/schemas/Envelope');
    expect(responses['409']?.description).toBe('该订单当前不能取消');
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409']);
    expect(JSON.stringify(operationItem(operations.loginCaptcha)['responses'])).not.toContain('Envelope');
  });

  it('asks for a session exactly where it is not public', () => {
    for (const operation of allOperations) {
      const asked = JSON.stringify(operationItem(operation)['security']).includes('session');
      expect([operation.name, asked]).toEqual([operation.name, operation.audience !== 'public']);
    }
  });

  it('marks what may be null', () => {
    expect(wireSchema(z.nullable(z.string()))).toEqual({ type: ['string', 'null'] });
  });
});
