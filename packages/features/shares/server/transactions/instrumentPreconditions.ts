/** What an act on an instrument stands on, beside the preconditions of every act. */
import type { PaidIssue } from '@tabellion/book/acts/issued.ts';
import type { Instrument, InstrumentKind } from '@tabellion/book/entities.ts';
import type { ClassReserved } from '@tabellion/book/judge/options.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { instrumentLabelsOn, promisedOn } from '../../../registers/server/public.ts';
import { noticesOf } from '../../rules/notices.ts';
import type { Labels } from '../../rules/transactions/readInstrument.ts';
import { classBefore, type TransactionPreconditions } from './preconditions.ts';

/** An instrument that is open on the day of the act. Errors: GENERAL.NOT_FOUND; SHARES.INSTRUMENT_NOT_OPEN at `security_id`
 *  where it had ended then, or was not there yet. */
export function openInstrument(
  { registers, context }: Pick<TransactionPreconditions, 'registers' | 'context'>,
  securityId: string,
): Result<Instrument, Refusal> {
  const isMeant = (one: Instrument) => one.securityId === securityId;
  const then = registers.instruments.find(isMeant);
  if (then?.status === 'open') return ok(then);
  return then === undefined && !context.registers.instruments.some(isMeant)
    ? refuse('GENERAL.NOT_FOUND')
    : refuseField('security_id', 'SHARES.INSTRUMENT_NOT_OPEN');
}

const prefixes: Readonly<Record<InstrumentKind, string>> = {
  option: 'OP',
  warrant: 'W',
  safe: 'SAFE',
  note: 'CN',
  debt: 'D',
};

/** Numbers that instruments bear today. */
export const labelsOf = async (
  { tx, orgId, today, lastSeq }: OrganizationWrite,
  kind: InstrumentKind,
): Promise<Labels> => ({
  taken: await instrumentLabelsOn(tx, orgId, { asOf: today, seq: Number(lastSeq()) }),
  prefix: prefixes[kind],
});

/** A class with what is issued and promised of it. Errors: those of `classBefore`. */
export async function classReserved(
  { tx, orgId, lastSeq }: OrganizationWrite,
  preconditions: Pick<TransactionPreconditions, 'registers' | 'context' | 'on'>,
  classId: string,
): Promise<Result<ClassReserved, Refusal>> {
  const before = classBefore(preconditions, classId);
  if (!before.ok) return before;
  const promised = await promisedOn(tx, orgId, { asOf: preconditions.on, seq: Number(lastSeq()), classId });
  return ok({ authorized: before.value.terms.authorized, issued: before.value.issued, promised });
}

/** Shares that an instrument brings its holder: numbered when they are recorded, and vested. */
export const issueFor = (
  { corporation }: Pick<TransactionPreconditions, 'corporation'>,
  { personId, exemption }: Instrument,
  terms: Pick<PaidIssue, 'classId' | 'quantity' | 'price' | 'consideration' | 'paidOn'>,
): PaidIssue => ({
  securityId: newId(),
  certificate: null,
  personId,
  exemption,
  vesting: null,
  form: null,
  legends: noticesOf(corporation),
  takenOver: null,
  poolId: null,
  ...terms,
});
