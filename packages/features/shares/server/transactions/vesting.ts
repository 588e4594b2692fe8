import { leftOf, vestedLeftOf } from '@tabellion/book/options.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import { withVestingStart } from '@tabellion/book/vesting.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readWhole } from '../../rules/transactions/readTransactionTerms.ts';
import { checkVestingShares, readVesting } from '../../rules/vestingForm.ts';
import * as contract from '../../vestingContract.ts';
import { defineTransaction } from './defineTransaction.ts';
import type { TransactionPreconditions } from './preconditions.ts';
import { openCertificate, openInstrument } from './preconditions.ts';

export const setVesting = defineTransaction(contract.setVesting, async (preconditions, body) => {
  const { on, resolution } = preconditions;
  const one = vestingIn(preconditions, body.security_id);
  if (!one.ok) return one;
  const { securityId, issuedOn, quantity } = one.value;
  const read = body.vesting ? readVesting(body.vesting, { path: 'vesting', from: issuedOn }) : ok(null);
  const planned = read.ok ? checkVestingShares(read.value, { path: 'vesting', shares: quantity }) : read;
  if (!planned.ok) return refuse('GENERAL.FIELD_INVALID', { fields: planned.error });
  if (planned.value === null && one.value.vesting === null)
    return refuseField('vesting', 'SHARES.NOTHING_CHANGES');
  const terms = planned.value && withVestingStart(planned.value, issuedOn);
  return ok({ drafts: [recordDraft('vesting.set', { securityId, terms, resolution }, { on })] });
});

export const stopVesting = defineTransaction(contract.stopVesting, async (preconditions, body) => {
  const { on, resolution } = preconditions;
  const one = stillVesting(preconditions, body.security_id);
  if (!one.ok) return one;
  const payload = { securityId: one.value.securityId, reason: body.reason, resolution };
  return ok({ drafts: [recordDraft('vesting.stopped', payload, { on })] });
});

export const accelerateVesting = defineTransaction(
  contract.accelerateVesting,
  async (preconditions, body) => {
    const { on, resolution } = preconditions;
    const one = stillVesting(preconditions, body.security_id);
    if (!one.ok) return one;
    const unvested =
      'terms' in one.value ? leftOf(one.value) - vestedLeftOf(one.value, on) : unvestedOf(one.value, on);
    const typed = body.sharesExact?.trim() ?? '';
    const shares = typed === '' ? ok(unvested) : readWhole(typed, 'sharesExact');
    if (!shares.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [shares.error] });
    if (shares.value > unvested || unvested === 0n)
      return refuseField('sharesExact', 'REGISTERS.ABOVE_UNVESTED', { unvested: String(unvested) });
    const payload = { securityId: one.value.securityId, quantity: String(shares.value), resolution };
    return ok({ drafts: [recordDraft('vesting.accelerated', payload, { on })] });
  },
);

/** A certificate or an instrument that is open on the day. */
function vestingIn(preconditions: TransactionPreconditions, securityId: string) {
  const instrument = openInstrument(preconditions, securityId);
  const isInstrument = instrument.ok || instrument.error.textCode !== 'GENERAL.NOT_FOUND';
  return isInstrument ? instrument : openCertificate(preconditions, securityId);
}

function stillVesting(preconditions: TransactionPreconditions, securityId: string) {
  const one = vestingIn(preconditions, securityId);
  if (!one.ok || one.value.vesting !== null) return one;
  return refuseField('security_id', 'REGISTERS.NO_VESTING');
}
