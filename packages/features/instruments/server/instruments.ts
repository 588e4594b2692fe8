/** Warrants, convertible notes, agreements for future equity and debt. */
import { conversionConsideration } from '@tabellion/book/acts/exercised.ts';
import { judgeConvertedInterest, judgeRight } from '@tabellion/book/judge/options.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { judgeIssue } from '@tabellion/book/judge/shares.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { fractionOfDecimal, roundToDecimal, timesRatio } from '@tabellion/kernel/fraction.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { addOrSavePerson } from '../../people/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { withinCount } from '../../shares/rules/transactions/readTransactionTerms.ts';
import { defineTransaction, openInstrument } from '../../shares/server/public.ts';
import * as contract from '../contract.ts';
import { readConverted, readTransferredPart } from '../rules/readConverted.ts';
import { type InstrumentRead, readInstrument, readPrincipal } from '../rules/readInstrument.ts';
import { issueFor, labelsOf, readIssuedAndPromised } from './instrumentPreconditions.ts';

export const record = defineTransaction(contract.recordInstrument, async (preconditions, body, write) => {
  const { on, resolution, context } = preconditions;
  const read = readInstrument(body, { on, labels: await labelsOf(write, body.kind) });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  for (const classId of classesOf(read.value)) {
    const reserved = await readIssuedAndPromised(write, preconditions, classId);
    if (!reserved.ok) return reserved;
  }
  const warrant = read.value.kind === 'warrant' ? read.value : null;
  const reserved =
    warrant === null ? null : await readIssuedAndPromised(write, preconditions, warrant.classId);
  if (reserved !== null && !reserved.ok) return reserved;
  const personId = await addOrSavePerson(write, context, body, on);
  if (!personId.ok) return personId;
  const payload = { ...read.value, securityId: newId(), personId: personId.value, resolution };
  const findings =
    reserved === null || warrant === null
      ? judgeResolution(resolution, on)
      : judgeRight({ resolution, shares: BigInt(warrant.quantity) }, reserved.value, on);
  return ok({
    drafts: [recordDraft('instrument.issued', payload, { on })],
    findings,
  });
});

/** The classes that its terms name. */
const classesOf = (terms: InstrumentRead): readonly string[] =>
  terms.kind === 'debt' ? [] : terms.terms.triggers.flatMap(({ right }) => right.classId ?? []);

/** The debt is property of the holder, and the consideration for the shares. */
export const convertInstrument = defineTransaction(
  contract.convertInstrument,
  async (preconditions, body, write) => {
    const { on, resolution } = preconditions;
    const one = openInstrument(preconditions, body.security_id);
    if (!one.ok) return one;
    if (one.value.terms.of !== 'convertible') return refuseField('security_id', 'REGISTERS.NOT_CONVERTIBLE');
    const read = readConverted(body, one.value);
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const { shares, classId: named, ...converted } = read.value;
    const classId = body.class_id ?? named;
    if (classId === null) return refuseField('class_id', 'GENERAL.FIELD_REQUIRED');
    const reserved = await readIssuedAndPromised(write, preconditions, classId);
    if (!reserved.ok) return reserved;
    const counted = withinCount(preconditions.outstanding + shares, 'sharesExact');
    if (!counted.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [counted.error] });
    const dollars = conversionConsideration(converted);
    if (parseDecimal(formatDecimal(dollars)) === undefined)
      return refuseField('principalExact', 'SHARES.SUM_TOO_LARGE');
    const each = timesRatio(fractionOfDecimal(dollars), { numerator: 1n, denominator: shares });
    const terms = {
      classId,
      quantity: String(shares),
      price: formatDecimal(roundToDecimal(each, 'down')),
      consideration: { kind: 'property' as const, amount: formatDecimal(dollars) },
      paidOn: on,
    };
    const issues = [issueFor(preconditions, one.value, terms)];
    const payload = { securityId: one.value.securityId, ...converted, issues, resolution };
    return ok({
      drafts: [recordDraft('instrument.converted', payload, { on })],
      findings: [
        ...judgeIssue({ issues, resolution }, on),
        ...judgeConvertedInterest(one.value, converted.interest, on),
      ],
    });
  },
);

export const endInstrument = defineTransaction(contract.endInstrument, async (preconditions, body) => {
  const { on, resolution } = preconditions;
  const one = openInstrument(preconditions, body.security_id);
  if (!one.ok) return one;
  if (one.value.principal === null) return refuseField('security_id', 'REGISTERS.IS_AN_OPTION');
  const principal = readPrincipal(body.principalExact, one.value);
  if (!principal.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [principal.error] });
  const { securityId } = one.value;
  const payload = { securityId, principal: principal.value, reason: body.reason, resolution };
  return ok({
    drafts: [recordDraft('instrument.ended', payload, { on })],
    findings: judgeResolution(resolution, on, { isNeeded: false }),
  });
});

export const transferInstrument = defineTransaction(
  contract.transferInstrument,
  async (preconditions, body, write) => {
    const { on, resolution, context } = preconditions;
    const one = openInstrument(preconditions, body.security_id);
    if (!one.ok) return one;
    const labels = await labelsOf(write, one.value.kind);
    const read = readTransferredPart(body, { one: one.value, labels, newId });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const personId = await addOrSavePerson(write, context, body, on);
    if (!personId.ok) return personId;
    if (personId.value === one.value.personId) return refuseField('person_id', 'SHARES.TO_ITSELF');
    const { source, going, balance } = read.value;
    const into = [{ ...going, personId: personId.value }];
    return ok({
      drafts: [recordDraft('instrument.transferred', { source, into, balance, resolution }, { on })],
      findings: judgeResolution(resolution, on, { isNeeded: false }),
    });
  },
);
