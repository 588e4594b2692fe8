/** What the activity log and the ledger are told of what is not a share; ids and numbers only. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { lostShares } from '@tabellion/book/acts/options-lost.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { holderOfSecurity } from '../../../registers/server/public.ts';

/** The acts on what is not a share. */
export type InstrumentAct = ChangeAct<
  | 'pool.reserved'
  | 'pool.adjusted'
  | 'option.granted'
  | 'option.exercised'
  | 'option.expired'
  | 'option.released'
  | 'rights.adjusted'
  | 'instrument.issued'
  | 'instrument.converted'
  | 'instrument.ended'
  | 'instrument.transferred'
>;

/** @param holders  those who held shares before; whoever is not among them becomes a shareholder now, and is added */
export async function logInstrument(
  write: OrganizationWrite,
  act: InstrumentAct,
  holders: Set<string>,
): Promise<void> {
  const { effectiveOn } = act;
  switch (act.kind) {
    case 'pool.reserved': {
      const { quantity, poolId: pool } = act.payload;
      await recordActivity(write, { kind: 'option_pool_reserved', params: { quantity, pool }, effectiveOn });
      return;
    }
    case 'pool.adjusted': {
      const { quantity, poolId: pool } = act.payload;
      await recordActivity(write, { kind: 'option_pool_changed', params: { quantity, pool }, effectiveOn });
      return;
    }
    case 'option.granted': {
      const { personId: person, classId: shareClass, quantity, securityId: security } = act.payload;
      const params = { person, shareClass, quantity, security };
      await recordActivity(write, { kind: 'option_granted', params, effectiveOn });
      return;
    }
    case 'option.expired':
    case 'option.released': {
      const { securityId: security } = act.payload;
      const person = await holderOf(write, security);
      const params = { quantity: String(lostShares(act.payload)), person, security };
      const kind = act.kind === 'option.expired' ? 'option_expired' : 'option_released';
      await recordActivity(write, { kind, params, effectiveOn });
      return;
    }
    case 'rights.adjusted': {
      const { classId: shareClass, ratio } = act.payload;
      const { numerator, denominator } = ratio;
      const params = { shareClass, numerator, denominator };
      await recordActivity(write, { kind: 'rights_adjusted', params, effectiveOn });
      return;
    }
    case 'instrument.transferred': {
      const { source, into } = act.payload;
      const { personId: person, securityId: security } = source;
      for (const { personId: to } of into)
        await recordActivity(write, {
          kind: 'instrument_transferred',
          params: { person, to, security },
          effectiveOn,
        });
      return;
    }
    case 'option.exercised':
      return logIssuesFor(write, act, 'option_exercised', holders);
    case 'instrument.converted':
      return logIssuesFor(write, act, 'instrument_converted', holders);
    case 'instrument.issued': {
      const { personId: person, kind: instrument, securityId: security } = act.payload;
      const params = { person, instrument, security };
      await recordActivity(write, { kind: 'instrument_recorded', params, effectiveOn });
      return;
    }
    case 'instrument.ended': {
      const { securityId: security, reason } = act.payload;
      const params = { person: await holderOf(write, security), security, reason };
      await recordActivity(write, { kind: 'instrument_ended', params, effectiveOn });
      return;
    }
  }
}

/** Whose a certificate or an instrument is: an act by which it vests, ends or becomes less names it alone. */
export async function holderOf({ tx, orgId }: OrganizationWrite, securityId: string): Promise<string> {
  const personId = await holderOfSecurity(tx, orgId, securityId);
  if (personId === undefined) throw new Error(`the security ${securityId} has no row`);
  return personId;
}

/** Shares that an option or another instrument brought its holder. */
async function logIssuesFor(
  write: OrganizationWrite,
  {
    payload: { issues, securityId: security },
    effectiveOn,
  }: ChangeAct<'option.exercised' | 'instrument.converted'>,
  kind: 'option_exercised' | 'instrument_converted',
  holders: Set<string>,
): Promise<void> {
  for (const { personId: person, classId: shareClass, quantity, price } of issues) {
    await write.toLedger('shareholder', { id: person });
    if (!holders.has(person)) {
      holders.add(person);
      await recordActivity(write, { kind: 'shareholder_added', params: { person }, effectiveOn });
    }
    const params = { person, shareClass, quantity, security };
    await recordActivity(write, {
      kind,
      params,
      effectiveOn,
      ...(price !== null && { price: decimal(price) }),
    });
  }
}
