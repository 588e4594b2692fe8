/** Reads the forms of options and other instruments as the payloads of acts. */

import type { OptionGrantedPayload } from '@tabellion/book/acts/granted.ts';
import type { InstrumentIssuedPayload } from '@tabellion/book/acts/instruments.ts';
import type { OptionExpiredPayload } from '@tabellion/book/acts/options-lost.ts';
import type { PoolReservedPayload } from '@tabellion/book/acts/pools.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import { isPastExpiry, leftOf, owedOf, vestedLeftOf } from '@tabellion/book/options.ts';
import type { OptionTerms } from '@tabellion/book/terms/instruments.ts';
import type { PlannedVesting } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import { readCount } from '../../shares/rules/readQuantity.ts';
import { readDate, readDollars, readWhole } from '../../shares/rules/transactions/readTransactionTerms.ts';
import { checkVestingShares, readVesting, type VestingInput } from '../../shares/rules/vestingForm.ts';
import type { grantOption, recordInstrument, reservePool } from '../contract.ts';
import { readInterest, readPercent, readTriggers } from './readTerms.ts';

type ReadFields<T> = Result<T, readonly FieldRefusal[]>;
type Grant = InputOf<typeof grantOption>['body'];
type Reserved = InputOf<typeof reservePool>['body'];
type Recorded = InputOf<typeof recordInstrument>['body'];

/** Numbers of instruments already given, and the prefix of the next. */
export interface InstrumentLabels {
  readonly taken: ReadonlySet<string>;
  readonly prefix: string;
}

interface InstrumentFacts {
  readonly on: PlainDate;
  readonly labels: InstrumentLabels;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID, GENERAL.NOT_A_DATE,
 *  SHARES.EXPIRES_BEFORE_GRANT with `date`, GENERAL.FIELD_INVALID for a window without a length, REGISTERS.NUMBER_TAKEN,
 *  `invalid_period`, REGISTERS.VESTING_SUM_DIFFERS. */
export function readGrant(
  input: Grant,
  { on, labels }: InstrumentFacts,
): ReadFields<
  Pick<OptionGrantedPayload, 'label' | 'quantity' | 'price' | 'expiresOn' | 'terms' | 'vesting' | 'exemption'>
> {
  const { compensation } = input;
  const price = readDollars(input.priceExact, 'priceExact');
  const given = collect({
    label: readLabel(input.label, labels),
    quantity: readQuantity(input.sharesExact),
    price: compensation === 'share_unit' ? ok(null) : required(price, 'priceExact'),
    expiresOn: readExpiry(input.expires_on, on),
    windows: readWindows(input.windows),
  });
  const vesting = readPlan(input.vesting, on);
  if (!given.ok || !vesting.ok) return err(refusalsOf(given, vesting));
  const { windows, ...rest } = given.value;
  const over = checkVestingShares(vesting.value, { path: 'vesting', shares: BigInt(rest.quantity) });
  if (!over.ok) return over;
  return ok({
    ...rest,
    terms: { compensation, early: input.early ?? null, windows },
    vesting: over.value,
    exemption: exemptionOf(input),
  });
}

export type InstrumentRead = InstrumentIssuedPayload extends infer P
  ? P extends unknown
    ? Omit<P, 'securityId' | 'personId' | 'resolution'>
    : never
  : never;

/** Errors at their fields: as `readGrant`; a warrant needs class, number and price, all others a principal; those of
 *  `readInterest` and `readTriggers`. */
export function readInstrument(input: Recorded, options: InstrumentFacts): ReadFields<InstrumentRead> {
  const { on, labels } = options;
  const common = collect({
    label: readLabel(input.label, labels),
    expiresOn: readExpiry(input.expires_on, on),
    triggers: readTriggers(input.kind === 'debt' ? [] : (input.triggers ?? [])),
  });
  const own = input.kind === 'warrant' ? readWarrant(input, on) : readOwed(input);
  if (!common.ok || !own.ok) return err(refusalsOf(common, own));
  const { triggers, ...stored } = common.value;
  const borne = { ...stored, exemption: exemptionOf(input) };
  if ('quantity' in own.value) {
    const { terms, ...warrant } = own.value;
    return ok({ ...borne, ...warrant, kind: 'warrant', terms: { ...terms, triggers } });
  }
  const { interest, seniority, proRata, ...owed } = own.value;
  return input.kind === 'safe' || input.kind === 'note'
    ? ok({ ...borne, ...owed, kind: input.kind, terms: { interest, triggers, proRata, seniority } })
    : ok({
        ...borne,
        ...owed,
        kind: 'debt',
        terms: { interest, seniority, security: input.security ?? null },
      });
}

/** None where none is told. */
const exemptionOf = ({ exemption }: Pick<Grant, 'exemption'>): OptionGrantedPayload['exemption'] =>
  exemption === undefined ? null : { rule: exemption, category: null };

function readWarrant(input: Recorded, on: PlainDate) {
  const read = collect({
    classId: input.class_id === undefined ? missing('class_id') : ok(input.class_id),
    quantity: readQuantity(input.sharesExact),
    price: required(readDollars(input.priceExact, 'priceExact'), 'priceExact'),
    purchasePrice: readDollars(input.purchasePriceExact, 'purchasePriceExact'),
  });
  const vesting = readPlan(input.vesting, on);
  if (!read.ok || !vesting.ok) return err(refusalsOf(read, vesting));
  const { purchasePrice, ...rest } = read.value;
  const over = checkVestingShares(vesting.value, { path: 'vesting', shares: BigInt(rest.quantity) });
  if (!over.ok) return over;
  const terms = { quantitySource: input.quantity_source ?? null, purchasePrice };
  return ok({ ...rest, vesting: over.value, terms });
}

function readOwed(input: Recorded) {
  const read = collect({
    principal: readPrincipal(input.principalExact, null),
    interest: readInterest(input.interest),
    seniority: readRank(input.seniority),
    proRata: readPercent(input.proRataExact, 'proRataExact'),
  });
  return read.ok ? ok({ ...read.value, currency: input.currency ?? 'CAD' }) : read;
}

/** All that is left unless told. What expires in part had vested first, and is all once the last day has passed; what is
 *  released had not, first.
 *  Errors at `sharesExact`: SHARES.OWNERSHIP_INVALID, REGISTERS.ABOVE_OPEN and REGISTERS.EXPIRES_WHOLE with `open`. */
export function readLost(
  typed: string | undefined,
  {
    one,
    on,
    first,
  }: { readonly one: Instrument; readonly on: PlainDate; readonly first: 'vested' | 'unvested' },
): Result<Pick<OptionExpiredPayload, 'vested' | 'unvested'>, FieldRefusal> {
  const left = leftOf(one);
  const read = isBlank(typed) ? ok(left) : readWhole(typed, 'sharesExact');
  if (!read.ok) return read;
  if (read.value > left) return aboveOpen(left);
  if (first === 'vested' && read.value < left && isPastExpiry(one, on))
    return err({ path: 'sharesExact', textCode: 'REGISTERS.EXPIRES_WHOLE', params: { open: String(left) } });
  const vestedLeft = vestedLeftOf(one, on);
  const most = first === 'vested' ? vestedLeft : left - vestedLeft;
  const taken = read.value < most ? read.value : most;
  const rest = read.value - taken;
  const [vested, unvested] = first === 'vested' ? [taken, rest] : [rest, taken];
  return ok({ vested: String(vested), unvested: String(unvested) });
}

/** Dollars in the currency of the instrument: all that is owed unless told; required of a new one.
 *  Errors at `principalExact`: GENERAL.FIELD_REQUIRED, SHARES.AMOUNT_INVALID, REGISTERS.ABOVE_PRINCIPAL with `owed`. */
export function readPrincipal(
  typed: string | undefined,
  one: Instrument | null,
): Result<string, FieldRefusal> {
  const path = 'principalExact';
  if (one !== null && isBlank(typed)) return ok(formatDecimal(owedOf(one)));
  const read = required(readDollars(typed, path), path);
  if (!read.ok) return read;
  const dollars = decimal(read.value);
  if (dollars <= 0n) return err({ path, textCode: 'SHARES.AMOUNT_INVALID' });
  if (one === null || dollars <= owedOf(one)) return read;
  const owed = formatDecimal(owedOf(one), 2);
  return err({ path, textCode: 'REGISTERS.ABOVE_PRINCIPAL', params: { owed } });
}

/** Errors at `sharesExact`: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, REGISTERS.ABOVE_OPEN with `open`. */
export function readTaken(typed: string | undefined, one: Instrument): Result<bigint, FieldRefusal> {
  const read = readWhole(typed, 'sharesExact');
  return read.ok && read.value > leftOf(one) ? aboveOpen(leftOf(one)) : read;
}

const aboveOpen = (open: bigint): Result<never, FieldRefusal> =>
  err({ path: 'sharesExact', textCode: 'REGISTERS.ABOVE_OPEN', params: { open: String(open) } });

/** Errors at `name`: GENERAL.FIELD_REQUIRED, those of a text. */
export function readName(typed: string | undefined): Result<string, FieldRefusal> {
  const read = readText(typed ?? '', { path: 'name', maxLength: 300 });
  return read.ok && read.value === '' ? missing('name') : read;
}

/** The days on which a plan was approved: not after it is reserved, and no earlier than anybody likes, for a plan may wait for
 *  its pool. Errors at `board_approved_on` and `shareholders_approved_on`: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE. */
export function readApprovals(
  input: Pick<Reserved, 'board_approved_on' | 'shareholders_approved_on'>,
  today: PlainDate,
): ReadFields<Pick<PoolReservedPayload, 'boardApprovedOn' | 'shareholdersApprovedOn'>> {
  const read = (field: 'board_approved_on' | 'shareholders_approved_on') => {
    const day = readDate(input[field], field);
    return day.ok && day.value !== null && day.value > today
      ? err<FieldRefusal>({ path: field, textCode: 'PEOPLE.DATE_IN_FUTURE' })
      : day;
  };
  return collect({
    boardApprovedOn: read('board_approved_on'),
    shareholdersApprovedOn: read('shareholders_approved_on'),
  });
}

/** The next number where none is told. Errors at `path`: REGISTERS.NUMBER_TAKEN, those of a text. */
export function readLabel(
  typed: string | undefined,
  { taken, prefix }: InstrumentLabels,
  path = 'label',
): Result<string, FieldRefusal> {
  const read = readText(typed ?? '', { path, maxLength: 50, isNumber: true });
  if (!read.ok) return read;
  if (taken.has(read.value)) return err({ path, textCode: 'REGISTERS.NUMBER_TAKEN' });
  return read.value === '' ? ok(nextLabel(taken, prefix)) : read;
}

function nextLabel(taken: ReadonlySet<string>, prefix: string): string {
  for (let number = 1; ; number++) {
    const label = `${prefix}-${number}`;
    if (!taken.has(label)) return label;
  }
}

function readPlan(input: VestingInput | null | undefined, on: PlainDate): ReadFields<PlannedVesting | null> {
  return input ? readVesting(input, { path: 'vesting', from: on }) : ok(null);
}

/** Each reason once, with a length. */
function readWindows(windows: Grant['windows'] = []): Result<OptionTerms['windows'], FieldRefusal> {
  const read: OptionTerms['windows'][number][] = [];
  for (const [at, { length, ...one }] of windows.entries()) {
    const count = readCount(length);
    const path = `windows.${at}.length`;
    if (!Number.isInteger(count) || count < 0 || count > 10_000)
      return err({ path, textCode: 'GENERAL.FIELD_INVALID' });
    if (read.some(({ reason }) => reason === one.reason))
      return err({ path: `windows.${at}.reason`, textCode: 'GENERAL.FIELD_INVALID' });
    read.push({ ...one, length: count });
  }
  return ok(read);
}

function readRank(typed: string | undefined): Result<number | null, FieldRefusal> {
  if (isBlank(typed)) return ok(null);
  const rank = readCount(typed);
  return Number.isInteger(rank) && rank >= 1 && rank <= 1000
    ? ok(rank)
    : err({ path: 'seniority', textCode: 'GENERAL.FIELD_INVALID' });
}

function readQuantity(typed: string | undefined): Result<string, FieldRefusal> {
  const read = readWhole(typed, 'sharesExact');
  return read.ok ? ok(String(read.value)) : read;
}

function readExpiry(typed: string | undefined, on: PlainDate): Result<PlainDate | null, FieldRefusal> {
  const path = 'expires_on';
  const read = readDate(typed, path);
  return read.ok && read.value !== null && read.value < on
    ? err({ path, textCode: 'SHARES.EXPIRES_BEFORE_GRANT', params: { date: on } })
    : read;
}

const isBlank = (typed: string | undefined): boolean => (typed?.trim() ?? '') === '';

const refusalsOf = (...all: readonly ReadFields<unknown>[]): FieldRefusal[] =>
  all.flatMap((one) => (one.ok ? [] : [...one.error]));

const missing = (path: string): Result<never, FieldRefusal> =>
  err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });

const required = <T>(read: Result<T | null, FieldRefusal>, path: string): Result<T, FieldRefusal> => {
  if (!read.ok) return read;
  return read.value === null ? missing(path) : ok(read.value);
};
