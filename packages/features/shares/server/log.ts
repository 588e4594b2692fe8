/** What the activity log and the ledger are told of shares; ids and numbers only. */
import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';

type Told = Pick<Issue, 'securityId' | 'personId' | 'classId' | 'quantity' | 'price'>;

/** Nothing where it is not known. */
const priceIn = ({ price }: Pick<Told, 'price'>) => (price === null ? undefined : decimal(price));

const paramsOf = ({ securityId, personId, classId, quantity }: Told) => ({
  person: personId,
  shareClass: classId,
  quantity,
  security: securityId,
});

/** Whose every subscription was taken back; the log tells it of each of them. */
export const forgetHolder = (write: OrganizationWrite, personId: string): Promise<void> =>
  write.toLedger('shareholder', { id: personId, deleted: true });

export async function logSubscribed(write: OrganizationWrite, issue: Told): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, {
    kind: 'shares_subscribed',
    params: paramsOf(issue),
    price: priceIn(issue),
  });
}

/**
 * The issues among acts that have just been recorded.
 * @param holders  those who held shares before; whoever is not among them becomes a shareholder now, and is added
 */
export async function logIssues(
  write: OrganizationWrite,
  acts: readonly Act[],
  holders: Set<string>,
): Promise<void> {
  for (const act of acts) {
    if (act.verb === 'void' || act.kind !== 'issued') continue;
    const telling = { ...write, telling: act.root };
    for (const issue of act.payload.issues) await logIssued(telling, issue, act.effectiveOn, holders);
  }
}

async function logIssued(
  write: OrganizationWrite,
  issue: Told,
  effectiveOn: PlainDate,
  holders: Set<string>,
): Promise<void> {
  const { personId } = issue;
  await write.toLedger('shareholder', { id: personId });
  if (!holders.has(personId)) {
    holders.add(personId);
    await recordActivity(write, { kind: 'shareholder_added', params: { person: personId }, effectiveOn });
  }
  await recordActivity(write, {
    kind: 'shares_issued',
    params: paramsOf(issue),
    price: priceIn(issue),
    effectiveOn,
  });
}

/** @param what  a subscription that is said again, or what is on record and was wrong */
export async function logChanged(
  write: OrganizationWrite,
  what: 'subscription_changed' | 'issuance_corrected',
  issue: Told,
): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, { kind: what, params: paramsOf(issue), price: priceIn(issue) });
}

export async function logWithdrawn(write: OrganizationWrite, issue: Told): Promise<void> {
  await write.toLedger('shareholder', { id: issue.personId });
  await recordActivity(write, { kind: 'subscription_withdrawn', params: paramsOf(issue) });
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
