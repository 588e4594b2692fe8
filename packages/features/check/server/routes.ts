import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { exportFindings } from './exportFindings.ts';
import type { CheckPorts } from './ports.ts';
import { runCheck } from './running.ts';
import { selectLastCheck } from './store.ts';

export const routesOf = (ports: CheckPorts): Route[] => [
  serveOrganization(contract.checkBook, (ctx) => checkNow(ports, ctx)),
  serveOrganization(contract.readLastCheck, async (ctx) => {
    const last = await selectLastCheck(ctx.q, ctx.orgId);
    if (last !== undefined) return ok(last);
    const check = await checkNow(ports, ctx);
    if (!check.ok) return check;
    const { checked_at, errors, warnings, hints } = check.value;
    return ok({ checked_at, errors, warnings, hints });
  }),
  serveFile(contract.exportCheck, async (ctx, { query: { format } }) => {
    const check = await checkNow(ports, ctx);
    return check.ok ? exportFindings(ctx, ports, check.value, format) : check;
  }),
];

/** Every file is read, which takes its time: meanwhile the connection serves others. */
async function checkNow(ports: CheckPorts, { q, db, orgId, now }: OrganizationContext) {
  let check: Awaited<ReturnType<typeof runCheck>> | undefined;
  await q.releaseWhile(orgId, async () => {
    check = await runCheck(ports, { db, orgId, now });
  });
  if (check === undefined) throw new Error('nothing was checked');
  return check;
}
