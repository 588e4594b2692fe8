/** `node --expose-gc … capTableOf.ts SIZE`: prints a `CapTableCost`. Both sides take turns and must say the same. */
import { type CapTable, capTable, positionOf } from '../../packages/book/captable.ts';
import { fold } from '../../packages/book/fold.ts';
import { addDays } from '../../packages/kernel/date.ts';
import { historyOf } from '../book/history.ts';
import type { CapTableCost } from './capTables.ts';
import { type PlainTable, plainCapTable } from './plain.ts';
import { sales } from './sales.ts';

const size = Number(process.argv[2]);
const rounds = roundsFor(size);

function roundsFor(acts: number): number {
  if (acts > 100_000) return 3;
  return acts > 1000 ? 15 : 200;
}

const collect = (): void => (globalThis as unknown as { gc(): void }).gc();
const usedMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const before = usedMb();
const { acts, lastDay } = historyOf(size, sales);
const actsMb = usedMb() - before;
const asOf = addDays(lastDay, -100);

/** All threads are counted: what the collector does elsewhere is paid for too. */
function processorMs<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / 1000, result };
}

function requireSame(ours: CapTable, plain: PlainTable): void {
  const same =
    Number(ours.issued) === plain.issued &&
    ours.holders.length === plain.holders.length &&
    ours.holders.every(({ personId, percent }, at) => {
      const other = plain.holders[at];
      return personId === other?.personId && percent === other.percent;
    });
  if (!same) throw new Error('the two cap tables differ');
}

const times: { ours: number; plain: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  if (size > 1000) collect();
  const plain = processorMs(() => plainCapTable(acts, asOf));
  if (size > 1000) collect();
  const ours = processorMs(() => capTable(positionOf(fold(acts, { asOf }))));
  if (round === 0) requireSame(ours.result, plain.result);
  times.push({ ours: ours.ms, plain: plain.ms });
}

const without = usedMb();
const book = fold(acts, { asOf });
const table = capTable(positionOf(book));
const bookMb = usedMb() - without;

// The quickest counts: neighbours on the machine make a round dearer, never cheaper.
const perAct = (side: 'ours' | 'plain') =>
  (Math.min(...times.map((time) => time[side])) * 1000) / acts.length;
const cost: CapTableCost = {
  acts: acts.length,
  holders: table.holders.length,
  ours: perAct('ours'),
  plain: perAct('plain'),
  actsMb,
  bookMb,
};
// The book lives until it was weighed.
if (book.anomalies.length > 0) throw new Error('an act does not fit');
console.log(JSON.stringify(cost));
