import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import * as contract from '../../contract.ts';
import { checkLocked } from '../../rules/lockedFacts.ts';
import { readTaxInfo } from '../../rules/taxInfo.ts';
import type { CompanyView, TaxInput } from '../../shapes.ts';
import { mayReadContacts } from '../contactRights.ts';
import type { OrganizationPorts } from '../ports.ts';
import { todayOf } from '../registryDay.ts';
import { selectContact, selectRegistrations } from '../store/contacts.ts';
import { selectOrganization } from '../store/read.ts';
import { updateTaxFacts } from '../store/update.ts';
import { companyView, factsOf } from '../views.ts';
import { writeOrganization } from '../write.ts';
import type { AfterFactsStored } from './corporateInfo.ts';

async function companyOf(ctx: OrganizationContext, ports: OrganizationPorts): Promise<CompanyView> {
  const { q, orgId } = ctx;
  const [row, registrations, billing, pendingSignatures] = await Promise.all([
    selectOrganization(q, orgId),
    selectRegistrations(q, orgId),
    mayReadContacts(ctx) ? selectContact(q, orgId, 'billing') : undefined,
    ports.countPendingSignatures(q, orgId),
  ]);
  return companyView({ row, registrations, billing, pendingSignatures });
}

export const readOrganization = (ports: OrganizationPorts) =>
  serveOrganization(contract.readOrganization, async (ctx) => ok(await companyOf(ctx, ports)));

export async function updateTaxInfo(
  ctx: OrganizationContext,
  ports: OrganizationPorts,
  body: TaxInput,
  afterwards: AfterFactsStored,
) {
  const written = await writeOrganization(ctx, async (write) => {
    const row = await selectOrganization(write.tx, ctx.orgId);
    const read = readTaxInfo(row, body, todayOf(row, ctx.now));
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const before = factsOf(row);
    const { fiscal_year_end, business_number } = read.value;
    const allowed = checkLocked(row.status, before, { ...before, fiscal_year_end, business_number });
    if (!allowed.ok) return allowed;
    await updateTaxFacts(write.tx, ctx.orgId, read.value);
    await recordActivity(write, { kind: 'tax_info_updated', params: {} });
    const stated = await afterwards(write);
    return stated.ok ? ok({}) : stated;
  });
  return written.ok ? ok(await companyOf(ctx, ports)) : written;
}
