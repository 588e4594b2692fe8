/** How an act on record is said again with other plain values. */
import type { ChangeAct, KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import { checkPayload } from '@tabellion/book/read.ts';
import { coversAll, isDated } from '@tabellion/book/vesting.ts';
import { sumOfDates } from '@tabellion/book/vesting-dated.ts';
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, parseDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '../../organizations/rules/text.ts';
import { type PlainValue, plainWhats } from '../plainValue.ts';
import { isPlain, isPriced, plainValuesOf, put, type Transferred } from './plainValues.ts';

interface Saying {
  /** By the names of its plain values; what is left out stays. */
  readonly say: Readonly<Record<string, string>>;
  /** Shares of certificates that are said again with it: what a transfer takes of them follows. */
  readonly held: ReadonlyMap<string, string>;
  newId(): string;
}

/**
 * The act's payload with other plain values. What is paid for shares follows their number unless it is told; what a
 * transferor keeps follows what he gives.
 * Errors at the names of the values: GENERAL.FIELD_UNKNOWN, GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE,
 * GENERAL.FIELD_INVALID, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID, SHARES.SUM_TOO_LARGE where nobody can count what
 * the shares cost, SHARES.ABOVE_CERTIFICATE with `held`, SHARES.RESOLUTION_NUMBER_REQUIRED, SHARES.RESOLUTION_DATE_REQUIRED, those of a line of text.
 */
export function sayAgain(
  act: ChangeAct,
  saying: Saying,
): Result<Payloads[KindName], readonly FieldRefusal[]> {
  const { say } = saying;
  const values = plainValuesOf(act);
  const unknown = Object.keys(say).filter((name) => values.every((one) => one.name !== name));
  if (unknown.length > 0)
    return err(unknown.map((path) => ({ path, textCode: 'GENERAL.FIELD_UNKNOWN' as const })));
  const told = values.filter(({ name, value }) => say[name] !== undefined && say[name]?.trim() !== value);
  const read = told.map((one) => readValue(one, say[one.name] ?? ''));
  const fields = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (fields.length > 0) return err(fields);
  const said: Said = new Map(told.flatMap(({ name }, at) => (read[at]?.ok ? [[name, read[at].value]] : [])));
  let payload: unknown = act.payload;
  for (const [name, value] of said) payload = put(payload, name.split('.'), value);
  const followed = follow(act, payload, saying);
  if (!followed.ok) return err([followed.error]);
  const whole = withWholeResolution(followed.value, act.kind === 'class.created' ? 'amendment' : '');
  if (!whole.ok) return err([whole.error]);
  const checked = checkPayload(act.kind, whole.value, 'draft');
  if (checked.ok) return ok(checked.value);
  return err(
    checked.error.map(({ path }) => ({
      // What is wrong follows from a value that was told, where it is none itself.
      path: (values.find(({ name }) => name.startsWith(path)) ?? told[0])?.name ?? '',
      textCode: 'GENERAL.FIELD_INVALID' as const,
    })),
  );
}

type Said = ReadonlyMap<string, string | null>;

/** Blank is not told: of an authorized number no bound. */
function readValue({ name, what, value }: PlainValue, typed: string): Result<string | null, FieldRefusal> {
  const text = typed.trim();
  const refused = (textCode: FieldRefusal['textCode']) => err({ path: name, textCode });
  if (text === '') {
    if (what === 'authorized') return ok('unlimited');
    // Shares that were paid for do not become unpaid (CBCA s. 25(3)).
    return what === 'quantity' || what === 'amount' || what === 'paidOn'
      ? refused('GENERAL.FIELD_REQUIRED')
      : ok(null);
  }
  switch (plainWhats[what]) {
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
      return readText(text, { path: name, maxLength: 50, isNumber: true });
  }
}

/** What other words of the act say with these. */
function follow(act: ChangeAct, payload: unknown, saying: Saying): Result<unknown, FieldRefusal> {
  // Its plain values are those of its kind, so whatever else it says still has its shape.
  switch (act.kind) {
    case 'issued': {
      const paid = withAmounts(act.payload, payload as Payloads['issued']);
      return paid.ok ? vestingWhole(paid.value) : paid;
    }
    case 'transferred':
      return isPlain(act.payload) ? withBalance(payload as Transferred, saying) : ok(payload);
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

/** What the transferor keeps. A certificate that is opened no more stays in the register, as void. */
function withBalance(payload: Transferred, { held, newId }: Saying): Result<Transferred, FieldRefusal> {
  const { transfers, balance, spoiled } = payload;
  const source = {
    ...payload.source,
    quantity: held.get(payload.source.securityId) ?? payload.source.quantity,
  };
  const given = transfers.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  const left = BigInt(source.quantity) - given;
  if (left < 0n) {
    const path = `transfers.${transfers.length - 1}.quantity`;
    return err({ path, textCode: 'SHARES.ABOVE_CERTIFICATE', params: { held: source.quantity } });
  }
  if (left > 0n) {
    const { form = null, legends = [] } = transfers[0] ?? {};
    const opened = { outcome: 'reissued' as const, securityId: newId(), certificate: null, vesting: null };
    const kept = balance ?? { ...opened, form, legends };
    return ok({ ...payload, source, balance: { ...kept, quantity: String(left) } as Transferred['balance'] });
  }
  if (balance?.outcome !== 'reissued' || balance.certificate === null)
    return ok({ ...payload, source, balance: null });
  const { securityId, certificate, quantity } = balance;
  const { classId, personId } = source;
  const ended = { securityId, certificate, classId, personId, quantity };
  return ok({ ...payload, source, balance: null, spoiled: [...spoiled, ended] });
}

/** A resolution is its number and its day, both or neither. */
function withWholeResolution(payload: unknown, at: '' | 'amendment'): Result<unknown, FieldRefusal> {
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

/** Shares of the certificates that an issue or a transfer opens, by their ids. */
export function sharesOpenedBy(kind: KindName, payload: Payloads[KindName]): ReadonlyMap<string, string> {
  // Payload and kind come from one act.
  const { issues } = kind === 'issued' ? (payload as Payloads['issued']) : { issues: [] };
  const moved = kind === 'transferred' ? (payload as Transferred) : undefined;
  const kept = moved?.balance?.outcome === 'reissued' ? [moved.balance] : [];
  return new Map(
    [...issues, ...(moved?.transfers ?? []), ...kept].map(({ securityId, quantity }) => [
      securityId,
      quantity,
    ]),
  );
}
