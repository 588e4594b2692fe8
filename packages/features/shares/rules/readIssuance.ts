/** Reads one issuance of a form as the terms of an act. */
import type { Issue, IssuedPayload } from '@tabellion/book/acts/issued.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { CONSIDERATION_TEXT_LENGTH, isInKind } from '@tabellion/book/issuing.ts';
import type { Legend } from '@tabellion/book/terms/securities.ts';
import { isDated } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { formatQuantity, quantity } from '@tabellion/kernel/quantity.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readPastDate, readText } from '@tabellion/law/fields.ts';
import { readResolutionNumber } from '../../registers/rules/resolutions.ts';
import type { IssuanceInput } from '../shapes.ts';
import { firstClassNotHeld } from './holderForm.ts';
import { readPrice, readShares, totalPriceOf } from './readQuantity.ts';
import { checkVestingShares, readVesting } from './vestingForm.ts';

/** One security as a form describes it; who holds it and its number come from elsewhere. */
export type IssueTerms = Omit<Issue, 'securityId' | 'personId' | 'certificate'> & {
  readonly resolution: IssuedPayload['resolution'];
  /** As typed, or as on record; null: on the latest of certificate, resolution and payment (CBCA s. 25(3)). */
  readonly issuedOn: PlainDate | null;
};

export interface IssuanceOptions {
  readonly classes: readonly Pick<ClassTerms, 'classId' | 'price'>[];
  /** Classes that the holder has already in this form. */
  readonly taken: readonly string[];
  readonly today: PlainDate;
  /** A date of issue may be typed after incorporation; before it the shares are dated by what they wait for. */
  readonly isOnRecord: boolean;
  /** That shares bear which are new. */
  readonly notices: readonly Legend[];
  /** Terms on record of this issuance; fields that the form leaves out keep them. */
  readonly existing?: IssueTerms | undefined;
  /** Where the issuance stands in the request: `issuances.0.`, with its dot. */
  readonly prefix: string;
}

/**
 * Errors at their fields: GENERAL.FIELD_REQUIRED, GENERAL.NOT_FOUND for a class that is not here, SHARES.OWNERSHIP_*,
 * SHARES.PRICE_*, SHARES.SUM_TOO_LARGE, `invalid_period`, REGISTERS.VESTING_SUM_DIFFERS, `class_not_available`, SHARES.DATED_BY_ISSUE,
 * SHARES.RESOLUTION_*, GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, those of `readConsiderationText`.
 */
export function readIssuance(
  input: IssuanceInput,
  options: IssuanceOptions,
): Result<IssueTerms, readonly FieldRefusal[]> {
  const { existing, prefix, notices } = options;
  const classId = readClass(input, options);
  const given = collect({
    quantity:
      input.ownership === undefined && existing
        ? ok(quantity(existing.quantity))
        : readShares(input.ownership, `${prefix}ownership`),
    price: readPriceOf(input, options, classId),
    paidOn: readPaidOn(input, options),
    issuedOn: readIssueDate(input, options),
    resolution: readResolution(input, options),
    text: readConsiderationText(input.consideration_text ?? existing?.consideration?.text, prefix),
  });
  const vesting = readTypedVesting(input, options);
  if (!classId.ok || !given.ok || !vesting.ok) {
    return err([
      ...(classId.ok ? [] : [classId.error]),
      ...(given.ok ? [] : given.error),
      ...(vesting.ok ? [] : vesting.error),
    ]);
  }
  const { price, paidOn, issuedOn, resolution, text } = given.value;
  const shares = given.value.quantity;
  const terms = checkVestingShares(vesting.value, { path: `${prefix}vesting`, shares });
  if (!terms.ok) return terms;
  const amount = amountOf({ price, shares }, options);
  if (!amount.ok) return err([amount.error]);
  // Nobody makes up in what it was paid where nobody tells it.
  const kind = input.consideration ?? existing?.consideration?.kind ?? null;
  return ok({
    classId: classId.value,
    quantity: formatQuantity(shares),
    price: price === null ? null : formatDecimal(price),
    consideration:
      amount.value === null
        ? null
        : { kind, amount: amount.value, ...(isInKind(kind) && text !== '' && { text }) },
    paidOn,
    exemption: exemptionOf(input, existing),
    vesting: terms.value,
    form: input.form === undefined ? (existing?.form ?? null) : input.form,
    legends: [...(existing?.legends ?? notices)],
    takenOver: existing?.takenOver ?? null,
    poolId: existing?.poolId ?? null,
    resolution,
    issuedOn,
  });
}

/** Which property or services; empty where nobody says.
 *  Errors at `consideration_text`: GENERAL.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS. */
export const readConsiderationText = (typed: string | undefined, prefix = ''): Result<string, FieldRefusal> =>
  readText(typed ?? '', { path: `${prefix}consideration_text`, maxLength: CONSIDERATION_TEXT_LENGTH });

function readClass(
  input: IssuanceInput,
  { classes, taken, existing, prefix }: IssuanceOptions,
): Result<string, FieldRefusal> {
  const path = `${prefix}Shareclass`;
  const wanted = input.Shareclass ?? existing?.classId;
  if (wanted === undefined) {
    if (classes.length === 0) return err({ path, textCode: 'SHARES.CLASS_REQUIRED' });
    return firstClassNotHeld(
      classes.map(({ classId }) => classId),
      taken,
      path,
    );
  }
  return classes.some(({ classId }) => classId === wanted)
    ? ok(wanted)
    : err({ path, textCode: 'GENERAL.NOT_FOUND' });
}

/** The least price is for what is typed: a history that was taken over keeps its own, which may be lower. */
function readPriceOf(
  { price: typed }: IssuanceInput,
  options: IssuanceOptions,
  classId: Result<string, FieldRefusal>,
): Result<Decimal | null, FieldRefusal> {
  if (options.existing !== undefined) {
    const existing = options.existing.price === null ? null : decimal(options.existing.price);
    const stored = typed === undefined || String(typed).trim() === '' ? null : String(typed).trim();
    const isKept =
      typed === undefined || (stored === null ? existing === null : parseDecimal(stored) === existing);
    if (isKept) return ok(existing);
  }
  return readPrice(typed ?? priceOf(classId, options), `${options.prefix}price`);
}

/** Amount paid in all, or null where unknown. It stays as recorded until another price or number is given:
 *  it may be no exact multiple of the price, and the stated capital depends on it. */
function amountOf(
  { price, shares }: { readonly price: Decimal | null; readonly shares: bigint },
  { existing, prefix }: IssuanceOptions,
): Result<string | null, FieldRefusal> {
  const before = existing?.price == null ? null : decimal(existing.price);
  const isKept = existing !== undefined && price === before && shares === quantity(existing.quantity);
  if (isKept || price === null) return ok(existing?.consideration?.amount ?? null);
  return totalPriceOf(price, shares, `${prefix}price`);
}

/** The price proposed for issues of the class. */
function priceOf(classId: Result<string, FieldRefusal>, { classes }: IssuanceOptions): string | undefined {
  if (!classId.ok) return '0.01';
  return classes.find((one) => one.classId === classId.value)?.price ?? undefined;
}

function readPaidOn(
  { paid_on: typed }: IssuanceInput,
  { existing, today, prefix }: IssuanceOptions,
): Result<PlainDate | null, FieldRefusal> {
  if (typed === undefined) return ok(existing?.paidOn ?? null);
  return typed === null ? ok(null) : readPastDate(typed, { today, path: `${prefix}paid_on` });
}

function exemptionOf(
  { exemption: category }: IssuanceInput,
  existing: IssueTerms | undefined,
): Issue['exemption'] {
  if (category === undefined) return existing?.exemption ?? null;
  if (category === null) return null;
  // Said again as it stands, it stays: an import may tell another rule with the same category.
  if (existing?.exemption && category === spelledExemption(existing.exemption)) return existing.exemption;
  return category === 'other' ? { rule: 'other', category: null } : { rule: 'private_issuer', category };
}

/** As forms say it: the category, or that it is another rule; null where neither is told. */
export const spelledExemption = (
  exemption: Pick<NonNullable<Issue['exemption']>, 'rule' | 'category'> | null,
): NonNullable<IssuanceInput['exemption']> | null =>
  exemption?.category ?? (exemption?.rule === 'other' ? 'other' : null);

function readIssueDate(
  input: IssuanceInput,
  { existing, today, isOnRecord, prefix }: IssuanceOptions,
): Result<PlainDate | null, FieldRefusal> {
  const path = `${prefix}issuance_date`;
  if (input.issuance_date === undefined) return ok(existing?.issuedOn ?? null);
  if (!isOnRecord) return err({ path, textCode: 'SHARES.DATED_BY_ISSUE' });
  return readPastDate(input.issuance_date, { today, path });
}

/** Number and date, both or neither. The document may follow; directors have resolved by today, also those of a founding:
 *  its corporation may exist already. */
function readResolution(
  input: IssuanceInput,
  { existing, today, prefix }: IssuanceOptions,
): Result<IssuedPayload['resolution'], FieldRefusal> {
  const number = readResolutionNumber(
    input.resolution ?? existing?.resolution?.number ?? '',
    `${prefix}resolution`,
  );
  if (!number.ok) return number;
  const typed = input.resolution_on ?? (number.value === '' ? undefined : existing?.resolution?.date);
  const path = `${prefix}resolution_on`;
  if (typed === undefined) {
    return number.value === '' ? ok(null) : err({ path, textCode: 'SHARES.RESOLUTION_DATE_REQUIRED' });
  }
  const date = readPastDate(typed, { today, path });
  if (!date.ok) return date;
  if (number.value === '')
    return err({ path: `${prefix}resolution`, textCode: 'SHARES.RESOLUTION_NUMBER_REQUIRED' });
  return ok({ number: number.value, date: date.value });
}

/** null takes vesting away. */
function readTypedVesting(
  input: IssuanceInput,
  { existing, prefix }: IssuanceOptions,
): Result<Issue['vesting'], readonly FieldRefusal[]> {
  if (input.vesting === undefined) return ok(existing?.vesting ?? null);
  if (input.vesting === null) return ok(null);
  return readVesting(input.vesting, { path: `${prefix}vesting`, from: startOf(existing?.vesting) });
}

const startOf = (existing: IssueTerms['vesting'] | undefined): PlainDate | null =>
  existing && !isDated(existing) ? existing.start : null;
