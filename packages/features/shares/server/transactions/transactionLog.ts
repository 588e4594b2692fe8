/** What the activity log and the ledger are told of acts on shares; ids and numbers only. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { isOwn } from '../../rules/transactions/amendments.ts';
import { holderOf, logInstrument } from './instrumentLog.ts';

/**
 * One entry for each thing that happened.
 * @param holders  those who held shares before; whoever is not among them becomes a shareholder now, and is added
 */
export async function logTransactions(
  write: OrganizationWrite,
  acts: readonly Act[],
  holders: Set<string>,
): Promise<void> {
  for (const act of acts)
    if (act.verb !== 'void') await logTransaction({ ...write, telling: act.root }, act, holders);
}

async function logTransaction(write: OrganizationWrite, act: ChangeAct, holders: Set<string>): Promise<void> {
  const { effectiveOn } = act;
  switch (act.kind) {
    case 'transferred':
      return logTransfer(write, act, holders);
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return logReturn(write, act);
    case 'converted': {
      const { source, quantity, into } = act.payload;
      await write.toLedger('shareholder', { id: source.personId });
      await recordActivity(write, {
        kind: 'shares_converted',
        params: {
          person: source.personId,
          shareClass: source.classId,
          into: into.classId,
          quantity,
          security: source.securityId,
        },
        effectiveOn,
      });
      return;
    }
    case 'reissued': {
      const [{ personId: person, classId: shareClass, securityId: security } = none] = act.payload.sources;
      const quantity = String(act.payload.sources.reduce((sum, one) => sum + BigInt(one.quantity), 0n));
      await write.toLedger('shareholder', { id: person });
      await recordActivity(write, {
        kind: 'certificates_replaced',
        params: { person, shareClass, quantity, security },
        effectiveOn,
      });
      return;
    }
    case 'capital.opened':
    case 'capital.adjusted': {
      const { classId } = act.payload;
      await write.toLedger('shareclass', { id: classId });
      await recordActivity(write, {
        kind: act.kind === 'capital.opened' ? 'stated_capital_opened' : 'stated_capital_adjusted',
        params: { shareClass: classId },
        effectiveOn,
      });
      return;
    }
    case 'class.split':
    case 'class.consolidated': {
      const { classId, ratio } = act.payload;
      await write.toLedger('shareclass', { id: classId });
      await recordActivity(write, {
        kind: act.kind === 'class.split' ? 'share_class_split' : 'share_class_consolidated',
        params: { shareClass: classId, numerator: ratio.numerator, denominator: ratio.denominator },
        effectiveOn,
      });
      return;
    }
    case 'class.created': {
      const { classId } = act.payload;
      await write.toLedger('shareclass', { id: classId });
      await recordActivity(write, {
        kind: 'share_class_added',
        params: { shareClass: classId },
        effectiveOn,
      });
      return;
    }
    case 'class.amended':
    case 'authorized.changed': {
      const { classId } = act.payload;
      await write.toLedger('shareclass', { id: classId });
      await recordActivity(write, { kind: amendedAs(act), params: { shareClass: classId }, effectiveOn });
      return;
    }
    case 'vesting.set':
    case 'vesting.stopped':
    case 'vesting.accelerated': {
      const { securityId: security } = act.payload;
      const params = { security, person: await holderOf(write, security) };
      await recordActivity(write, { kind: VESTING_KINDS[act.kind], params, effectiveOn });
      return;
    }
    case 'pool.reserved':
    case 'pool.adjusted':
    case 'option.granted':
    case 'option.exercised':
    case 'option.expired':
    case 'option.released':
    case 'rights.adjusted':
    case 'instrument.issued':
    case 'instrument.converted':
    case 'instrument.ended':
    case 'instrument.transferred':
      return logInstrument(write, act, holders);
    case 'incorporated':
    case 'person.added':
    case 'person.changed':
    case 'members.set':
    case 'appointed':
    case 'consent.given':
    case 'ceased':
    case 'name.changed':
    case 'address.changed':
    case 'yearend.changed':
    case 'articles.amended':
    case 'continued':
    case 'amalgamated':
    case 'issued':
    case 'control.stated':
    case 'control.ended':
    case 'control.reviewed':
    case 'control.filed':
    case 'class.valued':
      // The corporation, people, issues and control are told where they are recorded.
      return;
  }
}

/** What the corporation itself sets of a class, its prefix and price, is no amendment of the articles. */
function amendedAs(act: ChangeAct<'class.amended' | 'authorized.changed'>) {
  if (act.kind === 'authorized.changed') return 'authorized_shares_changed';
  const changed = Object.keys(act.payload.changes);
  return changed.every(isOwn) ? 'share_class_edited' : 'share_class_amended';
}

/** A reissue names one certificate at least. */
const none = { personId: '', classId: '', securityId: '' };

const VESTING_KINDS = {
  'vesting.set': 'vesting_set',
  'vesting.stopped': 'vesting_stopped',
  'vesting.accelerated': 'vesting_accelerated',
} as const;

async function logTransfer(
  write: OrganizationWrite,
  { payload, effectiveOn }: ChangeAct<'transferred'>,
  holders: Set<string>,
): Promise<void> {
  const { source, transfers } = payload;
  await write.toLedger('shareholder', { id: source.personId });
  for (const { personId: to, quantity } of transfers) {
    await write.toLedger('shareholder', { id: to });
    if (!holders.has(to)) {
      holders.add(to);
      await recordActivity(write, { kind: 'shareholder_added', params: { person: to }, effectiveOn });
    }
    const { personId: person, classId: shareClass, securityId: security } = source;
    const params = { person, to, shareClass, quantity, security };
    await recordActivity(write, { kind: 'shares_transferred', params, effectiveOn });
  }
  const { balance } = payload;
  if (balance?.outcome !== 'cancelled') return;
  await logEnded(write, 'cancelled', { source, quantity: balance.quantity, price: null, effectiveOn });
}

const logReturn = (
  write: OrganizationWrite,
  act: ChangeAct<'repurchased' | 'redeemed' | 'surrendered' | 'cancelled'>,
): Promise<void> =>
  logEnded(write, act.kind, {
    ...act.payload,
    price: 'price' in act.payload ? act.payload.price : null,
    effectiveOn: act.effectiveOn,
  });

interface Ended {
  readonly source: { readonly personId: string; readonly classId: string; readonly securityId: string };
  readonly quantity: string;
  readonly price: string | null;
  readonly effectiveOn: ChangeAct['effectiveOn'];
}

async function logEnded(
  write: OrganizationWrite,
  how: 'repurchased' | 'redeemed' | 'surrendered' | 'cancelled',
  { source, quantity, price, effectiveOn }: Ended,
): Promise<void> {
  const { personId: person, classId: shareClass, securityId: security } = source;
  await write.toLedger('shareholder', { id: person });
  await recordActivity(write, {
    kind: `shares_${how}`,
    params: { person, shareClass, quantity, security },
    ...(price !== null && { price: decimal(price) }),
    effectiveOn,
  });
}
