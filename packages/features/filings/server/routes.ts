import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import { annualProgress } from './annual/progress.ts';
import { exported } from './export.ts';
import { markFiling } from './mark.ts';
import { particularsRoutes } from './particulars.ts';
import type { FilingPorts } from './ports.ts';
import { filingsOf } from './read.ts';
import { makeFilings, missingFilings } from './rows.ts';
import { historyOf, listOf, viewOf } from './views.ts';

export const routesOf = ({ texts, seal }: FilingPorts): Route[] => [
  ...particularsRoutes(seal),

  serveOrganization(contract.listFilings, async (ctx) => ok(await listed(ctx, texts))),

  serveFile(contract.exportFilings, async (ctx, { query: { format } }) =>
    exported(ctx, texts[ctx.language], await listed(ctx, texts), format),
  ),

  serveOrganization(contract.readFiling, async (ctx, { params: { id } }) => detailOf(ctx, texts, id)),

  serveOrganization(contract.updateFiling, async (ctx, { params: { id }, body }) => {
    const written = await markFiling(ctx, id, body);
    return written.ok ? detailOf(ctx, texts, written.value.filingId) : written;
  }),
];

async function listed(ctx: OrganizationContext, texts: FilingPorts['texts']) {
  const { q, orgId, now, language } = ctx;
  const found = await filingsOf(q, orgId, now);
  // Whoever looks before the job has run sees what became due meanwhile, too.
  const isWhole = missingFilings(found.deadlines, found.rows).length === 0;
  if (!isWhole) await q.transaction((tx) => makeFilings(tx, orgId, now));
  const standing = isWhole ? found : await filingsOf(q, orgId, now);
  const progress = new Map<string, Awaited<ReturnType<typeof annualProgress>>>();
  for (const { filingId, kind, status } of standing.filings)
    if (kind === 'annual_filing' && status === 'in_progress')
      progress.set(filingId, await annualProgress(q, orgId, { filingId, now }));
  return listOf(standing, { texts, language, nameOf: standing.nameOf }, progress);
}

async function detailOf(ctx: OrganizationContext, texts: FilingPorts['texts'], filingId: string) {
  const { q, orgId, now, language } = ctx;
  const { filings, nameOf } = await filingsOf(q, orgId, now);
  const filing = filings.find((one) => one.filingId === filingId);
  if (filing === undefined) return refuse('FILINGS.NOT_ASKED');
  const users = await userNames(q, [...new Set(filing.events.flatMap(({ byUser }) => byUser ?? []))]);
  return ok({ filing: viewOf(filing, { texts, language, nameOf }), history: historyOf(filing, users) });
}
