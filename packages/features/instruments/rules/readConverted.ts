/** Reads the forms of a conversion and of a transfer of instruments. */
import type { InstrumentConvertedPayload } from '@tabellion/book/acts/exercised.ts';
import type { InstrumentTransferredPayload } from '@tabellion/book/acts/instrument-transferred.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import { leftOf, owedOf } from '@tabellion/book/options.ts';
import { addDecimals, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { collect } from '@tabellion/law/fields.ts';
import { readDollars, readWhole } from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { convertInstrument, transferInstrument } from '../contract.ts';
import { readTrigger } from './readExercise.ts';
import { type InstrumentLabels, readLabel, readPrincipal, readTaken } from './readInstrument.ts';

type ReadFields<T> = Result<T, readonly FieldRefusal[]>;
type Conversion = InputOf<typeof convertInstrument>['body'];
type Transfer = InputOf<typeof transferInstrument>['body'];

interface Converted
  extends Pick<InstrumentConvertedPayload, 'principal' | 'interest' | 'exchangeRate' | 'triggerId'> {
  readonly shares: bigint;
  /** The class that the trigger, or else every trigger, names. */
  readonly classId: string | null;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID, REGISTERS.ABOVE_PRINCIPAL
 *  with `owed`, REGISTERS.NO_TRIGGER. */
export function readConverted(input: Conversion, one: Instrument): ReadFields<Converted> {
  const trigger = readTrigger(input, one);
  const isDollars = one.currency === 'CAD';
  const rate = readDollars(input.rateExact, 'rateExact');
  return collect<Converted>({
    shares: readWhole(input.sharesExact, 'sharesExact'),
    principal: readPrincipal(input.principalExact, one),
    interest: orZero(readDollars(input.interestExact, 'interestExact')),
    exchangeRate: isDollars ? ok(null) : rated(rate),
    triggerId: trigger.ok ? ok(trigger.value?.triggerId ?? null) : trigger,
    classId: ok(trigger.ok && trigger.value ? trigger.value.right.classId : one.classId),
  });
}

interface Divided extends Pick<InstrumentTransferredPayload, 'source' | 'balance'> {
  readonly going: Omit<InstrumentTransferredPayload['into'][number], 'personId'>;
}

/** The part that is transferred, and the rest under another number. Errors at their fields:
 *  SHARES.OWNERSHIP_INVALID, REGISTERS.ABOVE_OPEN with `open`, SHARES.AMOUNT_INVALID,
 *  REGISTERS.ABOVE_PRINCIPAL with `owed`; at `label` and `balance_label` REGISTERS.NUMBER_TAKEN. */
export function readTransferredPart(
  input: Transfer,
  { one, labels, newId }: { readonly one: Instrument; readonly labels: InstrumentLabels; newId(): string },
): ReadFields<Divided> {
  const { securityId, kind, personId } = one;
  const read = collect<{ label: string; part: ConvertedParts }>({
    label: readLabel(input.label, labels),
    part: one.principal === null ? readShares(input, one) : readDollarsGoing(input, one),
  });
  if (!read.ok) return read;
  const { label, part } = read.value;
  const taken = new Set([...labels.taken, label]);
  const rest = part.rest && readLabel(input.balance_label, { ...labels, taken }, 'balance_label');
  if (rest && !rest.ok) return err([rest.error]);
  return ok({
    source: { securityId, kind, personId, ...part.whole },
    going: { securityId: newId(), label, ...part.going },
    balance: part.rest && rest && { securityId: newId(), label: rest.value, ...part.rest },
  });
}

interface Size {
  readonly quantity: string | null;
  readonly principal: string | null;
}

interface ConvertedParts {
  readonly whole: Size;
  readonly going: Size;
  readonly rest: Size | null;
}

function readShares({ sharesExact = '' }: Transfer, one: Instrument): Result<ConvertedParts, FieldRefusal> {
  const left = leftOf(one);
  const read = sharesExact.trim() === '' ? ok(left) : readTaken(sharesExact, one);
  if (!read.ok) return read;
  const size = (shares: bigint): Size => ({ quantity: String(shares), principal: null });
  const rest = left - read.value;
  return ok({ whole: size(left), going: size(read.value), rest: rest === 0n ? null : size(rest) });
}

function readDollarsGoing(
  { principalExact }: Transfer,
  one: Instrument,
): Result<ConvertedParts, FieldRefusal> {
  const owed = owedOf(one);
  const read = readPrincipal(principalExact, one);
  if (!read.ok) return read;
  const size = (dollars: Decimal): Size => ({ quantity: null, principal: formatDecimal(dollars) });
  const going = decimal(read.value);
  const rest = addDecimals(owed, -going as Decimal);
  return ok({ whole: size(owed), going: size(going), rest: rest === 0n ? null : size(rest) });
}

const orZero = (read: Result<string | null, FieldRefusal>): Result<string, FieldRefusal> =>
  read.ok ? ok(read.value ?? '0') : read;

function rated(read: Result<string | null, FieldRefusal>): Result<string, FieldRefusal> {
  const path = 'rateExact';
  if (!read.ok) return read;
  if (read.value === null) return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  return decimal(read.value) > 0n ? ok(read.value) : err({ path, textCode: 'SHARES.AMOUNT_INVALID' });
}
