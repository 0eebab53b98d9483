import { operations, type Operation, type OperationName } from '@wutong/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientCredential } from '../auth/index.ts';
import type { Context, HandlersOf, Services } from './context.ts';
import { answered } from './envelope.ts';
import { identifyCaller, identifyPlatform, requireAudience, requireClient } from './identify.ts';
import { readInput } from './read-input.ts';
import { encode } from './wire.ts';

/** What every bound route shares. */
export interface Binding {
  services: Services;
  client: ClientCredential;
}

/** Where all operations live; the paths of the contract are below it. */
export const API_PREFIX = '/api/';

/**
 * Makes one route for each operation of a table of handlers. The framework refuses two that answer the same method
 * and path, and the contract's registry did so before.
 */
export function bindOperations<N extends OperationName>(
  app: FastifyInstance,
  handlers: HandlersOf<N>,
  binding: Binding,
): void {
  for (const [name, handler] of Object.entries(handlers)) {
    const operation: Operation | undefined = Object.values<Operation>(operations).find((known) => known.name === name);
    if (!operation) throw new Error(`No operation of the contract is named ${name}`);
    // The table's type ties each handler to its own operation; here, where all are alike, only its call is left.
    bindOperation(app, operation, handler as AnyHandler, binding);
  }
}

type AnyHandler = (input: Record<string, unknown>, context: Context) => Promise<unknown>;

function bindOperation(app: FastifyInstance, operation: Operation, handler: AnyHandler, binding: Binding): void {
  app.route({
    method: operation.method,
    url: API_PREFIX + operation.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      requireClient(operation, request.headers, binding.client);
      const input = readInput(operation, partsOf(request));
      const context = await contextOf(operation, request, input, binding.services);
      const output = encode(operation.output, await handler(input, context));
      // Answers depend on who asks, and a shared cache could not know.
      reply.header('Cache-Control', 'no-store');
      return operation.envelope === 'raw' ? output : answered(output);
    },
  });
}

async function contextOf(
  operation: Operation,
  request: FastifyRequest,
  input: Record<string, unknown>,
  services: Services,
): Promise<Context> {
  const platform = await identifyPlatform(services.db, request.headers, input);
  const caller = await identifyCaller(services, request.headers, platform.tenantId);
  requireAudience(operation, caller);
  return { ...services, platform, caller, requestId: request.id, address: request.ip };
}

function partsOf(request: FastifyRequest) {
  const { params, query, body, headers } = request;
  return { path: toRecord(params), query: toRecord(query), body, headers };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
