/** The part that answers requests: every feature's routes, the pages, health and figures. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { access } from '@tabellion/features/access.ts';
import { knownBy } from '@tabellion/features/accounts/server/public.ts';
import { isPageOpen } from '@tabellion/features/holders/server/public.ts';
import { openingNotes } from '@tabellion/features/members/server/public.ts';
import { gateOf } from '@tabellion/features/organizations/server/gate.ts';
import { pseudonymOf } from '@tabellion/platform/config/secrets.ts';
import { mountApiPages } from '@tabellion/platform/http/apiPages.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import { openApiDocument } from '@tabellion/platform/http/openapi.ts';
import { serveNoPages, servePages } from '@tabellion/platform/http/pages.ts';
import { startLines } from '@tabellion/platform/log/start-lines.ts';
import { mailboxPath, mountMailbox } from '@tabellion/platform/mail/mailboxPages.ts';
import { metricsPath, mountMetrics } from '@tabellion/platform/metrics/metricsPage.ts';
import type { FastifyInstance } from 'fastify';
import { brandedPages } from './brandedPages.ts';
import type { Features } from './features.ts';
import { healthOf } from './health.ts';
import type { Installation } from './installation.ts';
import { policyIn, verifierPage, webFolder } from './verifierPage.ts';

export interface OpenApi {
  /** Not listening yet: the main says where. */
  readonly host: FastifyInstance;
  close(): Promise<void>;
}

/** Origins that Stripe's script needs in a page (docs.stripe.com/security/guide, content security policy). */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

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
  const { config, secrets, db, texts, log, metrics, clock, brand, mailbox } = installation;
  await features.prepare();
  const health = healthOf(installation);
  const host = await openHost({
    db,
    routes: features.routes,
    rules: access,
    gate: gateOf({
      readToken: features.readToken,
      clock,
      knows: knownBy,
      admitted: openingNotes(),
      isPageOpen,
    }),
    texts,
    clock,
    trustProxy: config.trustProxy,
    limits,
    otherOrigins: config.stripe && stripeOrigins,
    ...(refusals && { refusals }),
    onAnswer: ({ requestId, endpoint, status, millis, textCode, refused, error }) => {
      metrics.observeRequest({ endpoint, status, ms: millis });
      health.noteFault(error);
      if (status < 400) return;
      const { account, network } = refused ?? {};
      log.failedRequest({
        requestId,
        endpoint,
        status,
        textCode,
        ms: millis,
        error,
        ...(account && { account: pseudonymOf(secrets.pseudonymKey, account) }),
        ...(network && { network: pseudonymOf(secrets.pseudonymKey, network) }),
      });
    },
  });
  const endpoints = features.routes.map((route) => route.endpoint);
  mountApiPages(host, () => openApiDocument(brand.name, productVersion, endpoints, access));
  // Answered under pressure too: whoever probes a busy process shall not take it for a dead one.
  const probed = { name: 'GET /health', pressureHandler: () => undefined };
  host.get('/health', { config: probed }, async (_, reply) => {
    const state = await health.read();
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  const secret = secrets.pageSecret;
  mountMetrics(host, { metrics, token: config.metricsToken, secret });
  if (mailbox !== undefined) mountMailbox(host, { mailbox, texts, secret });
  const web = webFolder();
  if (existsSync(web)) {
    const verifier = verifierPage();
    await servePages(host, {
      folder: web,
      ownPolicies: verifier === undefined ? {} : { 'verify.html': policyIn(verifier) },
      ...brandedPages(brand, config.filingHiddenHostMarker),
    });
  } else serveNoPages(host);
  return {
    host,
    close: async () => {
      await host.close();
      await features.close();
    },
  };
}

/** Speaks to the person who has started it, once it listens. The journal of systemd keeps what is said: there the
 *  addresses that are secrets stand in a file of their own.
 *  @param isJournal whether what is said goes to it, as its variable JOURNAL_STREAM tells */
export async function sayReady(
  { config, secrets, brand }: Installation,
  isJournal = process.env.JOURNAL_STREAM !== undefined,
): Promise<void> {
  const mailbox = config.publicUrl + mailboxPath(secrets.pageSecret);
  const metrics = config.publicUrl + metricsPath(secrets.pageSecret);
  const file = join(config.dataDir, 'secrets/addresses.txt');
  if (isJournal) await writeFile(file, `${mailbox}\n${metrics}\n`, { mode: 0o600 });
  const named = `the address in ${file}`;
  const lines = startLines({
    name: brand.name,
    publicUrl: config.publicUrl,
    mail: config.mail.kind,
    mailboxAt: isJournal ? named : mailbox,
    ...(config.metricsToken === undefined && { metricsAt: isJournal ? named : metrics }),
    ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : {}),
    ms: performance.now(),
  });
  console.log(lines.join('\n'));
}
