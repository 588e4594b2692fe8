/** What the activity log and the ledger are told of what is not a share; ids and numbers only. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';

/** Nothing for acts of other kinds.
 *  @param holders  those who held shares before; whoever is not among them becomes a shareholder now, and is added */
export async function logInstrument(
  write: OrganizationWrite,
  act: ChangeAct,
  holders: Set<string>,
): Promise<void> {
  const { effectiveOn } = act;
  switch (act.kind) {
    case 'pool.reserved':
      await recordActivity(write, {
        kind: 'option_pool_reserved',
        params: { shareClass: act.payload.classId, quantity: act.payload.quantity },
        effectiveOn,
      });
      return;
    case 'pool.adjusted':
      await recordActivity(write, {
        kind: 'option_pool_changed',
        params: { quantity: act.payload.quantity },
        effectiveOn,
      });
      return;
    case 'option.granted': {
      const { personId: person, classId: shareClass, quantity, securityId: security } = act.payload;
      const params = { person, shareClass, quantity, security };
      await recordActivity(write, { kind: 'option_granted', params, effectiveOn });
      return;
    }
    case 'option.expired':
    case 'option.released': {
      const { securityId: security, quantity } = act.payload;
      const kind = act.kind === 'option.expired' ? 'option_expired' : 'option_released';
      await recordActivity(write, { kind, params: { quantity, security }, effectiveOn });
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
      await recordActivity(write, { kind: 'instrument_ended', params: { security, reason }, effectiveOn });
      return;
    }
    default:
      return;
  }
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
    await recordActivity(write, { kind, params, price: decimal(price), effectiveOn });
  }
}
