/** What the activity log and the ledger are told of shares; ids and numbers only. */
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';

type Told = Pick<Issue, 'securityId' | 'personId' | 'classId' | 'quantity' | 'price'>;

const paramsOf = ({ securityId, personId, classId, quantity }: Told) => ({
  person: personId,
  shareClass: classId,
  quantity,
  security: securityId,
});

export async function logHolderAdded(write: OrganizationWrite, personId: string): Promise<void> {
  await write.toLedger('shareholder', { id: personId });
  await recordActivity(write, { kind: 'shareholder_added', params: { person: personId } });
}

export async function logHolderRemoved(write: OrganizationWrite, personId: string): Promise<void> {
  await write.toLedger('shareholder', { id: personId, deleted: true });
  await recordActivity(write, { kind: 'shareholder_removed', params: { person: personId } });
}

export async function logSubscribed(write: OrganizationWrite, issue: Told): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, {
    kind: 'shares_subscribed',
    params: paramsOf(issue),
    price: decimal(issue.price),
  });
}

export async function logIssued(
  write: OrganizationWrite,
  issue: Told & { readonly on: PlainDate },
): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  const effectiveOn = issue.on;
  await recordActivity(write, {
    kind: 'shares_issued',
    params: paramsOf(issue),
    price: decimal(issue.price),
    effectiveOn,
  });
}

export async function logCorrected(write: OrganizationWrite, issue: Told): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, {
    kind: 'issuance_corrected',
    params: paramsOf(issue),
    price: decimal(issue.price),
  });
}

export async function logIssuanceRemoved(write: OrganizationWrite, issue: Told): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, { kind: 'issuance_removed', params: paramsOf(issue) });
}

export async function logClass(
  write: OrganizationWrite,
  kind: 'share_class_added' | 'share_class_edited' | 'share_class_deleted',
  classId: string,
): Promise<void> {
  await write.toLedger(
    'shareclass',
    kind === 'share_class_deleted' ? { id: classId, deleted: true } : { id: classId },
  );
  await recordActivity(write, { kind, params: { shareClass: classId } });
}
