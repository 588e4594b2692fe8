/** How an act on record is said again with other plain values. */
import type { ChangeAct, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import { CONSIDERATION_TEXT_LENGTH } from '@tabellion/book/issuing.ts';
import { checkPayload } from '@tabellion/book/read.ts';
import { coversAll, isDated } from '@tabellion/book/vesting.ts';
import { sumOfDates } from '@tabellion/book/vesting-dated.ts';
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, parseDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { considerationKinds, isRequired, type PlainValue, plainValueTypes } from '../plainValue.ts';
import {
  isPlainDivision,
  isPlainReturn,
  isPlainTransfer,
  isPriced,
  plainValuesOf,
  put,
  type ReturnedSharesPayload,
  type SplitActPayload,
  type TransferPayload,
} from './plainValues.ts';
import { isOfShareholders, readResolutionNumber } from './resolutions.ts';
import { dividedAgain, type Restating, withBalance, withKept } from './restatedShares.ts';

/**
 * The act's payload with other plain values. What is paid for shares follows their number unless it is told; what a
 * transferor keeps follows what he gives, and what a holder keeps follows what comes back; a split divides every certificate anew.
 * Errors at the names of the values: GENERAL.FIELD_UNKNOWN, GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE,
 * GENERAL.FIELD_INVALID, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID, SHARES.SUM_TOO_LARGE where nobody can count what
 * the shares cost, SHARES.ABOVE_CERTIFICATE with `held`, SHARES.RATIO_INVALID, SHARES.RESOLUTION_NUMBER_REQUIRED,
 * SHARES.RESOLUTION_DATE_REQUIRED, SHARES.DIRECTORS_RESOLVE, those of a line of text.
 */
export function correctPlainValues(
  act: ChangeAct,
  saying: Restating,
): Result<Payloads[KindName], readonly FieldRefusal[]> {
  const { say } = saying;
  const values = plainValuesOf(act);
  const unknown = Object.keys(say).filter((name) => values.every((one) => one.name !== name));
  if (unknown.length > 0)
    return err(unknown.map((path) => ({ path, textCode: 'GENERAL.FIELD_UNKNOWN' as const })));
  const changed = values.filter(({ name, value }) => say[name] !== undefined && say[name]?.trim() !== value);
  const read = changed.map((one) => readValue(one, say[one.name] ?? ''));
  const fields = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (fields.length > 0) return err(fields);
  const stored: StatedValues = new Map(
    changed.flatMap(({ name }, at) => (read[at]?.ok ? [[name, read[at].value]] : [])),
  );
  let payload: unknown = act.payload;
  for (const [name, value] of stored) payload = put(payload, name.split('.'), value);
  const followed = follow(act, payload, saying);
  if (!followed.ok) return err([followed.error]);
  const own = withWholeResolution(followed.value, act.kind === 'class.created' ? 'amendment' : '');
  const whole = own.ok ? withWholeResolution(own.value, 'acquired') : own;
  if (!whole.ok) return err([whole.error]);
  const checked = checkPayload(act.kind, whole.value, 'draft');
  if (checked.ok) {
    const path = 'acquired.resolution.number';
    const isSaid = stored.has(path) || stored.has('resolution.number');
    const number = isSaid ? numberOfShareholders(checked.value) : undefined;
    return number === undefined
      ? ok(checked.value)
      : err([{ path, textCode: 'SHARES.DIRECTORS_RESOLVE', params: { number } }]);
  }
  return err(
    checked.error.map(({ path }) => ({
      // A fault outside the restated values follows from one of them.
      path: (values.find(({ name }) => name.startsWith(path)) ?? changed[0])?.name ?? '',
      textCode: 'GENERAL.FIELD_INVALID' as const,
    })),
  );
}

/** That of the resolution by which directors pay for fractions, where it is none of theirs. */
function numberOfShareholders(payload: Payloads[KindName]): string | undefined {
  if (!('acquired' in payload) || !payload.acquired?.resolution) return undefined;
  const { number } = payload.acquired.resolution;
  return isOfShareholders(number, payload.resolution) ? number : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type StatedValues = ReadonlyMap<string, string | null>;

/** Blank is not told: of an authorized number no bound. */
function readValue({ name, what, value }: PlainValue, typed: string): Result<string | null, FieldRefusal> {
  const text = typed.trim();
  const refused = (textCode: FieldRefusal['textCode']) => err({ path: name, textCode });
  if (text === '') {
    if (what === 'authorized') return ok('unlimited');
    // Shares that were paid for do not become unpaid (CBCA s. 25(3)).
    return isRequired(what) || what === 'paidOn' ? refused('GENERAL.FIELD_REQUIRED') : ok(null);
  }
  switch (plainValueTypes[what]) {
    // Whether the register has such a person, and the shares are not his already, shows when the act is folded.
    case 'person':
      return UUID.test(text) ? ok(text) : refused('GENERAL.FIELD_INVALID');
    case 'consideration':
      return considerationKinds.some((one) => one === text) ? ok(text) : refused('GENERAL.FIELD_INVALID');
    case 'day': {
      const day = parseTypedDate(text);
      return day === undefined ? refused('GENERAL.NOT_A_DATE') : ok(day);
    }
    case 'shares': {
      const shares = parseQuantity(text);
      return shares === undefined || (shares === 0n && value !== '0')
        ? refused('SHARES.OWNERSHIP_INVALID')
        : ok(String(shares));
    }
    case 'dollars': {
      const dollars = parseDecimal(text);
      return dollars === undefined || dollars < 0n
        ? refused('SHARES.AMOUNT_INVALID')
        : ok(formatDecimal(dollars));
    }
    case 'text':
      if (what === 'considerationText')
        return readText(text, { path: name, maxLength: CONSIDERATION_TEXT_LENGTH });
      return what === 'resolution' || what === 'directorsResolution'
        ? readResolutionNumber(text, name)
        : readText(text, { path: name, maxLength: 50, isNumber: true });
  }
}

function follow(act: ChangeAct, payload: unknown, saying: Restating): Result<unknown, FieldRefusal> {
  // Its plain values are those of its kind, so whatever else it says still has its shape.
  switch (act.kind) {
    case 'issued': {
      const paid = withAmounts(act.payload, payload as Payloads['issued']);
      return paid.ok ? vestingWhole(paid.value) : paid;
    }
    case 'transferred': {
      const paid = withWholeConsideration(payload as TransferPayload);
      return paid.ok && isPlainTransfer(act.payload) ? withBalance(paid.value, act.payload, saying) : paid;
    }
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return isPlainReturn(act.payload)
        ? withKept(payload as ReturnedSharesPayload, act.payload, saying)
        : ok(payload);
    case 'class.split':
    case 'class.consolidated':
      return isPlainDivision(act.payload)
        ? dividedAgain(act.kind, payload as SplitActPayload, saying)
        : ok(payload);
    case 'capital.adjusted': {
      const { change } = payload as Payloads['capital.adjusted'];
      const lowers = act.payload.change.startsWith('-') && !change.startsWith('-');
      return ok({ ...(payload as object), change: lowers ? `-${change}` : change });
    }
    default:
      return ok(payload);
  }
}

/** So many shares cost more or less, where their price was paid in money; no more than an act holds. */
function withAmounts(
  before: Payloads['issued'],
  payload: Payloads['issued'],
): Result<Payloads['issued'], FieldRefusal> {
  const issues: Payloads['issued']['issues'][number][] = [];
  for (const [at, one] of payload.issues.entries()) {
    const { price, quantity, consideration } = one;
    const isSame = quantity === before.issues[at]?.quantity;
    if (isSame || !isPriced(one) || price === null || consideration === null) issues.push(one);
    else {
      const amount = formatDecimal(timesQuantity(decimal(price), BigInt(quantity)));
      if (parseDecimal(amount) === undefined)
        return err({ path: `issues.${at}.quantity`, textCode: 'SHARES.SUM_TOO_LARGE' });
      issues.push({ ...one, consideration: { ...consideration, amount } });
    }
  }
  return ok({ ...payload, issues });
}

/** Dates of vesting are those of all shares, so the number alone is not said again where they stand. */
function vestingWhole(payload: Payloads['issued']): Result<Payloads['issued'], FieldRefusal> {
  for (const [at, { quantity, vesting }] of payload.issues.entries()) {
    if (vesting === null || !isDated(vesting) || coversAll(vesting, BigInt(quantity))) continue;
    const params = { sum: String(sumOfDates(vesting)), shares: quantity };
    return err({ path: `issues.${at}.quantity`, textCode: 'REGISTERS.VESTING_SUM_DIFFERS', params });
  }
  return ok(payload);
}

/** An amount is of something; a gift and a succession have none. */
function withWholeConsideration(payload: TransferPayload): Result<TransferPayload, FieldRefusal> {
  const { consideration } = payload;
  if (consideration === null) return ok(payload);
  const { kind = null, amount = null } = consideration as Partial<typeof consideration>;
  if (kind === null && amount !== null)
    return err({ path: 'consideration.kind', textCode: 'GENERAL.FIELD_REQUIRED' });
  const isFree = kind === 'gift' || kind === 'succession';
  return ok({ ...payload, consideration: kind === null ? null : { kind, amount: isFree ? null : amount } });
}

/** A resolution is its number and its day, both or neither. */
function withWholeResolution(
  payload: unknown,
  at: '' | 'amendment' | 'acquired',
): Result<unknown, FieldRefusal> {
  const outer = payload as Readonly<Record<string, unknown>>;
  const within = (at === '' ? outer : outer[at]) as
    | { readonly resolution?: { readonly number?: string | null; readonly date?: PlainDate | null } | null }
    | null
    | undefined;
  if (within?.resolution === null || within?.resolution === undefined) return ok(payload);
  const { number = null, date = null } = within.resolution;
  const path = `${at === '' ? '' : `${at}.`}resolution`;
  if (number === null && date !== null)
    return err({ path: `${path}.number`, textCode: 'SHARES.RESOLUTION_NUMBER_REQUIRED' });
  if (number !== null && date === null)
    return err({ path: `${path}.date`, textCode: 'SHARES.RESOLUTION_DATE_REQUIRED' });
  const whole = { ...within, resolution: number === null ? null : { number, date } };
  return ok(at === '' ? whole : { ...outer, [at]: whole });
}
