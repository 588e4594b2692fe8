/** Reads the form of an exercise: how many shares are issued, and what is paid for them. */
import { exercisePaid, netShares, type OptionExercisedPayload } from '@tabellion/book/acts/exercised.ts';
import type { PaidIssue } from '@tabellion/book/acts/issued.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import { isInKind } from '@tabellion/book/issuing.ts';
import { exercisableOf, vestedLeftOf } from '@tabellion/book/options.ts';
import type { Trigger } from '@tabellion/book/terms/conversions.ts';
import { withVestingStart } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readConsiderationText } from '../../shares/rules/readIssuance.ts';
import { totalPriceOf } from '../../shares/rules/readQuantity.ts';
import { readDollars } from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { exerciseOption } from '../contract.ts';
import { readTaken } from './readInstrument.ts';

type Input = InputOf<typeof exerciseOption>['body'];

interface Exercise
  extends Pick<PaidIssue, 'price' | 'consideration' | 'vesting'>,
    Pick<OptionExercisedPayload, 'triggerId'> {
  /** Shares of the option that are used up, and shares that are issued. */
  readonly quantity: bigint;
  readonly settlement: OptionExercisedPayload['settlement'];
  readonly shares: bigint;
}

type ReadFields<T> = Result<T, readonly FieldRefusal[]>;

/** A price that comes to less than a whole cent is rounded up to it. What is had before it has vested goes on vesting as
 *  shares, which is exact only of the whole option.
 *  Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, REGISTERS.ABOVE_OPEN with `open`,
 *  REGISTERS.ABOVE_VESTED with `vested`, REGISTERS.NO_TRIGGER, SHARES.AMOUNT_INVALID, SHARES.SUM_TOO_LARGE,
 *  SHARES.NOTHING_WHOLE where the price has not risen. */
export function readExercise(
  input: Input,
  { one, on }: { readonly one: Instrument; readonly on: PlainDate },
): ReadFields<Exercise> {
  const quantity = readTaken(input.sharesExact, one);
  if (!quantity.ok) return err([quantity.error]);
  const vesting = vestingOf(one, on, quantity.value);
  if (!vesting.ok) return vesting;
  const trigger = readTrigger(input, one);
  if (!trigger.ok) return err([trigger.error]);
  const triggerId = trigger.value?.triggerId ?? null;
  const settled = readSettled(input, one, quantity.value);
  return settled.ok
    ? ok({ ...settled.value, quantity: quantity.value, vesting: vesting.value, triggerId })
    : settled;
}

/** The trigger by which shares come of it; null where none is told. Errors at `trigger_id`: REGISTERS.NO_TRIGGER. */
export function readTrigger(
  { trigger_id: typed }: { readonly trigger_id?: string | undefined },
  { terms }: Pick<Instrument, 'terms'>,
): Result<Trigger | null, FieldRefusal> {
  if (typed === undefined) return ok(null);
  const triggers = 'triggers' in terms ? terms.triggers : [];
  const trigger = triggers.find(({ triggerId }) => triggerId === typed);
  return trigger ? ok(trigger) : err({ path: 'trigger_id', textCode: 'REGISTERS.NO_TRIGGER' });
}

type Settled = Omit<Exercise, 'quantity' | 'vesting' | 'triggerId'>;

function readSettled(input: Input, one: Instrument, quantity: bigint): ReadFields<Settled> {
  const compensation = one.terms.of === 'option' ? one.terms.compensation : 'option';
  const isNet = compensation === 'appreciation_right' || input.settlement === 'net';
  if (compensation === 'option' && !isNet) return paid(input, one, quantity);
  const value = readDollars(input.valueExact, 'valueExact');
  if (!value.ok) return err([value.error]);
  if (value.value === null) return err([{ path: 'valueExact', textCode: 'GENERAL.FIELD_REQUIRED' }]);
  const each = decimal(value.value);
  if (each <= 0n) return err([{ path: 'valueExact', textCode: 'SHARES.AMOUNT_INVALID' }]);
  const shares =
    compensation === 'share_unit' ? quantity : netShares(quantity, decimal(one.price ?? '0'), each);
  if (shares === 0n) return err([{ path: 'valueExact', textCode: 'SHARES.NOTHING_WHOLE' }]);
  const amount = totalPriceOf(each, shares, 'valueExact');
  if (!amount.ok) return err([amount.error]);
  return ok({
    shares,
    price: value.value,
    // The holder pays by work, or with the right itself.
    consideration: { kind: compensation === 'option' ? 'property' : 'past_service', amount: amount.value },
    settlement:
      compensation === 'share_unit' ? { by: 'service' } : { by: 'net', value: value.value, rounding: 'down' },
  });
}

function paid(input: Input, { price }: Instrument, quantity: bigint): ReadFields<Settled> {
  const issue = { price: price ?? '0', quantity: String(quantity) };
  const exact = exercisePaid(issue, null);
  const rounding = exact === exercisePaid(issue, 'up') ? null : 'up';
  const amount = formatDecimal(exercisePaid(issue, rounding));
  if (parseDecimal(amount) === undefined)
    return err([{ path: 'sharesExact', textCode: 'SHARES.SUM_TOO_LARGE' }]);
  const text = readConsiderationText(input.consideration_text);
  if (!text.ok) return err([text.error]);
  const kind = input.consideration ?? null;
  return ok({
    shares: quantity,
    price: issue.price,
    consideration: { kind, amount, ...(isInKind(kind) && text.value !== '' && { text: text.value }) },
    settlement: { by: 'price', rounding },
  });
}

/** The terms that the shares bear; none where all of them had vested. */
function vestingOf(one: Instrument, on: PlainDate, quantity: bigint): ReadFields<PaidIssue['vesting']> {
  const vested = vestedLeftOf(one, on);
  if (quantity <= vested) return ok(null);
  const isWhole = quantity === one.quantity && one.vestingChanges === undefined && !one.schedule;
  if (isWhole && quantity <= exercisableOf(one, on))
    return ok(one.vesting && withVestingStart(one.vesting, one.issuedOn));
  const params = { vested: String(vested) };
  return err([{ path: 'sharesExact', textCode: 'REGISTERS.ABOVE_VESTED', params }]);
}
