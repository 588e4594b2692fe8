import type { Instant } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readText } from '@tabellion/law/fields.ts';
import { readRegistrations } from '@tabellion/law/registrations.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import * as contract from '../../contract.ts';
import { organizationAnchored } from '../../events.ts';
import { type CorporateFacts, readCorporateInfo } from '../../rules/corporateInfo.ts';
import { checkLocked } from '../../rules/lockedFacts.ts';
import { isDraft } from '../../rules/status.ts';
import type { CorporateInput, CorporateView } from '../../shapes.ts';
import { judgeFormSave } from '../formSave.ts';
import type { OrganizationPorts } from '../ports.ts';
import { todayOf } from '../registryDay.ts';
import { selectRegistrations } from '../store/contacts.ts';
import { selectOrganization } from '../store/read.ts';
import { replaceRegistrations, updateCorporateFacts, updatePosition } from '../store/update.ts';
import { corporateView, factsOf, warningViews } from '../views.ts';
import { type OrganizationWrite, writeOrganization } from '../write.ts';
import { applyFilingYear } from './filingYear.ts';

/** A later feature's work on facts that were stored. */
export type AfterFactsStored = (
  write: OrganizationWrite,
) => Promise<Result<unknown, Refusal<contract.StatedFactsCode>>>;

export async function corporateViewOf(
  q: Queries,
  orgId: string,
  warnings: readonly FieldRefusal[],
): Promise<CorporateView> {
  const [row, registrations] = await Promise.all([
    selectOrganization(q, orgId),
    selectRegistrations(q, orgId),
  ]);
  return corporateView(row, registrations, warnings);
}

/** Reads, judges and stores what was typed over what is there. */
export async function applyCorporateInfo(
  tx: Transaction,
  orgId: string,
  input: CorporateInput,
  now: Instant,
) {
  const row = await selectOrganization(tx, orgId);
  const before = factsOf(row);
  const read = readCorporateInfo(before, input, (law) => todayOf(law, now));
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { facts, warnings } = read.value;
  const allowed = checkLocked(row.status, before, facts);
  if (!allowed.ok) return allowed;
  if (!isDraft(row.status) && facts.anchored_by !== 'incorporation' && facts.anchored_on === null)
    return refuse('GENERAL.FIELD_INVALID', {
      fields: [{ path: 'anchor_date', textCode: 'GENERAL.FIELD_REQUIRED' }],
    });
  if (input.registrations !== undefined) {
    const registrations = readRegistrations(input.registrations, facts.jurisdiction);
    if (!registrations.ok) return refuse('GENERAL.FIELD_INVALID', { fields: registrations.error });
    await replaceRegistrations(tx, orgId, registrations.value);
  }
  await updateCorporateFacts(tx, orgId, facts);
  return ok({
    isChanged: input.registrations !== undefined || differ(before, facts),
    isAnchorMoved: before.anchored_on !== facts.anchored_on,
    warnings,
  });
}

const differ = (before: CorporateFacts, after: CorporateFacts): boolean =>
  (Object.keys(after) as (keyof CorporateFacts)[]).some((fact) => before[fact] !== after[fact]);

export const serveCorporateInfo = serveOrganization(contract.readCorporateInfo, async ({ q, orgId }) =>
  ok(await corporateViewOf(q, orgId, [])),
);

/** All of it is saved, or nothing. */
export async function saveCorporateInfo(
  ctx: OrganizationContext,
  { filing_year: filingYear, was, ...body }: InputOf<typeof contract.saveCorporateInfo>['body'],
  afterwards: AfterFactsStored,
) {
  const saved = await saveFacts(ctx, body, { filingYear, was, afterwards });
  return saved.ok ? ok(await corporateViewOf(ctx.q, ctx.orgId, saved.value)) : saved;
}

interface Saving {
  readonly position?: string | undefined;
  readonly filingYear?: string | undefined;
  readonly was?: Readonly<Record<string, unknown>> | undefined;
  readonly afterwards: AfterFactsStored;
}

/** One entry in the log for a change, none for a form saved as it was. @returns the warnings */
async function saveFacts(
  ctx: OrganizationContext,
  input: CorporateInput,
  { position, filingYear, was, afterwards }: Saving,
) {
  let warnings: readonly FieldRefusal[] = [];
  const written = await writeOrganization(ctx, async (write) => {
    const now = await corporateViewOf(write.tx, ctx.orgId, []);
    const fresh = await judgeFormSave(write, 'corporate', { was, typed: input, now });
    if (!fresh.ok) return fresh;
    const applied = await applyCorporateInfo(write.tx, ctx.orgId, input, ctx.now);
    if (!applied.ok) return applied;
    warnings = applied.value.warnings;
    if (position !== undefined) await updatePosition(write.tx, ctx.orgId, position);
    const year = filingYear === undefined ? ok(null) : await applyFilingYear(write, filingYear);
    if (!year.ok) return year;
    if (applied.value.isChanged) await recordActivity(write, { kind: 'organization_updated', params: {} });
    if (applied.value.isAnchorMoved) await write.announce(organizationAnchored, {});
    const stated = await afterwards(write);
    return stated.ok ? ok({}) : stated;
  });
  return written.ok ? ok(warnings) : written;
}

async function companyInfoOf(
  ctx: OrganizationContext,
  ports: OrganizationPorts,
  warnings: readonly FieldRefusal[] = [],
) {
  const row = await selectOrganization(ctx.q, ctx.orgId);
  return ok({
    unique_id: row.org_id,
    name: row.name,
    name_postfix: row.name_postfix,
    status: row.status,
    incorporationDate: row.incorporation_date,
    position: row.creator_position,
    isWhiteLabel: ports.isWhiteLabel,
    warnings: warningViews(warnings),
  });
}

export const serveCompanyInfo = (ports: OrganizationPorts) =>
  serveOrganization(contract.readCompanyInfo, (ctx) => companyInfoOf(ctx, ports));

export async function saveCompanyInfo(
  ctx: OrganizationContext,
  ports: OrganizationPorts,
  body: InputOf<typeof contract.saveCompanyInfo>['body'],
  afterwards: AfterFactsStored,
) {
  const { incorporationDate, position, ...input } = body;
  const readPosition = readText(position ?? '', { path: 'position', maxLength: 60 });
  if (!readPosition.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [readPosition.error] });
  const saved = await saveFacts(
    ctx,
    { ...input, incorporation_date: incorporationDate },
    { position: position === undefined ? undefined : readPosition.value, afterwards },
  );
  return saved.ok ? companyInfoOf(ctx, ports, saved.value) : renamed(saved.error);
}

/** The same field has another name in this form. */
function renamed<Code extends TextCode>(refusal: Refusal<Code>) {
  const fields = refusal.fields?.map((field) =>
    field.path === 'incorporation_date' ? { ...field, path: 'incorporationDate' } : field,
  );
  return err<Refusal<Code>>({ ...refusal, ...(fields && { fields }) });
}
