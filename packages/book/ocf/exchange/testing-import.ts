import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fractionOf } from '@tabellion/kernel/fraction.ts';
import { formatQuantity } from '@tabellion/kernel/quantity.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import { expect } from 'vitest';
import { capTable, positionOf } from '../../captable.ts';
import type { PackageCapTable } from '../captable/capTable.ts';
import type { JsonObject, OcfObject } from '../object.ts';
import { indexPackage, type PackageIndex } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { noDigest, packageFiles, stock, type Story as Told, transaction } from '../testing.ts';
import type { IdTable } from './ids.ts';
import type { PackageImport } from './recording.ts';
import { bookOf, storyOf } from './testing.ts';

/** Packages told in short sentences, and what the book makes of them; for tests. */

export function indexOf(story: Told | readonly JsonObject[]): PackageIndex {
  const files = packageFiles('transactions' in story ? story : { transactions: story });
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('the story has no manifest');
  return indexPackage(read);
}

/** Facts that both ways of reading a package give, in one form. */
export function byBook(imported: PackageImport, ids: IdTable, on: PlainDate) {
  const book = bookOf(storyOf(imported), on);
  const table = capTable(positionOf(book));
  expect(book.anomalies).toEqual([]);
  return {
    issued: formatQuantity(table.issued),
    votes: formatDecimal(table.votes),
    classes: table.classes.map((one) => [
      ids.nameOf(one.classId),
      formatQuantity(one.issued),
      toCents(one.statedCapital),
    ]),
    holders: Object.fromEntries(
      table.holders.map((one) => [
        ids.nameOf(one.personId),
        [formatQuantity(one.total), formatDecimal(one.votes)],
      ]),
    ),
  };
}

/** Each deduction of an act is rounded to ten places; a package names no rounding. */
const toCents = (dollars: Fraction): string =>
  String(divideRounded(dollars.numerator * 100n, dollars.denominator, 'half_even'));

export const byPackage = (table: PackageCapTable) => ({
  issued: table.issuedAndOutstanding,
  votes: table.totalVotes,
  classes: Object.entries(table.classes).map(([id, one]) => [
    id,
    one.issuedAndOutstanding,
    toCents(fractionOf(one.statedCapitalExact)),
  ]),
  holders: Object.fromEntries(table.holders.map((one) => [one.holder, [one.total, one.votes]])),
});

export const later = { date: '2024-06-15' };

export const issued = [
  stock('C-1', 'alice', '600', { share_price: { amount: '1', currency: 'CAD' } }),
  stock('C-2', 'bob', '400', { share_price: { amount: '3.5', currency: 'CAD' } }),
];

export const transfer = [
  stock('C-3', 'alice', '150', later),
  stock('C-4', 'bob', '250', later),
  transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '150',
    resulting_security_ids: ['C-3'],
    balance_security_id: 'C-4',
  }),
];

export const bought = [
  stock('C-5', 'alice', '599', { date: '2024-07-01' }),
  transaction('STOCK_REPURCHASE', 'buy', {
    security_id: 'C-1',
    quantity: '1',
    balance_security_id: 'C-5',
    date: '2024-07-01',
    price: { amount: '9.99', currency: 'CAD' },
  }),
];

export const cancelled = [
  transaction('STOCK_CANCELLATION', 'cancel', {
    security_id: 'C-3',
    quantity: '150',
    reason_text: 'given back',
    date: '2024-08-01',
  }),
];

export const splitOf = (numerator: string, denominator: string) =>
  transaction('STOCK_CLASS_SPLIT', 'split', {
    stock_class_id: 'COM',
    split_ratio: { numerator, denominator },
    date: '2024-09-01',
  });

export const reissued = (from: string, to: string, holder: string, quantity: string) => [
  stock(to, holder, quantity, { date: '2024-09-01' }),
  transaction('STOCK_REISSUANCE', `reissue-${from}`, {
    security_id: from,
    resulting_security_ids: [to],
    split_transaction_id: 'split',
    date: '2024-09-01',
  }),
];

export const because = ({ kept }: PackageImport) =>
  Object.fromEntries(
    kept.map(({ object, because: why }: { object: OcfObject; because: string }) => [object.id, why]),
  );

export const differences = ({ different }: PackageImport) =>
  Object.fromEntries(different.map(({ object, difference }) => [object.id, difference]));
