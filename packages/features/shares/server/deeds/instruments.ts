/** Warrants, convertible notes, agreements for future equity and debt. */
import { judgeRight } from '@tabellion/book/judge/options.ts';
import { judgeResolution } from '@tabellion/book/judge/resolutions.ts';
import { judgeIssue } from '@tabellion/book/judge/shares.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { fractionOfDecimal, roundToDecimal, timesRatio } from '@tabellion/kernel/fraction.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { personOf } from '../../../people/server/public.ts';
import { recordDraft } from '../../../registers/server/public.ts';
import type * as contract from '../../instrumentContract.ts';
import { readDollars, readWhole, withinCount } from '../../rules/deeds/readDeed.ts';
import { readInstrument } from '../../rules/deeds/readInstrument.ts';
import type { SharesPorts } from '../ports.ts';
import { holdersOf } from '../subscribing.ts';
import { logDeeds } from './deedLog.ts';
import { classReserved, issueFor, labelsOf, openInstrument } from './instrumentGround.ts';
import { performDeed } from './perform.ts';

/** Errors: REGISTERS.NOT_INCORPORATED; GENERAL.NOT_FOUND; PEOPLE.PERSON_REQUIRED; GENERAL.FIELD_INVALID with the fields of
 *  `readDeed` and `readInstrument`; those of the registers. */
export const record = (
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.recordInstrument>, 'body'>,
) =>
  performDeed(ctx, ports, body, async (write, ground) => {
    const { on, resolution, scene } = ground;
    const read = readInstrument(body, { on, labels: labelsOf(ground, body.kind) });
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    const { classId, quantity } = read.value;
    const reserved = classId === null ? null : classReserved(ground, classId);
    if (reserved !== null && !reserved.ok) return reserved;
    const personId = await personOf(write, scene, body, on);
    if (!personId.ok) return personId;
    const payload = { ...read.value, securityId: newId(), personId: personId.value, resolution };
    const findings =
      reserved === null || quantity === null
        ? judgeResolution(resolution, on)
        : judgeRight({ resolution, shares: BigInt(quantity) }, reserved.value, on);
    return ok({
      drafts: [recordDraft('instrument.issued', payload, { on })],
      findings,
      log: (acts) => logDeeds(write, acts, holdersOf(scene.registers)),
    });
  });

/** What is owed is property to its holder, and given for the shares.
 *  Errors: REGISTERS.NOT_INCORPORATED; GENERAL.NOT_FOUND; SHARES.INSTRUMENT_NOT_OPEN; GENERAL.FIELD_INVALID with the fields of
 *  `readDeed`, `class_id`, `sharesExact` and `amountExact`; those of the registers. */
export const convertInstrument = (
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.convertInstrument>, 'body'>,
) =>
  performDeed(ctx, ports, body, async (write, ground) => {
    const { on, resolution, scene } = ground;
    const one = openInstrument(ground, body.security_id);
    if (!one.ok) return one;
    const { securityId, principal } = one.value;
    const classId = body.class_id ?? one.value.classId;
    if (principal === null) return refuseField('security_id', 'REGISTERS.NOT_CONVERTIBLE');
    if (classId === null) return refuseField('class_id', 'GENERAL.FIELD_REQUIRED');
    const known = classReserved(ground, classId);
    if (!known.ok) return known;
    const shares = readWhole(body.sharesExact, 'sharesExact');
    if (!shares.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [shares.error] });
    const counted = withinCount(ground.outstanding + shares.value, 'sharesExact');
    if (!counted.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [counted.error] });
    const amount = readDollars(body.amountExact, 'amountExact');
    if (!amount.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [amount.error] });
    const dollars = amount.value ?? principal;
    const each = timesRatio(fractionOfDecimal(decimal(dollars)), {
      numerator: 1n,
      denominator: shares.value,
    });
    const terms = {
      classId,
      quantity: String(shares.value),
      price: formatDecimal(roundToDecimal(each, 'down')),
      consideration: { kind: 'property' as const, amount: dollars },
      paidOn: on,
    };
    const issues = [issueFor(one.value, terms)];
    return ok({
      drafts: [recordDraft('instrument.converted', { securityId, issues, resolution }, { on })],
      findings: judgeIssue({ issues, resolution }, on),
      log: (acts) => logDeeds(write, acts, holdersOf(scene.registers)),
    });
  });

/** Errors: REGISTERS.NOT_INCORPORATED; GENERAL.NOT_FOUND; SHARES.INSTRUMENT_NOT_OPEN; GENERAL.FIELD_INVALID with the fields of
 *  `readDeed`; those of the registers. */
export const endInstrument = (
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.endInstrument>, 'body'>,
) =>
  performDeed(ctx, ports, body, async (write, ground) => {
    const { on, resolution, scene } = ground;
    const one = openInstrument(ground, body.security_id);
    if (!one.ok) return one;
    const payload = { securityId: one.value.securityId, reason: body.reason, resolution };
    return ok({
      drafts: [recordDraft('instrument.ended', payload, { on })],
      findings: judgeResolution(resolution, on, { isNeeded: false }),
      log: (acts) => logDeeds(write, acts, holdersOf(scene.registers)),
    });
  });
