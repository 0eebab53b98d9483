import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/http/index.ts';
import { registerSandboxMessages } from './messages.routes.ts';
import { registerSandboxOverview } from './overview.routes.ts';
import { registerSandboxPayments } from './payment.routes.ts';

/** Adds the sandbox addresses. Call it only where a provider pretends: otherwise none of them may exist. */
export function registerSandbox(app: FastifyInstance, services: Services): void {
  registerSandboxOverview(app, services);
  registerSandboxMessages(app, services);
  registerSandboxPayments(app, services);
}
