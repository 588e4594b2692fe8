/** Shares come back to the corporation: repurchased, redeemed, given back, or cancelled. */
import type { SurrenderedPayload } from '@tabellion/book/acts/acquired.ts';
import { type FieldRefusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readPayment, readReturn } from '../../rules/transactions/readReturn.ts';
import * as contract from '../../transactionContract.ts';
import { defineTransaction } from './defineTransaction.ts';
import { classBefore, openCertificate, type TransactionPreconditions } from './preconditions.ts';

export const repurchase = defineTransaction(contract.repurchaseShares, async (preconditions, body) => {
  const bought = boughtBack(preconditions, body);
  if (!bought.ok) return bought;
  const { common, paid } = bought.value;
  const payload = { ...common, ...paid, ground: body.ground };
  return ok({ drafts: [recordDraft('repurchased', payload, { on: preconditions.on })] });
});

export const redeem = defineTransaction(contract.redeemShares, async (preconditions, body) => {
  const bought = boughtBack(preconditions, body);
  if (!bought.ok) return bought;
  const { common, paid } = bought.value;
  const payload = { ...common, ...paid, demandedBy: body.demanded_by };
  return ok({ drafts: [recordDraft('redeemed', payload, { on: preconditions.on })] });
});

export const surrender = defineTransaction(contract.surrenderShares, async (preconditions, body) => {
  const returned = comingBack(preconditions, body, 'nothing');
  if (!returned.ok) return returned;
  return ok({ drafts: [recordDraft('surrendered', returned.value, { on: preconditions.on })] });
});

export const cancel = defineTransaction(contract.cancelShares, async (preconditions, body) => {
  const returned = comingBack(preconditions, body, 'account');
  if (!returned.ok) return returned;
  const payload = { ...returned.value, reason: body.reason };
  return ok({ drafts: [recordDraft('cancelled', payload, { on: preconditions.on })] });
});

/** Shares that return for a payment. */
function boughtBack(
  preconditions: TransactionPreconditions,
  input: Parameters<typeof comingBack>[1] & Parameters<typeof readPayment>[0],
) {
  const returned = comingBack(preconditions, input, 'account');
  if (!returned.ok) return returned;
  const paid = readPayment(input, BigInt(returned.value.quantity));
  return paid.ok ? ok({ common: returned.value, paid: paid.value }) : refused(paid.error);
}

function comingBack(
  preconditions: TransactionPreconditions,
  input: InputOf<typeof contract.surrenderShares>['body'],
  takes: 'account' | 'nothing',
) {
  const certificate = openCertificate(preconditions, input.security_id);
  if (!certificate.ok) return certificate;
  const before = classBefore(preconditions, certificate.value.classId);
  if (!before.ok) return before;
  const options = { ...preconditions, certificate: certificate.value, before: before.value, newId };
  const common: Result<SurrenderedPayload, readonly FieldRefusal[]> = readReturn(input, options, takes);
  return common.ok ? common : refused(common.error);
}

const refused = (fields: readonly FieldRefusal[]) => refuse('GENERAL.FIELD_INVALID', { fields });
