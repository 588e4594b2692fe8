/** The part that answers requests: every feature's routes, the pages, health and figures. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { access } from '@tabellion/features/access.ts';
import { openingNotes } from '@tabellion/features/members/server/public.ts';
import { gateOf } from '@tabellion/features/organizations/server/gate.ts';
import { isAnswering } from '@tabellion/platform/database/isAnswering.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { mountApiPages } from '@tabellion/platform/http/apiPages.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import { openApiDocument } from '@tabellion/platform/http/openapi.ts';
import { serveNoPages, servePages } from '@tabellion/platform/http/pages.ts';
import { mountMailbox } from '@tabellion/platform/mail/mailboxPages.ts';
import { mayReadMetrics } from '@tabellion/platform/metrics/may-read.ts';
import type { FastifyInstance } from 'fastify';
import { brandedPages } from './brandedPages.ts';
import type { Features } from './features.ts';
import type { Installation } from './installation.ts';

export interface OpenApi {
  /** Not listening yet: the main says where. */
  readonly host: FastifyInstance;
  close(): Promise<void>;
}

const productVersion = '0.1.0';

export interface ApiOptions {
  /** Lifted by tests of other things only. */
  readonly limits?: 'enforced' | 'lifted';
  /** Only in tests. */
  readonly refusals?: 'checked';
}

export async function openApi(
  installation: Installation,
  features: Features,
  { limits = 'enforced', refusals }: ApiOptions = {},
): Promise<OpenApi> {
  const { config, db, texts, log, metrics, clock, brand, mailbox } = installation;
  await features.prepare();
  const host = await openHost({
    db,
    routes: features.routes,
    rules: access,
    gate: gateOf({ readToken: features.readToken, clock, admitted: openingNotes(clock) }),
    texts,
    clock,
    trustProxy: config.trustProxy,
    limits,
    ...(refusals && { refusals }),
    onAnswer: ({ requestId, endpoint, status, millis, textCode, error }) => {
      metrics.observeRequest({ endpoint, status, ms: millis });
      if (status >= 400) log.failedRequest({ requestId, endpoint, status, textCode, ms: millis, error });
    },
  });
  const endpoints = features.routes.map((route) => route.endpoint);
  mountApiPages(host, openApiDocument(brand.name, productVersion, endpoints, access));
  mountOperations(host, installation);
  if (mailbox !== undefined) mountMailbox(host, mailbox, texts);
  const web = join(dirname(migrationsFolder()), '../../apps/web/dist');
  if (existsSync(web)) {
    await servePages(host, { folder: web, ...brandedPages(brand, config.filingHiddenHostMarker) });
  } else serveNoPages(host);
  return { host, close: () => host.close() };
}

/** `/health` for a load balancer, `/metrics` for whoever may read figures. */
function mountOperations(host: FastifyInstance, { db, metrics, config }: Installation): void {
  host.get('/health', async (_, reply) => {
    const isReady = await isAnswering(db);
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  host.get('/metrics', async (request, reply) => {
    const caller = { remoteAddress: request.socket.remoteAddress, headers: request.headers };
    if (!mayReadMetrics(caller, config.metrics))
      throw Object.assign(new Error('not here'), { statusCode: 404 });
    const { contentType, body } = await metrics.read();
    return reply.header('content-type', contentType).send(body);
  });
}
