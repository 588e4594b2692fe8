import { addDecimals, type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import { consideration } from '../terms/securities.ts';
import { date, id, quantity, resolution, rule } from './atoms.ts';
import {
  carriedDeduction,
  comparedAccounts,
  credit,
  deduct,
  isWithinIssuedShares,
  requireMatchingAccount,
} from './deduction.ts';
import { defineEndingAct } from './ending.ts';
import { exchange, findOpenSource, mayOpen } from './exchange.ts';
import { addOutstandingShares, fractions, isExchangedByRatio, MOST_EXCHANGED, ratio } from './fractions.ts';
import { type OpenedCertificate, opening, source, spoiled, sumOf } from './securities.ts';

const draftSchema = z
  .strictObject({
    source,
    quantity,
    ratio,
    fractions,
    /** The shares of another class that the holder gets for them, in one certificate or several. */
    into: z.strictObject({
      classId: id,
      securities: z.array(z.strictObject(opening)).check(z.minLength(1), z.maxLength(MOST_EXCHANGED)),
    }),
    balance: z.nullable(z.strictObject(opening)),
    /** Amount moved from the account of the old class to that of the new one (CBCA s. 39(4)). */
    deduction: carriedDeduction,
    /** Additional consideration from the holder, and its date; added to the account of the new class in full
     *  (CBCA s. 26(2)). */
    additional: z.nullable(z.strictObject({ ...consideration.shape, paidOn: z.nullable(date) })),
    resolution: z.nullable(resolution),
    spoiled,
  })
  .check(
    z.refine(({ source, into }) => into.classId !== source.classId, { path: ['into', 'classId'] }),
    z.refine(
      ({ source: { personId }, quantity, into, ...terms }) =>
        isExchangedByRatio([{ personId, from: BigInt(quantity), into: sumOf(into.securities) }], terms),
      { path: ['into', 'securities'] },
    ),
    rule(
      'quantity',
      ({ source, quantity, balance }) =>
        BigInt(quantity) + sumOf(balance === null ? [] : [balance]) === BigInt(source.quantity),
    ),
    rule('deduction', ({ quantity, deduction }) => isWithinIssuedShares(deduction, quantity)),
  );

export type ConvertedPayload = Readonly<z.infer<typeof draftSchema>>;

/** Shares of one class become shares of another, all of a certificate or a part of it; the holder stays. */
export const converted = defineEndingAct<ConvertedPayload>('converted', {
  v: 1,
  schema: draftSchema,
  path: 'into',
  sources: ({ source }) => [source],
  openings: openingsOf,
  number(payload, withNumber) {
    const { source, balance, into } = payload;
    const securities = into.securities.map((one) => withNumber(one, into.classId));
    const kept = balance && withNumber(balance, source.classId);
    return { ...payload, into: { ...into, securities }, balance: kept };
  },
  readWriteSet: ({ source, into, deduction }) => ({
    counts: [source.classId, into.classId],
    accounts: comparedAccounts(deduction, source.classId, into.classId),
  }),
  apply(book, act, openings) {
    const { source, quantity, into, deduction, additional } = act.payload;
    const { securityId, classId } = source;
    const terms = book.tables.classTerms.get(into.classId);
    if (!terms) book.flag(act, 'no_class', 'into.classId', { classId: into.classId });
    const security = findOpenSource(book, act, source, 'source');
    if (!mayOpen(book, act, openings) || !security || !terms) return;
    exchange(book, act, { by: 'converted', ending: [security], opening: openings, comingBack: null });
    const [shares, brought] = [BigInt(quantity), sumOf(into.securities)];
    const path = 'deduction';
    requireMatchingAccount(book, act, deduction, {
      classIds: comparedAccounts(deduction, classId, into.classId),
      path,
    });
    book.count(classId, -shares);
    addOutstandingShares(book, act, terms, { shares: brought, path: 'into.securities' });
    const kind = 'conversion';
    const moved = deduct(book, act, { classId, securityId, kind, shares, deduction, path });
    const dollars = additional === null ? moved : addDecimals(moved, decimal(additional.amount));
    for (const { securityId, shares, part } of divided(dollars, into.securities))
      credit(book, act, { classId: into.classId, securityId, kind, shares, dollars: part });
  },
});

function openingsOf({
  source,
  into,
  balance,
  ratio,
  additional,
}: ConvertedPayload): readonly OpenedCertificate[] {
  const { securityId, classId, personId } = source;
  const from = [securityId];
  const isRepriced = BigInt(ratio.numerator) !== BigInt(ratio.denominator) || additional !== null;
  const opened = into.securities.map(
    (one, index): OpenedCertificate => ({
      ...one,
      classId: into.classId,
      personId,
      from,
      path: `into.securities.${index}`,
      isRepriced,
    }),
  );
  return balance === null ? opened : [...opened, { ...balance, classId, personId, from, path: 'balance' }];
}

/** Dollars divided among certificates by their shares, to ten places: what the first of them get together is rounded down,
 *  and the last gets the rest. */
function divided(dollars: Decimal, securities: ConvertedPayload['into']['securities']) {
  const all = sumOf(securities);
  let [counted, given] = [0n, 0n];
  return securities.map(({ securityId, quantity }) => {
    const shares = BigInt(quantity);
    counted += shares;
    const part = (dollars * counted) / all - given;
    given += part;
    return { securityId, shares, part: part as Decimal };
  });
}
