/** Interest, and what makes shares of an instrument, as forms say them. */
import type { Interest, Mechanism, Trigger } from '@tabellion/book/terms/conversions.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readDate, readDollars, readWhole } from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { recordInstrument, TriggerInput } from '../contract.ts';

type InterestInput = InputOf<typeof recordInstrument>['body']['interest'];
type ReadField<T> = Result<T, FieldRefusal>;

const REQUIRED = 'GENERAL.FIELD_REQUIRED';
const fieldOf = (path: string, textCode: FieldRefusal['textCode']): ReadField<never> =>
  err({ path, textCode });

/** Null where no rate is told; how it is reckoned is null where nobody told. Errors below `interest.rates`:
 *  SHARES.AMOUNT_INVALID, GENERAL.FIELD_REQUIRED for a first day, GENERAL.NOT_A_DATE, GENERAL.FIELD_INVALID for rates that
 *  overlap. */
export function readInterest(input: InterestInput): ReadField<Interest | null> {
  const given = (input?.rates ?? []).filter(({ rateExact }) => rateExact.trim() !== '');
  if (input === undefined || given.length === 0) return ok(null);
  const rates: Interest['rates'][number][] = [];
  for (const [at, one] of given.entries()) {
    const path = `interest.rates.${at}`;
    const rate = readDollars(one.rateExact, `${path}.rateExact`);
    if (!rate.ok) return rate;
    const from = readDay(one.from, `${path}.from`);
    if (!from.ok) return from;
    const until = readDate(one.until, `${path}.until`);
    if (!until.ok) return until;
    const begins = from.value;
    const before = rates.at(-1);
    const isInTurn = before === undefined || (before.until ?? before.from) < begins;
    if (!isInTurn || (until.value !== null && until.value < begins))
      return fieldOf(`${path}.from`, 'GENERAL.FIELD_INVALID');
    rates.push({ rate: rate.value ?? '0', from: begins, until: until.value });
  }
  return ok({
    rates,
    dayCount: input.day_count ?? null,
    payout: input.payout ?? null,
    accrual: input.accrual ?? null,
    compounding: input.compounding ?? null,
  });
}

/** A percentage from 0 to 100, null where none is told. Errors at `path`: SHARES.AMOUNT_INVALID. */
export function readPercent(typed: string | undefined, path: string): ReadField<string | null> {
  const read = readDollars(typed, path);
  return read.ok && read.value !== null && decimal(read.value) > decimal('100')
    ? fieldOf(path, 'SHARES.AMOUNT_INVALID')
    : read;
}

/** Reads triggers in the order of the form, which numbers them. Errors below `triggers`:
 *  GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE, GENERAL.FIELD_INVALID for a range that ends before it
 *  begins, SHARES.OWNERSHIP_INVALID, SHARES.AMOUNT_INVALID. */
export function readTriggers(inputs: readonly TriggerInput[]): ReadField<Trigger[]> {
  const triggers: Trigger[] = [];
  for (const [at, input] of inputs.entries()) {
    const read = readTrigger(input, `triggers.${at}`, `T${at + 1}`);
    if (!read.ok) return read;
    triggers.push(read.value);
  }
  return ok(triggers);
}

function readTrigger(input: TriggerInput, path: string, triggerId: string): ReadField<Trigger> {
  const mechanism = readMechanism(input, path);
  if (!mechanism.ok) return mechanism;
  const common = { triggerId, right: { classId: input.class_id ?? null, mechanism: mechanism.value } };
  const { type } = input;
  switch (type) {
    case 'automatic_on_event':
    case 'elective_on_event':
      return input.event === undefined
        ? fieldOf(`${path}.event`, REQUIRED)
        : ok({ ...common, type, event: input.event });
    case 'automatic_on_date': {
      const on = readDay(input.on, `${path}.on`);
      return on.ok ? ok({ ...common, type, on: on.value }) : on;
    }
    case 'elective_in_range': {
      const from = readDay(input.from, `${path}.from`);
      if (!from.ok) return from;
      const until = readDay(input.until, `${path}.until`);
      if (!until.ok) return until;
      return until.value < from.value
        ? fieldOf(`${path}.until`, 'GENERAL.FIELD_INVALID')
        : ok({ ...common, type, from: from.value, until: until.value });
    }
    case 'elective_at_will':
    case 'unspecified':
      return ok({ ...common, type });
  }
}

function readMechanism(input: TriggerInput, path: string): ReadField<Mechanism> {
  const { mechanism: type } = input;
  switch (type) {
    case 'valuation': {
      const cap = readDollars(input.capExact, `${path}.capExact`);
      if (!cap.ok) return cap;
      const discount = readPercent(input.discountExact, `${path}.discountExact`);
      if (!discount.ok) return discount;
      const { timing = null, most_favoured: mostFavoured = null } = input;
      return ok({ type, cap: cap.value, discount: discount.value, timing, mostFavoured });
    }
    case 'fixed': {
      const shares = readWhole(input.sharesExact, `${path}.sharesExact`);
      return shares.ok ? ok({ type, quantity: String(shares.value) }) : shares;
    }
    case 'price': {
      const price = readDollars(input.priceExact, `${path}.priceExact`);
      if (!price.ok) return price;
      return price.value === null
        ? fieldOf(`${path}.priceExact`, REQUIRED)
        : ok({ type, price: price.value });
    }
    case 'part_of_capital': {
      const percent = readPercent(input.percentExact, `${path}.percentExact`);
      if (!percent.ok) return percent;
      return percent.value === null
        ? fieldOf(`${path}.percentExact`, REQUIRED)
        : ok({ type, percent: percent.value });
    }
    case 'other':
      return ok({ type });
  }
}

function readDay(typed: string | undefined, path: string): ReadField<PlainDate> {
  const read = readDate(typed, path);
  if (!read.ok) return read;
  return read.value === null ? fieldOf(path, REQUIRED) : ok(read.value);
}
