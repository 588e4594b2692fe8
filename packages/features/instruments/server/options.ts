/** Option pools, and options from the grant to the exercise or the loss of them. */
import type { Pool } from '@tabellion/book/entities.ts';
import { judgeExerciseSettlement, judgeRight, judgeWindow } from '@tabellion/book/judge/options.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { judgeIssue } from '@tabellion/book/judge/shares.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { addOrSavePerson } from '../../people/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { readDate, readWhole, withinCount } from '../../shares/rules/transactions/readTransactionTerms.ts';
import {
  defineTransaction,
  openInstrument,
  type TransactionPreconditions,
} from '../../shares/server/public.ts';
import * as contract from '../contract.ts';
import { readExercise } from '../rules/readExercise.ts';
import { readApprovals, readGrant, readLost, readName } from '../rules/readInstrument.ts';
import { returnsToPool } from '../rules/returnsToPool.ts';
import { issueFor, labelsOf, readIssuedAndPromised } from './instrumentPreconditions.ts';

const refuseFields = (...fields: NonNullable<Refusal['fields']>) =>
  refuse('GENERAL.FIELD_INVALID', { fields: [...fields] });

export const reserve = defineTransaction(contract.reservePool, async (preconditions, body, write) => {
  const { on, resolution } = preconditions;
  // A plan that ends reserves nothing any more.
  const shares = readWhole(body.sharesExact, 'sharesExact', body.pool_id === undefined ? 1n : 0n);
  if (!shares.ok) return refuseFields(shares.error);
  const counted = withinCount(shares.value, 'sharesExact');
  if (!counted.ok) return refuseFields(counted.error);
  const findings = judgeResolution(resolution, on);
  const approved = readApprovals(body, on);
  if (!approved.ok) return refuseFields(...approved.error);
  const reserving = { quantity: String(shares.value), ...approved.value, resolution };
  if (body.pool_id !== undefined) {
    const pool = poolOf(preconditions, body.pool_id);
    if (!pool.ok) return pool;
    if (pool.value.reserved === shares.value) return refuseField('sharesExact', 'SHARES.NOTHING_CHANGES');
    const { poolId } = pool.value;
    return ok({ drafts: [recordDraft('pool.adjusted', { poolId, ...reserving }, { on })], findings });
  }
  const name = readName(body.name);
  if (!name.ok) return refuseFields(name.error);
  const classIds = [...new Set(body.class_ids)];
  if (classIds.length === 0) return refuseField('class_ids', 'GENERAL.FIELD_REQUIRED');
  for (const classId of classIds) {
    const reserved = await readIssuedAndPromised(write, preconditions, classId);
    if (!reserved.ok) return reserved;
  }
  const onCancellation = body.on_cancellation ?? null;
  const pool = { poolId: newId(), name: name.value, classIds, onCancellation, ...reserving };
  return ok({ drafts: [recordDraft('pool.reserved', pool, { on })], findings });
});

export const grant = defineTransaction(contract.grantOption, async (preconditions, body, write) => {
  const { on, resolution, context } = preconditions;
  const pool = body.pool_id === undefined ? ok(null) : poolOf(preconditions, body.pool_id);
  if (!pool.ok) return pool;
  const [only, ...others] = pool.value?.classIds ?? [];
  const classId = body.class_id ?? (others.length === 0 ? only : undefined);
  if (classId === undefined) return refuseField('class_id', 'GENERAL.FIELD_REQUIRED');
  const reserved = await readIssuedAndPromised(write, preconditions, classId);
  if (!reserved.ok) return reserved;
  const terms = readGrant(body, { on, labels: await labelsOf(write, 'option') });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const personId = await addOrSavePerson(write, context, body, on);
  if (!personId.ok) return personId;
  const poolId = pool.value?.poolId ?? null;
  const payload = {
    ...terms.value,
    securityId: newId(),
    personId: personId.value,
    poolId,
    classId,
    resolution,
  };
  const shares = BigInt(terms.value.quantity);
  return ok({
    drafts: [recordDraft('option.granted', payload, { on })],
    findings: judgeRight({ resolution, shares }, reserved.value, on),
  });
});

export const exercise = defineTransaction(contract.exerciseOption, async (preconditions, body) => {
  const { on, resolution } = preconditions;
  const one = openInstrument(preconditions, body.security_id);
  if (!one.ok) return one;
  const { securityId, classId, principal } = one.value;
  if (classId === null || principal !== null) return refuseField('security_id', 'REGISTERS.NOT_AN_OPTION');
  const read = readExercise(body, { one: one.value, on });
  if (!read.ok) return refuseFields(...read.error);
  const { quantity, settlement, shares, price, consideration, vesting, triggerId } = read.value;
  const counted = withinCount(preconditions.outstanding + shares, 'sharesExact');
  if (!counted.ok) return refuseFields(counted.error);
  const paidOn = readDate(body.paid_on, 'paid_on');
  if (!paidOn.ok) return refuseFields(paidOn.error);
  const terms = { classId, quantity: String(shares), price, consideration, paidOn: paidOn.value ?? on };
  const issues = [{ ...issueFor(preconditions, one.value, terms), vesting }];
  const payload = {
    securityId,
    quantity: String(quantity),
    settlement,
    triggerId,
    issues,
    resolution,
  };
  return ok({
    drafts: [recordDraft('option.exercised', payload, { on })],
    findings: [
      ...judgeIssue({ issues, resolution }, on),
      ...judgeExerciseSettlement(settlement.by),
      ...judgeWindow(one.value, on),
    ],
  });
});

export const expire = defineTransaction(contract.expireOption, async (preconditions, body) => {
  const lost = lostOf(preconditions, body, 'vested');
  if (!lost.ok) return lost;
  return ok({
    drafts: [recordDraft('option.expired', lost.value, { on: preconditions.on })],
    findings: [],
  });
});

export const release = defineTransaction(contract.releaseOption, async (preconditions, body) => {
  const { on, resolution } = preconditions;
  const lost = lostOf(preconditions, body, 'unvested');
  if (!lost.ok) return lost;
  const payload = { ...lost.value, reason: body.reason, resolution };
  return ok({
    drafts: [recordDraft('option.released', payload, { on })],
    findings: judgeResolution(resolution, on, { isNeeded: false }),
  });
});

type LostOptionsInput = InputOf<typeof contract.expireOption>['body'];

function lostOf(
  preconditions: TransactionPreconditions,
  { security_id, sharesExact, returns }: LostOptionsInput,
  first: 'vested' | 'unvested',
) {
  const one = openInstrument(preconditions, security_id);
  if (!one.ok) return one;
  if (one.value.principal !== null) return refuseField('security_id', 'REGISTERS.NOT_AN_OPTION');
  const shares = readLost(sharesExact, { one: one.value, on: preconditions.on, first });
  if (!shares.ok) return refuseFields(shares.error);
  const { securityId, poolId } = one.value;
  const pool = preconditions.registers.pools.find((each) => each.poolId === poolId);
  if (pool === undefined) return ok({ securityId, ...shares.value, returnsTo: null });
  const isBack = returns ?? returnsToPool(pool);
  return isBack === undefined
    ? refuseField('returns', 'GENERAL.FIELD_REQUIRED')
    : ok({ securityId, ...shares.value, returnsTo: isBack ? pool.poolId : null });
}

/** A pool on the day of the act. */
function poolOf({ registers, context }: TransactionPreconditions, poolId: string) {
  const isMeant = (one: Pool) => one.poolId === poolId;
  const pool = registers.pools.find(isMeant);
  if (pool !== undefined) return ok(pool);
  return context.registers.pools.some(isMeant)
    ? refuseField('effective_on', 'SHARES.POOL_LATER')
    : refuse('GENERAL.NOT_FOUND');
}
