/** Serves the figures to whoever has the secret: a bearer token of the settings, or the one in the address that the start prints. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSameText } from '../http/sameText.ts';
import type { Metrics } from './metrics.ts';

export const metricsPath = (secret: string): string => `/metrics/${secret}`;

/** @param token of METRICS_TOKEN; with it the secret in the address opens nothing */
export function mountMetrics(
  app: FastifyInstance,
  { metrics, token, secret }: { metrics: Metrics; token: string | undefined; secret: string },
): void {
  app.get('/metrics', async ({ headers }, reply) =>
    token !== undefined && isSameText(headers.authorization ?? '', `Bearer ${token}`)
      ? send(reply)
      : notHere(),
  );
  app.get<{ Params: { secret: string } }>('/metrics/:secret', async ({ params }, reply) =>
    token === undefined && isSameText(params.secret, secret) ? send(reply) : notHere(),
  );

  async function send(reply: FastifyReply): Promise<FastifyReply> {
    const { contentType, body } = await metrics.read();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(body);
  }
}

function notHere(): never {
  throw Object.assign(new Error('not here'), { statusCode: 404 });
}
