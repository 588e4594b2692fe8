/** Reads the form of a share class as terms of the articles. */
import { type ClassPayload, lacksRedemptionPrice } from '@tabellion/book/terms/classes.ts';
import { formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { ShareClassProperties, ShareClassUpdate } from '../shapes.ts';
import { readPrice } from './readQuantity.ts';

type ClassName = Pick<ClassPayload, 'classId' | 'name' | 'nameFr' | 'prefix'>;

interface Surroundings {
  readonly classId: string;
  /** The class as it stands: the French name and the rank stay where the form leaves them out. */
  readonly existing?: Pick<ClassPayload, 'nameFr' | 'liquidation'> | undefined;
  readonly others: readonly ClassName[];
  readonly mayLackRedemption?: boolean;
}

/**
 * Reads a class against the others of the same articles. Without votes it has none, whatever number stands there.
 * Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.CLASS_NAME_TAKEN, SHARES.PREFIX_TAKEN, SHARES.VOTES_INVALID,
 * SHARES.PRICE_*, SHARES.DIVIDEND_RATE_REQUIRED, SHARES.REDEMPTION_REQUIRED, SHARES.REDEMPTION_TWICE, SHARES.AMOUNT_INVALID, SHARES.CONVERSION_REQUIRED,
 * SHARES.CONVERTS_INTO_ITSELF, GENERAL.NOT_FOUND, TEXT.FORBIDDEN_CHARACTERS.
 * @param mayLackRedemption  whether redeemable shares may stay without price and formula, as a register that is taken over has them
 */
export function readShareClass(
  input: ShareClassUpdate,
  { classId, existing, others, mayLackRedemption = false }: Surroundings,
): Result<ClassPayload, readonly FieldRefusal[]> {
  const { properties } = input;
  const price = input.price === null ? ok(null) : readPrice(input.price, 'price');
  const spelled = price.ok && price.value !== null ? formatDecimal(price.value) : null;
  const french = properties.name_fr === undefined ? existing?.nameFr : properties.name_fr;
  const read = collect({
    name: readName(input.name, others),
    french: readFrenchName(french ?? '', others),
    prefix: others.some(({ prefix }) => prefix === properties.prefix)
      ? err({
          path: 'properties.prefix',
          textCode: 'SHARES.PREFIX_TAKEN',
          params: { prefix: properties.prefix },
        })
      : ok(properties.prefix),
    votesPerShare: readVotes(properties),
    dividend: readDividend(properties),
    liquidation: readLiquidation(properties, { price: spelled, before: existing?.liquidation }),
    redemption: readRedemption(properties, mayLackRedemption),
    convertible: readConversion(properties, classId, others),
    restrictions: readRestrictions(properties.restrictions),
    price: price.ok ? ok(spelled) : price,
  });
  if (!read.ok) return read;
  const { redeemable, retractable, series_allowed: seriesAllowed, authorized } = properties;
  const kind = properties.kind ?? kindOf(properties);
  const { french: nameFr, ...terms } = read.value;
  return ok({
    ...terms,
    ...(nameFr !== '' && { nameFr }),
    classId,
    kind,
    redeemable,
    retractable,
    authorized: authorized ?? 'unlimited',
    seriesAllowed,
    seriesOf: null,
  });
}

/** A class on record without a redemption price stays so while an amendment leaves its redemption as it is. */
export const maySkipRedemption = (
  before: Pick<ClassPayload, 'redeemable' | 'retractable' | 'redemption'>,
  { redeemable, retractable }: ShareClassProperties,
): boolean =>
  lacksRedemptionPrice(before) && before.redeemable === redeemable && before.retractable === retractable;

const kindOf = ({ dividend, liquidation }: ShareClassProperties): ClassPayload['kind'] =>
  liquidation === 'preference' || dividend.startsWith('fixed') ? 'preferred' : 'common';

function readName(typed: string, others: readonly ClassName[]): Result<string, FieldRefusal> {
  const name = readText(typed, { path: 'name', maxLength: 150, required: true });
  if (!name.ok) return name;
  return isTaken(name.value, others) ? err({ path: 'name', textCode: 'SHARES.CLASS_NAME_TAKEN' }) : name;
}

/** Nothing where none was given. */
function readFrenchName(typed: string, others: readonly ClassName[]): Result<string, FieldRefusal> {
  const path = 'properties.name_fr';
  const read = readText(typed, { path, maxLength: 150 });
  if (!read.ok || read.value === '') return read;
  return isTaken(read.value, others) ? err({ path, textCode: 'SHARES.CLASS_NAME_TAKEN' }) : read;
}

/** Whether another class has the name, in either language. */
const isTaken = (typed: string, others: readonly ClassName[]): boolean =>
  others.some(({ name, nameFr }) => [name, nameFr ?? ''].map(foldText).includes(foldText(typed)));

function readVotes({ voting, votes_per_share }: ShareClassProperties): Result<string, FieldRefusal> {
  if (!voting) return ok('0');
  const votes = Number(votes_per_share);
  return votes > 0
    ? ok(String(votes))
    : err({ path: 'properties.votes_per_share', textCode: 'SHARES.VOTES_INVALID' });
}

function readDividend({
  dividend,
  dividend_rate,
}: ShareClassProperties): Result<ClassPayload['dividend'], FieldRefusal> {
  if (dividend !== 'fixed_cumulative' && dividend !== 'fixed_non_cumulative') return ok({ type: dividend });
  const path = 'properties.dividend_rate';
  if (!dividend_rate?.trim()) return err({ path, textCode: 'SHARES.DIVIDEND_RATE_REQUIRED' });
  const rate = readAmount(dividend_rate, path);
  return rate.ok
    ? ok({ type: 'fixed', rate: rate.value, cumulative: dividend === 'fixed_cumulative' })
    : rate;
}

function readLiquidation(
  { liquidation, liquidation_amount, liquidation_rank }: ShareClassProperties,
  {
    price,
    before,
  }: { readonly price: string | null; readonly before: ClassPayload['liquidation'] | undefined },
): Result<ClassPayload['liquidation'], FieldRefusal> {
  if (liquidation !== 'preference') return ok({ type: liquidation });
  const kept = liquidation_rank === undefined && before?.type === 'preference' ? before.rank : 1;
  const rank = liquidation_rank ?? kept;
  if (!Number.isInteger(rank) || rank < 1 || rank > 100) {
    return err({ path: 'properties.liquidation_rank', textCode: 'SHARES.AMOUNT_INVALID' });
  }
  const amount = readAmount(liquidation_amount ?? price ?? '', 'properties.liquidation_amount');
  return amount.ok ? ok({ type: 'preference', amount: amount.value, rank }) : amount;
}

/** Exactly one of price and formula where the shares may be redeemed; of others neither is read. */
function readRedemption(
  { redeemable, retractable, redemption_price, redemption_formula }: ShareClassProperties,
  mayLack: boolean,
): Result<NonNullable<ClassPayload['redemption']> | null, FieldRefusal> {
  if (!redeemable && !retractable) return ok(null);
  const [path, formulaPath] = ['properties.redemption_price', 'properties.redemption_formula'];
  const typed = redemption_price?.trim() ?? '';
  const formula = readText(redemption_formula ?? '', { path: formulaPath, maxLength: 4000, multiline: true });
  if (!formula.ok) return formula;
  if (typed !== '' && formula.value !== '')
    return err({ path: formulaPath, textCode: 'SHARES.REDEMPTION_TWICE' });
  if (formula.value !== '') return ok({ type: 'formula', text: formula.value });
  if (typed === '') return mayLack ? ok(null) : err({ path, textCode: 'SHARES.REDEMPTION_REQUIRED' });
  const price = readPrice(typed, path);
  return price.ok ? ok({ type: 'amount', price: formatDecimal(price.value) }) : price;
}

function readConversion(
  { convertible, convertible_into: into, conversion_numerator, conversion_denominator }: ShareClassProperties,
  classId: string,
  others: readonly ClassName[],
): Result<ClassPayload['convertible'], FieldRefusal> {
  const path = 'properties.convertible_into';
  if (!convertible) return ok(null);
  if (!into) return err({ path, textCode: 'SHARES.CONVERSION_REQUIRED' });
  if (into === classId) return err({ path, textCode: 'SHARES.CONVERTS_INTO_ITSELF' });
  if (!others.some((other) => other.classId === into)) return err({ path, textCode: 'GENERAL.NOT_FOUND' });
  const numerator = readWhole(conversion_numerator ?? '1', 'properties.conversion_numerator');
  const denominator = readWhole(conversion_denominator ?? '1', 'properties.conversion_denominator');
  if (!numerator.ok) return numerator;
  return denominator.ok
    ? ok({ into, numerator: numerator.value, denominator: denominator.value })
    : denominator;
}

function readRestrictions(typed: string): Result<string | null, FieldRefusal> {
  const read = readText(typed, { path: 'properties.restrictions', maxLength: 4000, multiline: true });
  return read.ok && read.value === '' ? ok(null) : read;
}

function readAmount(typed: string, path: string): Result<string, FieldRefusal> {
  const amount = parseDecimal(typed.trim());
  return amount === undefined || amount < 0n
    ? err({ path, textCode: 'SHARES.AMOUNT_INVALID' })
    : ok(formatDecimal(amount));
}

function readWhole(typed: string, path: string): Result<string, FieldRefusal> {
  const whole = parseQuantity(typed.trim());
  return whole === undefined || whole === 0n
    ? err({ path, textCode: 'SHARES.OWNERSHIP_INVALID' })
    : ok(String(whole));
}
