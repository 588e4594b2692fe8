import type { PlainDate } from '@tabellion/kernel/date.ts';
import { DECIMAL_PLACES, type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, roundToDecimal } from '@tabellion/kernel/fraction.ts';
import type { CertificateNumber } from '../../acts/numbers.ts';
import type { VestingStoppedPayload } from '../../acts/vesting-changed.ts';
import { readDollars } from '../capitalComments.ts';
import { considerationReceived } from '../captable/statedCapital.ts';
import { dropsFraction } from '../droppedFractions.ts';
import { parseNumeric, wholeShares } from '../numeric.ts';
import { dateOf, jsonOf, numericOf, textOf } from '../object.ts';
import { outcomesOf, type PackageIndex, type Security } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { stoppedOf, vestingOf } from '../vestingTerms.ts';
import type { ImportedAccounts } from './accounts.ts';
import type { ImportedSecurities } from './bookSecurities.ts';
import { prefixOf } from './classes.ts';
import { hasForeignMoney } from './currency.ts';
import { readExemption } from './exemptions.ts';
import type { IdTable } from './ids.ts';
import { readLeaving } from './leaving.ts';
import { returnOf } from './returns.ts';
import { isPriceUnknown, readTakenOver } from './takenOverComments.ts';

/** Reads what happens to shares into payloads of acts. What is missing or has a fraction becomes undefined, which the
 *  check of the payload refuses; so nothing here decides what an act may hold. */
export interface ImportReading {
  readonly index: PackageIndex;
  readonly ids: IdTable;
  readonly accounts: ImportedAccounts;
  readonly book: ImportedSecurities;
}

/** The payload of `issued` for shares that come new. Whatever was paid in another currency than the register's is not
 *  told in dollars; whether it was money, the format does not say. */
export function readIssue(reading: ImportReading, security: Security): unknown {
  const { object } = security.issuance;
  const isForeign = hasForeignMoney(object);
  const issue = {
    ...opening(reading, security),
    takenOver: readTakenOver(object),
    poolId: poolId(reading, reading.book.issuedUnder(security.id)),
    vesting: vestingOf(reading.index, security) ?? null,
    personId: personId(reading, security),
    classId: classId(reading, security),
    price:
      isForeign || isPriceUnknown(object)
        ? null
        : decimalOf(parseNumeric(jsonOf(object, 'share_price')?.amount)),
    consideration: readConsideration(security),
    paidOn: null,
    exemption: readExemption(object),
  };
  return { issues: [issue], resolution: null };
}

function readConsideration({ issuance: { object }, quantity }: Security) {
  const dollars = readDollars(object);
  if (dollars !== undefined) return dollars === 0n ? null : { kind: null, amount: formatDecimal(dollars) };
  const isUnknown = isPriceUnknown(object) && object.cost_basis === undefined;
  if (isUnknown || hasForeignMoney(object)) return null;
  return { kind: null, amount: quantity && exactDecimal(considerationReceived(object, quantity)) };
}

/** The payload of `issued` for shares that came of others by a transaction that no act tells. Nothing new is received
 *  for them.
 *  @param dollars  what the shares of which they came took out of their own account */
export function readSuccessorIssue(reading: ImportReading, security: Security, dollars: Decimal): unknown {
  const consideration = dollars === 0n ? null : { kind: null, amount: formatDecimal(dollars) };
  const issue = {
    ...opening(reading, security),
    takenOver: null,
    poolId: null,
    price: null,
    consideration,
    paidOn: null,
    exemption: null,
    vesting: vestingOf(reading.index, security) ?? null,
    personId: personId(reading, security),
    classId: classId(reading, security),
  };
  return { issues: [issue], resolution: null };
}

/** The payload of `vesting.stopped`, which the format does not know: the rest of the shares never vests, from the
 *  last day on that their dates tell; undefined where some more vest, or the package does not go as far. */
export function readStop(
  { index, ids }: ImportReading,
  security: Security,
): { readonly on: PlainDate; readonly payload: VestingStoppedPayload } | undefined {
  const { object } = security.issuance;
  const [listed, left] = [stoppedOf(security), readLeaving(object)];
  // Where some vested after the holder left, only the list says how much.
  const leaving = left && left.on >= (listed ?? left.on) && vestingOf(index, security) ? left : undefined;
  const on = leaving?.on ?? listed;
  const asOf = dateOf(index.manifest, 'as_of');
  if (on === undefined || asOf === undefined || on > asOf || on < security.issuance.date) return undefined;
  // The rest of an option that ends in part goes on in the book.
  const end = index.endings.get(security.id);
  if (end && end.date < on && end.balanceId === undefined) return undefined;
  return {
    on,
    payload: {
      securityId: ids.idOf('security', security.id),
      reason: leaving?.reason ?? 'other',
      resolution: null,
    },
  };
}

export function readTransfer(reading: ImportReading, transfer: Transaction) {
  const { source, balance } = sourceAndBalance(reading, transfer);
  const results = transfer.resultIds.map((id) => reading.index.securities.get(id));
  return {
    source,
    transfers: results.map((one) =>
      one && classId(reading, one) === source?.classId
        ? { ...opening(reading, one), personId: personId(reading, one) }
        : undefined,
    ),
    balance: balance && { outcome: 'reissued', ...balance },
    resolution: null,
    consideration: null,
    spoiled: [],
  };
}

/** The payload of `repurchased`, as bought by the corporation: the format does not say on which ground. */
export function readRepurchase(reading: ImportReading, repurchase: Transaction): unknown {
  const { object } = repurchase;
  const price = hasForeignMoney(object) ? null : decimalOf(parseNumeric(jsonOf(object, 'price')?.amount));
  return { ...acquisition(reading, repurchase), price, paid: null, solvencyOn: null, ground: 'purchase' };
}

/** The payload of `cancelled`; the words that say why stay in the package. */
export function readCancellation(reading: ImportReading, cancellation: Transaction): unknown {
  return { ...acquisition(reading, cancellation), reason: 'other' };
}

/** The payload of `surrendered`: a gift, which takes nothing out of the account (CBCA s. 37). */
export function readSurrender(reading: ImportReading, transaction: Transaction): unknown {
  const stated = readDollars(transaction.object);
  const deduction = stated ? deductionOf(reading, transaction) : { rule: 'NONE' };
  return { ...acquisition(reading, transaction), deduction };
}

/** The payload of `cancelled` where an issue is taken back; what it brought leaves the account with it. */
export function readRetraction(reading: ImportReading, retraction: Transaction): unknown {
  const { source } = sourceAndBalance(reading, retraction);
  const brought = reading.accounts.broughtBy(source?.securityId ?? '');
  const deduction =
    brought === undefined
      ? deductionOf(reading, retraction)
      : { rule: 'STATED', amount: formatDecimal(brought) };
  return {
    source,
    balance: null,
    deduction,
    quantity: outcomesOf(retraction).length === 0 ? source?.quantity : undefined,
    returnsTo: null,
    resolution: null,
    spoiled: [],
    reason: 'other',
  };
}

/** Whether all that comes of a transfer is its holder's already. */
export const staysWithHolder = ({ securities }: PackageIndex, { securityIds, resultIds }: Transaction) => {
  const holder = securities.get(securityIds[0] ?? '')?.holderId;
  return resultIds.length > 0 && resultIds.every((id) => securities.get(id)?.holderId === holder);
};

/** The payload of `reissued`: all of it stays with its holder, whether one certificate becomes others or several
 *  become one. The words that say why stay in the package. */
export function readReissuance(reading: ImportReading, reissuance: Transaction): unknown {
  const { securities } = reading.index;
  const security = securities.get(reissuance.securityIds[0] ?? '');
  return {
    sources: reissuance.securityIds.map(
      (id) => sourceAndBalance(reading, { ...reissuance, securityIds: [id] }).source,
    ),
    into: outcomesOf(reissuance).map((id) => staying(reading, security, securities.get(id))),
    reason: 'other',
    resolution: null,
    spoiled: [],
  };
}

/** The payload of `cancelled` for a security whose end no act tells: all of it but the balance. */
export function readOtherEnding(
  reading: ImportReading,
  transaction: Transaction,
  rule: 'PRO_RATA' | 'NONE',
): unknown {
  const { source, balance } = sourceAndBalance(reading, transaction);
  const [whole, kept] = [source?.quantity, balance ? balance.quantity : '0'];
  const ended = whole && kept && BigInt(kept) < BigInt(whole) ? BigInt(whole) - BigInt(kept) : undefined;
  return {
    source,
    balance,
    quantity: ended?.toString(),
    deduction: rule === 'NONE' ? { rule } : deductionOf(reading, transaction),
    returnsTo: null,
    resolution: null,
    spoiled: [],
    reason: 'other',
  };
}

function acquisition(reading: ImportReading, transaction: Transaction) {
  return {
    ...sourceAndBalance(reading, transaction),
    // Shares that come back to the corporation become no other security.
    quantity:
      transaction.resultIds.length === 0 ? shares(numericOf(transaction.object, 'quantity')) : undefined,
    deduction: deductionOf(reading, transaction),
    returnsTo: poolId(reading, returnOf(reading, transaction)?.planId),
    resolution: null,
    spoiled: [],
  };
}

/** It explains itself: the account of the class and its shares in the book immediately before, unless a comment says how many
 *  dollars.
 *  @param object  that bears the comment */
export function deductionOf(reading: ImportReading, transaction: Transaction, object = transaction.object) {
  const { securityIds } = transaction;
  const stated = readDollars(object);
  if (stated !== undefined) return { rule: 'STATED', amount: formatDecimal(stated) };
  if (dropsFraction(reading.index, transaction)) return { rule: 'NONE' };
  const security = reading.index.securities.get(securityIds[0] ?? '');
  const { capital, shares } = reading.accounts.of((security && classId(reading, security)) ?? '');
  return {
    rule: 'PRO_RATA',
    capitalBefore: formatDecimal(capital),
    sharesBefore: String(shares),
    places: DECIMAL_PLACES,
    rounding: 'half_even',
  };
}

/** The security that an act ends, and the balance of it, null when there is none. */
export function sourceAndBalance(reading: ImportReading, { securityIds, balanceId }: Transaction) {
  const { securities } = reading.index;
  const security = securities.get(securityIds[0] ?? '');
  const balance = balanceId === undefined ? undefined : securities.get(balanceId);
  return {
    source: security && {
      securityId: reading.ids.idOf('security', security.id),
      classId: classId(reading, security),
      personId: personId(reading, security),
      quantity: shares(security.quantity),
    },
    balance: balanceId === undefined ? null : staying(reading, security, balance),
  };
}

/** Shares that remain with their holder, in their class; undefined for others. */
function staying(reading: ImportReading, source: Security | undefined, one: Security | undefined) {
  const stays = one && one.holderId === source?.holderId && one.classId === source?.classId;
  return stays ? opening(reading, one) : undefined;
}

/** A certificate that another becomes, by its issuance; what the book cannot say of it is undefined. */
export function opening({ index, ids }: ImportReading, security: Security) {
  const classOf = index.byType.get('STOCK_CLASS')?.get(security.classId ?? '')?.object;
  return {
    securityId: ids.idOf('security', security.id),
    certificate: certificateOf(
      textOf(security.issuance.object, 'custom_id'),
      classOf ? prefixOf(classOf) : '',
    ),
    quantity: shares(security.quantity),
    vesting: carriedVesting(index, security),
    form: null,
    legends: [],
  };
}

/** Every certificate of the format tells its own vesting, over its own shares. */
function carriedVesting(index: PackageIndex, security: Security) {
  const terms = vestingOf(index, security);
  const stoppedOn = stoppedOf(security) ?? null;
  return terms ? { terms, settled: '0', lapsed: '0', stoppedOn, accelerated: '0' } : null;
}

/** Numbers stay as they are printed; those that are spelled as ours count. */
function certificateOf(label: string | undefined, prefix: string): Partial<CertificateNumber> | undefined {
  if (label === undefined) return undefined;
  const digits = label.startsWith(`${prefix}-`) ? label.slice(prefix.length + 1) : '';
  const counts = /^[1-9]\d{0,9}$/.test(digits) && Number(digits) < 2 ** 31;
  return { prefix, label, serial: counts ? Number(digits) : null };
}

const poolId = ({ ids }: ImportReading, planId: string | undefined): string | null =>
  planId === undefined ? null : ids.idOf('pool', planId);

const personId = ({ ids }: ImportReading, { holderId }: Security): string | undefined =>
  holderId === undefined ? undefined : ids.idOf('person', holderId);

/** The class in the book, where the issuance names one. */
export const classId = ({ ids }: ImportReading, security: Security): string | undefined =>
  security.classId === undefined ? undefined : ids.idOf('class', security.classId);

/** Whole shares as acts spell them; undefined of a part of a share. */
export const shares = (quantity: Decimal | undefined): string | undefined =>
  quantity === undefined ? undefined : wholeShares(quantity)?.toString();

const decimalOf = (value: Decimal | undefined): string | undefined =>
  value === undefined ? undefined : formatDecimal(value);

/** Undefined where ten places are not enough. */
function exactDecimal(value: Fraction): string | undefined {
  const rounded = roundToDecimal(value, 'down');
  const isExact = rounded * value.denominator === value.numerator * 10n ** BigInt(DECIMAL_PLACES);
  return isExact ? formatDecimal(rounded) : undefined;
}
