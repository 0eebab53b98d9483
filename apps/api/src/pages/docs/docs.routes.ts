import type { Operation } from '@wutong/contract';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** `/` and `/openapi.json`: the operations for people and for machines. Both are written once, at the start. */
export function registerDocs(
  app: FastifyInstance,
  setup: { operations: readonly Operation[]; apiUrl: string; sandbox: boolean },
): void {
  const document = JSON.stringify(openApiDocument(setup.operations, setup.apiUrl));
  const readable = docsPage(setup.operations, setup.sandbox);
  app.get('/', (_request, reply) => sendPage(reply, readable));
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('Access-Control-Allow-Origin', '*').send(document));
}
