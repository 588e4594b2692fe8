/** The ledger's endpoints and jobs, without the product. */
import { join } from 'node:path';
import { access } from '@tabellion/features/access.ts';
import { openLedger } from '@tabellion/ledger/server/openLedger.ts';
import { isAnswering } from '@tabellion/platform/database/isAnswering.ts';
import { mountApiPages } from '@tabellion/platform/http/apiPages.ts';
import type { Gate } from '@tabellion/platform/http/gate.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import { openApiDocument } from '@tabellion/platform/http/openapi.ts';
import { forgetTries } from '@tabellion/platform/jobs/housekeeping.ts';
import { openJobs } from '@tabellion/platform/jobs/jobs.ts';
import type { FastifyInstance } from 'fastify';
import type { LedgerInstallation } from './ledgerInstallation.ts';
import { stampOf } from './stamping.ts';
import { allTexts } from './texts.ts';

/** Nobody is signed in here: the ledger's users bring tokens of its own. */
const nobody: Gate = {
  readToken: () => 'invalid',
  identify: async () => undefined,
  identifySignee: async () => undefined,
  identifyHolder: async () => undefined,
  knows: async () => undefined,
  admitted: async () => undefined,
};

export interface LedgerApi {
  /** Not listening yet. */
  readonly host: FastifyInstance;
  close(): Promise<void>;
}

export async function openLedgerApi(installation: LedgerInstallation): Promise<LedgerApi> {
  const { config, secrets, db, probe, log, clock } = installation;
  const onFault = (fault: unknown) => log.fault('the ledger met a fault', fault);
  const ledger = openLedger({
    db,
    clock,
    secrets,
    folder: join(config.dataDir, 'ledger'),
    address: `${config.publicUrl}/api/v1/log`,
    ownerOrg: config.ledgerOwnerOrg,
    onFault,
    stamp: stampOf(config),
  });
  await ledger.prepare();
  const host = await openHost({
    db,
    routes: ledger.routes,
    rules: access,
    gate: nobody,
    texts: allTexts,
    clock,
    trustProxy: config.trustProxy,
    limits: 'enforced',
    onAnswer: ({ requestId, endpoint, status, millis, textCode, error }) => {
      if (status >= 400) log.failedRequest({ requestId, endpoint, status, textCode, ms: millis, error });
    },
  });
  const endpoints = ledger.routes.map(({ endpoint }) => endpoint);
  mountApiPages(host, () => openApiDocument('Ledger', '0.1.0', endpoints, access));
  const probed = { name: 'GET /health', pressureHandler: () => undefined };
  host.get('/health', { config: probed }, async (_, reply) => {
    const ready = await isAnswering(probe);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
  const jobs = openJobs(db, [...(ledger.schedules ?? []), forgetTries], { now: clock, onFault });
  return {
    host,
    close: async () => {
      await host.close();
      await Promise.all([ledger.close(), jobs.close()]);
    },
  };
}
