import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeated } from '../../tests/support/extent.ts';
import type { Act, ChangeAct } from './acts/kinds.ts';
import { type AmendedHistory, propose } from './amend.ts';
import type { Book } from './book.ts';
import { capTable, positionOf } from './captable.ts';
import { TABLE_NAMES } from './entities.ts';
import { fold } from './fold.ts';
import { ledgerOf } from './ledger.ts';
import { leftOf } from './options.ts';
import { holdsOn, type RegisterRow, rowKey, rowsOf, sameRow } from './rows.ts';
import { appendAtTail, isTail, needsOf } from './tail.ts';
import { founded, idOf, type Story } from './testing.ts';
import { DAYS, day, FIRST_DAY, forward, histories, PEOPLE, type Step, tell } from './testing-histories.ts';
import { isWhole } from './testing-options.ts';
import { answer } from './testing-store.ts';
import { CLASSES, SERIES } from './testing-transactions.ts';

/** Random histories, written as the registers write them: transactions of one to three acts, rows with two
 *  intervals kept by the difference alone. `import` keeps acts that do not fit; `write` refuses them. */

interface KnownRow {
  readonly row: RegisterRow;
  readonly from: number;
  to: number | null;
}

interface Written {
  readonly story: Story;
  readonly known: KnownRow[];
  /** Last seq of each transaction: what an instant can resolve to. */
  readonly commits: number[];
}

function write(transactions: readonly (readonly Step[])[], mode: 'import' | 'write', check: Check): Written {
  const story = founded('Ann');
  const empty: Written = { story, known: [], commits: [] };
  commit(empty, propose([], story.acts));
  for (const transaction of transactions) {
    const history = [...story.acts];
    for (const step of transaction) tell(story, step);
    const additions = story.acts.slice(history.length);
    const proposed = propose(history, additions);
    check(empty, history, additions, proposed);
    if (mode === 'write' && proposed.newAnomalies.length > 0) story.acts.length = history.length;
    else if (additions.length > 0) commit(empty, proposed);
  }
  return empty;
}

type Check = (
  written: Written,
  history: readonly Act[],
  additions: readonly Act[],
  proposed: AmendedHistory,
) => void;
const nothing: Check = () => {};

function commit({ story, known: existing, commits }: Written, { difference }: AmendedHistory): void {
  const closing = new Set(difference.close.map(rowKey));
  for (const one of existing) if (one.to === null && closing.delete(rowKey(one.row))) one.to = story.lastSeq;
  expect([...closing]).toEqual([]);
  for (const row of difference.open) existing.push({ row, from: story.lastSeq, to: null });
  commits.push(story.lastSeq);
}

/** Registers by the rows at a date, as known at a seq. */
function readRows(existing: readonly KnownRow[], asOf: PlainDate, knownAt: number): Record<string, unknown> {
  const rows = existing.filter(
    ({ row, from, to }) => from <= knownAt && (to === null || knownAt < to) && holdsOn(row, asOf),
  );
  const values = rows.map(({ row }): [string, unknown] => [`${row.table} ${row.key}`, row.value]);
  expect(new Set(values.map(([key]) => key)).size).toBe(values.length);
  return Object.fromEntries(values);
}

/** Registers by a fold of the acts, at the same date and seq. */
function readFold(acts: readonly Act[], asOf: PlainDate, knownAt: number): Record<string, unknown> {
  const { tables } = fold(acts, { asOf, knownAt });
  const actual: [string, unknown][] = [];
  for (const table of TABLE_NAMES) {
    for (const { key, value } of tables[table].now()) actual.push([`${table} ${key}`, value]);
  }
  return Object.fromEntries(actual);
}

describe.each(['write', 'import'] as const)('random histories (%s)', (mode) => {
  test('for every date and every known moment the rows say what a fold of the acts says', () => {
    fc.assert(
      fc.property(histories, (transactions) => {
        const { story, known: existing, commits } = write(transactions, mode, nothing);
        for (const knownAt of commits) {
          for (let n = 0; n < DAYS; n += 3) {
            expect(readRows(existing, day(n), knownAt)).toEqual(readFold(story.acts, day(n), knownAt));
          }
        }
      }),
      { numRuns: repeated({ gate: 20, long: 60 }) },
    );
  });

  test('appending never changes a reading at an earlier moment', () => {
    fc.assert(
      fc.property(histories, fc.nat(DAYS - 1), (transactions, n) => {
        const readings: [number, Record<string, unknown>][] = [];
        const remember: Check = ({ story, known: existing }, history) =>
          readings.push([
            history.length,
            readRows(existing, day(n), Math.min(history.length, story.lastSeq)),
          ]);
        const { known: existing } = write(transactions, mode, remember);
        for (const [knownAt, actual] of readings) expect(readRows(existing, day(n), knownAt)).toEqual(actual);
      }),
      { numRuns: repeated({ gate: 20, long: 60 }) },
    );
  });

  test('the rows kept by differences are those of a rebuild', () => {
    fc.assert(
      fc.property(histories, (transactions) => {
        const { story, known: existing } = write(transactions, mode, nothing);
        const rebuilt = new Map(rowsOf(fold(story.acts)).map((row) => [rowKey(row), row]));
        for (const { row, to } of existing) {
          if (to !== null) continue;
          const other = rebuilt.get(rowKey(row));
          expect(other !== undefined && sameRow(row, other)).toBe(true);
          rebuilt.delete(rowKey(row));
        }
        expect([...rebuilt.keys()]).toEqual([]);
      }),
      { numRuns: repeated({ gate: 20, long: 60 }) },
    );
  });

  test('an act at the end of a history folds from the rows it touches as from the whole history', () => {
    const numRuns = repeated({ gate: 100, long: 300 });
    let tails = 0;
    fc.assert(
      fc.property(forward, (transactions) => {
        write(transactions, mode, ({ known: existing }, history, additions, proposed) => {
          const latest = history.reduce<PlainDate>(
            (max, act) => (act.effectiveOn > max ? act.effectiveOn : max),
            FIRST_DAY,
          );
          if (!isTail(additions, latest)) return;
          tails++;
          const tail = appendAtTail(answer(newest(existing), needsOf(additions)), additions);
          expect(tail.anomalies.map(plainly)).toEqual(proposed.newAnomalies.map(plainly));
          expect(spelled(tail.difference.close)).toEqual(spelled(proposed.difference.close));
          expect(spelled(tail.difference.open)).toEqual(spelled(proposed.difference.open));
        });
      }),
      { numRuns },
    );
    expect(tails).toBeGreaterThan(numRuns / 3);
  });
});

test('no share appears or vanishes, none above the authorized number or the pool, percentages sum to 100.00', () => {
  fc.assert(
    fc.property(histories, (transactions) => {
      const { story } = write(transactions, 'write', nothing);
      for (let n = 0; n < DAYS; n += 4) {
        const book = fold(story.acts, { asOf: day(n) });
        const table = capTable(positionOf(book));
        const issuedByActs = effectiveShares(story.acts, day(n));
        expect(table.issued).toBe(issuedByActs);
        expect(table.holders.reduce((sum, { total }) => sum + total, 0n)).toBe(issuedByActs);
        for (const { classId, issued } of table.classes) {
          const authorized = book.tables.classTerms.get(classId)?.authorized ?? '0';
          const { shares, withSeries, capital } = book.totals(classId);
          expect(issued).toBe(shares);
          expect(authorized === 'unlimited' || withSeries <= BigInt(authorized)).toBe(true);
          expect(dollarsInAccount(book, classId)).toBe(capital);
          expect(capital >= 0n).toBe(true);
          expect(sharesInAccount(book, classId)).toBe(issued);
        }
        for (const { classId, issued } of table.classes) {
          const percents = table.holders.flatMap(({ percentOfClass }) => percentOfClass.get(classId) ?? []);
          const hundredths = percents.reduce((sum, percent) => sum + Math.round(Number(percent) * 100), 0);
          expect(hundredths).toBe(issued > 0n ? 10_000 : 0);
        }
        for (const lines of [table.holders, table.classes]) {
          const hundredths = lines.reduce((sum, { percent }) => sum + Math.round(Number(percent) * 100), 0);
          expect(hundredths).toBe(table.issued > 0n ? 10_000 : 0);
        }
        for (const withPool of [false, true]) {
          const { promised, holders, diluted } = capTable(positionOf(book), { withPool });
          const all = [...holders, ...promised];
          const hundredths = all.reduce((sum, one) => sum + Math.round(Number(one.percentDiluted) * 100), 0);
          expect(hundredths).toBe(diluted > 0n ? 10_000 : 0);
          expect(all.reduce((sum, one) => sum + one.diluted, 0n)).toBe(diluted);
        }
        const instruments = Array.from(book.tables.instruments.now(), ({ value }) => value);
        expect(instruments.filter((one) => !isWhole(one))).toEqual([]);
        for (const { value: pool } of book.tables.pools.now()) {
          const granted = instruments.filter(({ poolId }) => poolId === pool.poolId);
          const needed = granted.reduce((sum, one) => sum + leftOf(one) + one.exercised, 0n);
          const { issued, back } = sharesOfPool(story.acts, day(n), pool.poolId);
          const isDivided = pool.classIds.some((classId) => book.divisions.has(classId));
          expect(pool.used >= 0n && pool.used <= pool.reserved).toBe(true);
          // Shares are counted here as they were when they came and went.
          if (!isDivided || (issued === 0n && back === 0n))
            expect(needed + issued - back <= pool.used).toBe(true);
        }
        const certificates = Array.from(book.tables.certificates.now(), ({ value }) => value);
        for (const personId of new Set(certificates.map((one) => one.personId))) {
          const ledger = ledgerOf(certificates.filter((one) => one.personId === personId));
          const held = table.holders.find((one) => one.personId === personId)?.shares ?? new Map();
          for (const { classId } of table.classes) {
            const lines = ledger.filter((line) => line.classId === classId);
            expect(lines.at(-1)?.balance ?? 0n).toBe(held.get(classId) ?? 0n);
            expect(lines.every(({ balance }) => balance >= 0n)).toBe(true);
          }
        }
      }
    }),
    { numRuns: repeated({ gate: 30, long: 80 }) },
  );
});

/** The stated capital account moves with the shares. */
function sharesInAccount(book: Book, classId: string): bigint {
  const entries = [...book.tables.capitalEntries.now()].filter(({ value }) => value.classId === classId);
  return entries.reduce((sum, { value }) => sum + value.shares, 0n);
}

/** No act takes out more than stands in it. */
function dollarsInAccount(book: Book, classId: string): bigint {
  const entries = [...book.tables.capitalEntries.now()].filter(({ value }) => value.classId === classId);
  return entries.reduce((sum, { value }) => sum + decimal(value.amount), 0n);
}

/** Shares that were issued under the plan of a pool, and that went back to it, by the acts alone. */
function sharesOfPool(acts: readonly Act[], asOf: PlainDate, poolId: string) {
  const newest = new Map(acts.map((act) => [act.root, act]));
  let [issued, back] = [0n, 0n];
  for (const act of newest.values()) {
    if (act.verb === 'void' || act.effectiveOn > asOf) continue;
    if (act.kind === 'issued')
      for (const one of act.payload.issues) if (one.poolId === poolId) issued += BigInt(one.quantity);
    const gone = comingBack(act);
    if (gone?.returnsTo === poolId) back += BigInt(gone.quantity);
  }
  return { issued, back };
}

/** Shares of an act that come back to the corporation, if any. */
function comingBack(act: ChangeAct): { readonly returnsTo: string | null; readonly quantity: string } | null {
  if (act.kind === 'transferred')
    return act.payload.balance?.outcome === 'cancelled' ? act.payload.balance : null;
  return 'returnsTo' in act.payload && 'source' in act.payload ? act.payload : null;
}

/** Shares by the acts alone: the newest version of each root, if it is not void. */
function effectiveShares(acts: readonly Act[], asOf: PlainDate): bigint {
  const newest = new Map(acts.map((act) => [act.root, act]));
  let shares = 0n;
  for (const act of newest.values())
    if (act.verb !== 'void' && act.effectiveOn <= asOf) shares += sharesMadeBy(act);
  return shares;
}

/** Shares that an act brings, less those that it takes. */
function sharesMadeBy(act: ChangeAct): bigint {
  switch (act.kind) {
    case 'issued':
    case 'option.exercised':
    case 'instrument.converted':
      return act.payload.issues.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
    case 'transferred':
      return act.payload.balance?.outcome === 'cancelled' ? -BigInt(act.payload.balance.quantity) : 0n;
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return -BigInt(act.payload.quantity);
    case 'converted':
      return (
        act.payload.into.securities.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n) -
        BigInt(act.payload.quantity)
      );
    case 'class.split':
    case 'class.consolidated':
      return act.payload.reissued.reduce(
        (sum, { source, into }) => sum + BigInt(into?.quantity ?? 0) - BigInt(source.quantity),
        0n,
      );
    default:
      return 0n;
  }
}

const newest = (existing: readonly KnownRow[]) =>
  existing.filter(({ to }) => to === null).map(({ row }) => row);
const plainly = ({ root, code, path }: { root: string; code: string; path: string }) =>
  `${root} ${code} ${path}`;
const spelled = (rows: readonly RegisterRow[]) =>
  rows
    .map((row) => [rowKey(row), row.effTo, row.by, row.value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

test('two names never share an id in these tests', () => {
  const names = [...PEOPLE, ...CLASSES, ...SERIES, ...Array.from({ length: 200 }, (_, i) => `act ${i}`)];
  expect(new Set(names.map(idOf)).size).toBe(names.length);
});
