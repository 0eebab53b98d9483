import { fieldsOf, operations, type Operation } from '@wutong/contract';
import * as z from 'zod/mini';
import { plainValue } from '../mocks/plain-value.ts';
import { ask, type BackEndUnderTest } from './ask.ts';

/** What the back end has, by the words in which calls ask for it. */
export interface Known {
  courseId?: string | undefined;
  newsId?: string | undefined;
  /** A host that it answers on. */
  domain: string;
  /** A learner's order, course, lesson ... that who runs the test names. */
  named: Readonly<Record<string, string>>;
}

function firstId(reply: Awaited<ReturnType<typeof ask>>): string | undefined {
  if (reply.kind !== 'answer') return undefined;
  const id = /"records"\s*:\s*\[\s*\{[^}]*?"id"\s*:\s*"?(\d+)/.exec(reply.text)?.[1];
  return id ?? /"id"\s*:\s*"?(\d+)/.exec(reply.text)?.[1];
}

/** Learns by public lists what can be asked for. */
export async function learn(target: BackEndUnderTest, domain: string, named: Known['named']): Promise<Known> {
  const courseId = firstId(await ask(target, operations.searchCourses, { input: {} }));
  const newsId = firstId(await ask(target, operations.newsList, { input: { type: 1 } }));
  return { courseId, newsId, domain, named };
}

/** An input that should be answered well: required fields alone, in values that the back end has. */
export function goodInput(operation: Operation, known: Known): Record<string, unknown> {
  const id = operation.group === 'content' ? known.newsId : known.courseId;
  const values: Record<string, unknown> = {
    id, courseId: known.courseId, ids: known.courseId === undefined ? undefined : [known.courseId], domain: known.domain, ...known.named,
  };
  return Object.fromEntries(
    requiredFields(operation).map(({ inside, schema }) => [inside, values[inside] ?? plainValue(schema)]),
  );
}

/** An input that can't be right: without its first required field; null where a call needs nothing. */
export function wrongInput(operation: Operation, known: Known): Record<string, unknown> | null {
  const [first] = requiredFields(operation).filter(({ place }) => place !== 'path' && place !== 'headers');
  if (!first) return null;
  const { [first.inside]: _left, ...rest } = goodInput(operation, known);
  return rest;
}

/** Whether an input had to be guessed: the call may answer that there is nothing of that name, and no list told a name. */
export function isGuess(operation: Operation, known: Known): boolean {
  if (operation.errors[404] === undefined) return false;
  const told = new Set(Object.keys(known.named));
  return operation.rows.of === 'named' || requiredFields(operation).some(({ inside }) => /id$/i.test(inside) && !told.has(inside));
}

function requiredFields(operation: Operation) {
  return Object.entries(operation.input).flatMap(([place, schema]) =>
    (fieldsOf(schema) ?? []).filter((field) => !(field.schema instanceof z.ZodMiniOptional)).map((field) => ({ ...field, place })),
  );
}
