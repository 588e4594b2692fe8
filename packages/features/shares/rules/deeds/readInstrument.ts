/** What the forms of options and other instruments say, as the payloads of acts. */
import type { OptionGrantedPayload } from '@tabellion/book/acts/granted.ts';
import type { InstrumentIssuedPayload } from '@tabellion/book/acts/instruments.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import { leftOf } from '@tabellion/book/options.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { collect } from '../../../organizations/rules/collect.ts';
import { readText } from '../../../organizations/rules/text.ts';
import type { grantOption, recordInstrument } from '../../instrumentContract.ts';
import { readVesting } from '../vestingForm.ts';
import { readDate, readDollars, readWhole } from './readDeed.ts';

type Read<T> = Result<T, readonly FieldRefusal[]>;
type Grant = InputOf<typeof grantOption>['body'];
type Recorded = InputOf<typeof recordInstrument>['body'];

/** Numbers of instruments already given, and the prefix of the next. */
export interface Labels {
  readonly taken: ReadonlySet<string>;
  readonly prefix: string;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID, GENERAL.NOT_A_DATE,
 *  GENERAL.FIELD_INVALID for an expiry before the grant, REGISTERS.NUMBER_TAKEN, `invalid_period`. */
export function readGrant(
  input: Grant,
  { on, labels }: { readonly on: PlainDate; readonly labels: Labels },
): Read<Pick<OptionGrantedPayload, 'label' | 'quantity' | 'price' | 'expiresOn' | 'vesting' | 'exemption'>> {
  const told = collect<{ label: string; quantity: bigint; price: string; expiresOn: PlainDate | null }>({
    label: readLabel(input.label, labels),
    quantity: readWhole(input.sharesExact, 'sharesExact'),
    price: required(readDollars(input.priceExact, 'priceExact'), 'priceExact'),
    expiresOn: readExpiry(input.expires_on, on),
  });
  const vesting = input.vesting ? readVesting(input.vesting, { path: 'vesting', from: on }) : ok(null);
  if (!told.ok || !vesting.ok)
    return err([...(told.ok ? [] : told.error), ...(vesting.ok ? [] : vesting.error)]);
  return ok({
    ...told.value,
    quantity: String(told.value.quantity),
    vesting: vesting.value,
    exemption: input.exemption === undefined ? null : { rule: input.exemption, category: null },
  });
}

/** Errors at their fields: as `readGrant`; a warrant needs class, number and price, all others a principal. */
export function readInstrument(
  input: Recorded,
  { on, labels }: { readonly on: PlainDate; readonly labels: Labels },
): Read<Omit<InstrumentIssuedPayload, 'securityId' | 'personId' | 'resolution'>> {
  const isWarrant = input.kind === 'warrant';
  const nothing = ok(null);
  const classId = input.kind === 'debt' ? undefined : input.class_id;
  const read = collect<Omit<InstrumentIssuedPayload, 'securityId' | 'personId' | 'resolution'>>({
    kind: ok(input.kind),
    label: readLabel(input.label, labels),
    classId: isWarrant && classId === undefined ? missing('class_id') : ok(classId ?? null),
    quantity: isWarrant ? readCount(input.sharesExact) : nothing,
    price: isWarrant ? required(readDollars(input.priceExact, 'priceExact'), 'priceExact') : nothing,
    principal: isWarrant
      ? nothing
      : required(readDollars(input.principalExact, 'principalExact'), 'principalExact'),
    rate: isWarrant ? nothing : readDollars(input.rateExact, 'rateExact'),
    expiresOn: readExpiry(input.expires_on, on),
    terms: readTerms(input.terms),
    exemption: nothing,
  });
  return read;
}

/** All that is left unless told. Errors at `sharesExact`: SHARES.OWNERSHIP_INVALID. */
export const readLost = (typed: string | undefined, one: Instrument): Result<bigint, FieldRefusal> =>
  (typed?.trim() ?? '') === '' ? ok(leftOf(one)) : readWhole(typed, 'sharesExact');

/** Errors at `name`: GENERAL.FIELD_REQUIRED, those of a text. */
export function readName(typed: string | undefined): Result<string, FieldRefusal> {
  const read = readText(typed ?? '', { path: 'name', maxLength: 300 });
  return read.ok && read.value === '' ? missing('name') : read;
}

function readLabel(typed: string | undefined, { taken, prefix }: Labels): Result<string, FieldRefusal> {
  const read = readText(typed ?? '', { path: 'label', maxLength: 50 });
  if (!read.ok) return read;
  if (taken.has(read.value)) return err({ path: 'label', textCode: 'REGISTERS.NUMBER_TAKEN' });
  return read.value === '' ? ok(nextLabel(taken, prefix)) : read;
}

function nextLabel(taken: ReadonlySet<string>, prefix: string): string {
  for (let number = 1; ; number++) {
    const label = `${prefix}-${number}`;
    if (!taken.has(label)) return label;
  }
}

function readTerms(typed = ''): Result<string | null, FieldRefusal> {
  const read = readText(typed, { path: 'terms', maxLength: 2000 });
  return read.ok ? ok(read.value === '' ? null : read.value) : read;
}

function readCount(typed: string | undefined): Result<string, FieldRefusal> {
  const read = readWhole(typed, 'sharesExact');
  return read.ok ? ok(String(read.value)) : read;
}

function readExpiry(typed: string | undefined, on: PlainDate): Result<PlainDate | null, FieldRefusal> {
  const path = 'expires_on';
  const read = readDate(typed, path);
  return read.ok && read.value !== null && read.value < on
    ? err({ path, textCode: 'GENERAL.FIELD_INVALID' })
    : read;
}

const missing = (path: string): Result<never, FieldRefusal> =>
  err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });

const required = <T>(read: Result<T | null, FieldRefusal>, path: string): Result<T, FieldRefusal> =>
  !read.ok ? read : read.value === null ? missing(path) : ok(read.value);
