import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../platform/db/index.ts';
import type { Services } from '../platform/http/index.ts';

/** `/healthz`: 200 when the database answers, else 503 through the common error answer. */
export function registerHealth(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get('/healthz', async (_request, reply) => {
    await pingDatabase(services.db);
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
