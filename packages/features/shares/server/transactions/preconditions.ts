/** Preconditions of an act on shares: of the registers on its day, and of today, the rows that its form
 *  names; the company as a whole. */
import { type Certificate, type Corporation, type Instrument, isIssue } from '@tabellion/book/entities.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { fractionOfDecimal, NOTHING } from '@tabellion/kernel/fraction.ts';
import { idsIn } from '@tabellion/kernel/ids.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { openPeopleContext, type PeopleContext } from '../../../people/server/public.ts';
import { type Registers, readRegisters } from '../../../registers/server/public/acts.ts';
import type { Part } from '../../../registers/server/public/shares.ts';
import { requiredLegends } from '../../rules/notices.ts';
import type { RegistersBefore } from '../../rules/transactions/lawOfActs.ts';
import {
  readTransactionTerms,
  type TransactionInput,
  type TransactionTerms,
} from '../../rules/transactions/readTransactionTerms.ts';
import { isOpen } from '../views.ts';

export interface TransactionPreconditions extends TransactionTerms {
  /** Today, in part. */
  readonly context: PeopleContext;
  readonly corporation: Corporation;
  /** Notices of every certificate that comes into being on the day. */
  readonly notices: readonly Legend[];
  /** The registers at the end of the day of the act, in part. */
  readonly registers: Registers;
  /** Shares of all classes, outstanding today. */
  readonly outstanding: bigint;
}

/** Data that an act reads besides the rows that its form names. */
export type AlsoRead = Omit<Part, 'named'>;

export async function readPreconditions(
  write: OrganizationWrite,
  ctx: Pick<OrganizationContext, 'orgId' | 'now'>,
  input: TransactionInput,
  also: AlsoRead = {},
) {
  const part = { ...registerPartOfForm(input), ...also };
  const context = await openPeopleContext(write.tx, ctx, { part });
  const { corporation } = context.registers;
  if (context.target === 'founding' || corporation === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const terms = readTransactionTerms(input, { today: context.today, since: corporation.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const registers = await readRegisters(write.tx, write.orgId, { asOf: terms.value.on, part });
  const outstanding = [...context.registers.totals.values()].reduce((sum, { shares }) => sum + shares, 0n);
  const then = registers.corporation ?? corporation;
  return ok({
    ...terms.value,
    context,
    corporation: then,
    notices: requiredLegends(then, registers.classes),
    registers,
    outstanding,
  });
}

/** A certificate that is open on the day of the act. */
export function openCertificate(preconditions: TransactionPreconditions, securityId: string) {
  const { registers, context } = preconditions;
  const isMeant = (one: Certificate) => one.securityId === securityId;
  const then = registers.certificates.find(isMeant);
  if (then !== undefined) return isOpen(then) ? ok(then) : refuseField('security_id', 'REGISTERS.NOT_OPEN');
  const now = context.registers.proposed.has(securityId)
    ? undefined
    : context.registers.certificates.find(isMeant);
  if (now === undefined) return refuse('GENERAL.NOT_FOUND');
  // An earlier day had another certificate, which the act that made this one of it has ended.
  const origin = isIssue(now) ? 'issue' : 'certificate';
  return refuseField('effective_on', 'SHARES.NOT_YET_ISSUED', { date: now.issuedOn, origin });
}

/** An instrument that is open on the day of the act. */
export function openInstrument(
  { registers, context }: Pick<TransactionPreconditions, 'registers' | 'context'>,
  securityId: string,
) {
  const isMeant = (one: Instrument) => one.securityId === securityId;
  const then = registers.instruments.find(isMeant);
  if (then?.status === 'open') return ok(then);
  return then === undefined && !context.registers.instruments.some(isMeant)
    ? refuse('GENERAL.NOT_FOUND')
    : refuseField('security_id', 'SHARES.INSTRUMENT_NOT_OPEN');
}

/** A class as the act finds it. */
export function classBefore(
  { registers, context }: Pick<TransactionPreconditions, 'registers' | 'context'>,
  classId: string,
) {
  const found = classIn(registers, classId);
  if (found !== undefined) return ok(found);
  const later = context.registers.classes.find((one) => one.classId === classId);
  return later === undefined || context.registers.proposed.has(classId)
    ? refuse('GENERAL.NOT_FOUND')
    : refuseField('effective_on', 'SHARES.CLASS_LATER', { date: later.createdOn });
}

function classIn({ classes, totals }: Registers, classId: string) {
  const terms = classes.find((one) => one.classId === classId);
  if (terms === undefined) return undefined;
  const { shares: issued = 0n, capital } = totals.get(classId) ?? {};
  return { terms, capital: capital === undefined ? NOTHING : fractionOfDecimal(capital), issued };
}

/** The registers on a day, as the law asks for them. */
export const beforeActs = (
  registers: Registers,
  corporation: Corporation,
  on: PlainDate,
): RegistersBefore => ({ on, corporation, classOf: (classId) => classIn(registers, classId) });

/** Everything that a form names by its id, wherever in it: persons, certificates, instruments. What bounds the form bounds the
 *  part; an id of something else finds nothing. */
export const registerPartOfForm = (form: unknown): Part => ({ named: [...new Set(idsIn(form))] });
