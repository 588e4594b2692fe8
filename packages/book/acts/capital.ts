import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { CapitalEntry } from '../entities.ts';
import { CAPITAL_SOURCES, REDUCTION_PURPOSES } from '../issuing.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import { amount, date, id, resolution, signedAmount } from './atoms.ts';
import { requireBalance } from './deduction.ts';
import { kindOf, passedByShareholders } from './kind.ts';

/** The account that a register taken over brings along: dollars on the act's date, beside what acts of this register
 *  bring. Shares issued before stand in it, so their own acts bring none. */
const openedSchema = z.strictObject({
  classId: id,
  amount,
  source: z.enum(CAPITAL_SOURCES),
  /** The day of the statements, or of the last entry of the book or register, that says so; null where that is not told. */
  statedOn: z.nullable(date),
});

const adjustedSchema = z.strictObject({
  classId: id,
  /** Dollars added, or taken away. */
  change: signedAmount.check(z.refine((text) => /[1-9]/.test(text))),
  /** A reduction by special resolution (CBCA s. 38), an addition (s. 26), or an order of a court (s. 241). */
  ground: z.enum(['reduction', 'addition', 'order']),
  /** The purpose of a reduction; absent where nobody told. */
  purpose: z.exactOptional(z.enum(REDUCTION_PURPOSES)),
  /** The day on which the directors reviewed the tests of s. 38(3); absent where none is on record, or none is needed. */
  solvencyOn: z.exactOptional(date),
  resolution: z.nullable(resolution),
});

export type CapitalOpenedPayload = Readonly<z.infer<typeof openedSchema>>;
export type CapitalAdjustedPayload = Readonly<z.infer<typeof adjustedSchema>>;

const readWriteSet = (classId: string, accounts: readonly string[]): ReadWriteSet => ({
  writes: [],
  counts: [classId],
  accounts,
});

/** An entry of the act alone bears its root as key: no other act can mean it. */
function enter(
  book: Book,
  act: NewestActVersion<{ readonly classId: string }>,
  entry: Pick<CapitalEntry, 'kind' | 'amount'>,
): void {
  const { classId } = act.payload;
  if (!book.tables.classTerms.has(classId)) book.flag(act, 'no_class', 'classId', { classId });
  else book.enter(act, act.root, { classId, securityId: null, shares: 0n, ...entry });
}

const isLess = (change: string): boolean => change.startsWith('-');

/** The stated capital of a class when its register is taken over: nothing may stand in the account before it, or the shares
 *  that brought it would count twice. */
const capitalOpened = kindOf(openedSchema, {
  readWriteSet: ({ classId }) => readWriteSet(classId, [classId]),
  apply(book, act) {
    const { classId, amount } = act.payload;
    const { capital } = book.account(classId);
    if (capital !== 0n)
      book.flag(act, 'account_stands', 'amount', { classId, capital: formatDecimal(capital) });
    enter(book, act, { kind: 'opening', amount });
  },
});

/** The stated capital of a class changes without its shares. */
const capitalAdjusted = kindOf(adjustedSchema, {
  readWriteSet: ({ classId, change }) => readWriteSet(classId, isLess(change) ? [classId] : []),
  apply(book, act) {
    const { classId, change } = act.payload;
    enter(book, act, { kind: 'adjustment', amount: change });
    if (isLess(change)) requireBalance(book, act, classId, 'change');
  },
});

export const capitalKinds = {
  'capital.opened': capitalOpened,
  'capital.adjusted': passedByShareholders(capitalAdjusted),
};
