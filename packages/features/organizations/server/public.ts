/** Organizations, who belongs to them, and where they stand, for later features. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationAnchored, organizationCreated, organizationStatusChanged } from '../events.ts';
import { mayBecome, type OrganizationStatus } from '../rules/status.ts';
import { selectOrganization } from './store/read.ts';
import {
  anchorLater,
  insertOrganization,
  type NewOrganization,
  type StatusFacts,
  updateStatus,
} from './store/update.ts';
import { type OrganizationWrite, underHead } from './write.ts';

export { saveOwnContact } from './commands/account.ts';
export { updateTaxInfo } from './commands/company.ts';
export type { AfterFactsStored } from './commands/corporateInfo.ts';
export { applyCorporateInfo, saveCompanyInfo, saveCorporateInfo } from './commands/corporateInfo.ts';
export { mayReadContacts } from './contactRights.ts';
export { judgeFormSave } from './formSave.ts';
export { differsInRegistry } from './inRegistry.ts';
export type { OrganizationPorts } from './ports.ts';
export { daysAtRegistries, registryZoneOf, todayOf } from './registryDay.ts';
export { selectContact as contactOf } from './store/contacts.ts';
export { enterOrganization, lastWriteOf, shareHead } from './store/head.ts';
export {
  type MembershipRow,
  type OrganizationRow,
  selectMemberAccess as accessIn,
  selectMemberships as membershipsOf,
  selectOrganization as organizationOf,
} from './store/read.ts';
export { repeatRegistered, updateManages } from './store/update.ts';
export {
  type CreatedIds as Made,
  type OrganizationWrite,
  previewInOrganization,
  underHead,
  underHeads,
  type Writer,
  writeForSignee,
  writeOnce,
  writeOrganization,
  writeOrganizationAfterRelease,
  writerOf,
} from './write.ts';

export interface Draft {
  /** Becomes the organization's admin. */
  userId: string;
  /** As typed; may be empty until the wizard asks for it. */
  name: string;
  namePostfix?: string | undefined;
  now: Instant;
}

/**
 * Makes an organization with status `pending`: its row, its details at their defaults, its head, and the creator's
 * membership as admin; tells the log, the ledger and later features. From then on the transaction is inside the new
 * organization, as row security sees it.
 * @returns the new organization's id
 */
export async function createDraft(tx: Transaction, draft: Draft): Promise<string> {
  const row: NewOrganization = {
    orgId: newId(),
    membershipId: newId(),
    userId: draft.userId,
    name: draft.name,
    name_postfix: draft.namePostfix ?? '',
    at: draft.now,
  };
  await insertOrganization(tx, row);
  const { orgId, userId } = row;
  await underHead(tx, orgId, { userId, now: draft.now }, async (write) => {
    await write.toLedger('organization', { id: orgId });
    await recordActivity(write, { kind: 'organization_created', params: {} });
    await write.announce(organizationCreated, { orgId, userId });
    return ok(null);
  });
  return orgId;
}

/**
 * Moves an organization along its statuses (decisions section 4), with its entry in the log and an announcement.
 * Already there: nothing happens. `facts` come with `incorporated`: the certificate's date and number, the final name.
 */
export async function setStatus(
  write: OrganizationWrite,
  to: OrganizationStatus,
  facts: StatusFacts = {},
): Promise<Result<OrganizationStatus, Refusal<'ORGANIZATION.STATUS_NOT_POSSIBLE'>>> {
  const { status: from, company_type: type, jurisdiction } = await selectOrganization(write.tx, write.orgId);
  if (from === to) return ok(to);
  if (!mayBecome(type, from, to))
    return refuse('ORGANIZATION.STATUS_NOT_POSSIBLE', { data: { status: from } });
  await updateStatus(write.tx, write.orgId, to, facts);
  const number = printedCorporationNumber(facts.corporationNumber ?? '', jurisdiction);
  await logStatus(write, to, { ...facts, corporationNumber: number });
  await write.announce(organizationStatusChanged, { orgId: write.orgId, from, to });
  return ok(to);
}

/** Annual returns are counted from an amalgamation or a continuance, unless a later one is on record. */
export async function anchorFrom(
  write: OrganizationWrite,
  anchor: Parameters<typeof anchorLater>[2],
): Promise<void> {
  if ((await anchorLater(write.tx, write.orgId, anchor)) > 0) await write.announce(organizationAnchored, {});
}

function logStatus(
  write: OrganizationWrite,
  to: OrganizationStatus,
  { submittedOn, corporationNumber: number = '', incorporatedOn }: StatusFacts,
): Promise<string> | undefined {
  switch (to) {
    case 'submitted':
      return recordActivity(write, { kind: 'incorporation_submitted', params: {}, effectiveOn: submittedOn });
    case 'rejected':
      return recordActivity(write, { kind: 'incorporation_rejected', params: {} });
    case 'incorporated':
      return recordActivity(write, { kind: 'incorporated', params: { number }, effectiveOn: incorporatedOn });
    case 'dissolved':
      return recordActivity(write, { kind: 'dissolved', params: {} });
    // Billing logs the payment itself, and that it goes back.
    case 'payment_success':
    case 'pending':
      return undefined;
  }
}
