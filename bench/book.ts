/**
 * `npm run bench -- book`: what the registers cost in organizations of 100, 10,000 and 110,000 acts.
 * Pure: fold and difference per act. With PostgreSQL: recording an act dated last, one dated before all others, and a
 * correction of the incorporation's date, which every act touches; the first page of holders read after each; a page of
 * 50 out of all holders at a past date; the nightly comparison of all rows with their acts. And for how long each of these
 * held the event loop.
 */
import { cpus, totalmem } from 'node:os';
import type { DraftAct } from '../packages/book/draft.ts';
import { fold } from '../packages/book/fold.ts';
import { difference } from '../packages/book/rows.ts';
import { underHead } from '../packages/features/organizations/server/public.ts';
import {
  newestVersionOf,
  rebuild,
  recordActs,
  recordDraft,
  replaceDraft,
} from '../packages/features/registers/server/public/acts.ts';
import { holdersPage } from '../packages/features/registers/server/public/shares.ts';
import { addDays, instantOfMillis, type PlainDate } from '../packages/kernel/date.ts';
import type { Queries } from '../packages/platform/database/queries.ts';
import { FIRST_DAY, type History, historyOf, issuance } from './book/history.ts';
import { type Bench, openBench, organizationWith } from './book/organization.ts';
import { type LoopHeld, watchLoop } from './book/watchLoop.ts';

/** The largest has 100,000 holders. */
const SIZES = [100, 10_000, 110_000];
const PAGE = 50;
const REPEATS = 10;

/** A history that lies in the database. Here it is forgotten: collecting it would be measured as well. */
type Recorded = Omit<History, 'acts'> & {
  readonly orgId: string;
  readonly acts: number;
  readonly incorporation: string;
};

interface WrittenMeasure extends LoopHeld {
  readonly recordMs: number;
  readonly firstReadMs: number;
}

function pureCosts({ acts }: History) {
  const whole = medianOf(3, () => fold(acts));
  const [before, after] = [fold(acts.slice(0, -1)), fold(acts)];
  const comparing = medianOf(3, () => difference(before, after));
  return { foldMicros: (whole * 1000) / acts.length, differenceMicros: (comparing * 1000) / acts.length };
}

async function lay(bench: Bench, size: number) {
  const history = historyOf(size);
  const costs = pureCosts(history);
  const orgId = await organizationWith(bench, history);
  await bench.analyze();
  const { acts, ...rest } = history;
  const recorded: Recorded = { ...rest, orgId, acts: acts.length, incorporation: acts[0]?.root ?? '' };
  return { recorded, ...costs };
}

/** Says on which day something happens, as a draft. */
type DraftMaker = (q: Queries, history: Recorded, on: PlainDate) => Promise<DraftAct>;

const issuing: DraftMaker = async (_q, { classId, persons }, on) =>
  recordDraft('issued', issuance(persons[0] ?? '', classId, on), { on });

const incorporating: DraftMaker = async (q, { incorporation, orgId }, on) => {
  const newest = await newestVersionOf(q, orgId, incorporation);
  if (newest?.kind !== 'incorporated' || newest.verb === 'void') throw new Error('no incorporation');
  const other = newest.effectiveOn === on ? addDays(on, 1) : on;
  return replaceDraft(newest, newest.payload, { on: other }, { basis: 'misread' });
};

/** Records one act and reads the first page of holders. */
async function write(
  bench: Bench,
  history: Recorded,
  tell: DraftMaker,
  on: PlainDate,
): Promise<WrittenMeasure> {
  const { orgId, lastDay } = history;
  const endOfWatch = watchLoop();
  const began = performance.now();
  const recorded = await bench.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: bench.userId, now: instantOfMillis(Date.now()) }, async (head) =>
      recordActs(head, [await tell(tx, history, on)], { today: lastDay }),
    ),
  );
  const recordMs = performance.now() - began;
  const held = endOfWatch();
  if (!recorded.ok) throw new Error(`refused: ${recorded.error.textCode}`);
  return { recordMs, firstReadMs: await readPage(bench, orgId, lastDay), ...held };
}

async function readPage(bench: Bench, orgId: string, asOf: PlainDate, after?: string): Promise<number> {
  const began = performance.now();
  await bench.database.asOrganization(orgId, (q) =>
    holdersPage(q, orgId, { asOf, limit: PAGE, ...(after === undefined ? {} : { after }) }),
  );
  return performance.now() - began;
}

async function writes(
  bench: Bench,
  history: Recorded,
  tell: DraftMaker,
  on: PlainDate,
): Promise<WrittenMeasure> {
  const all: WrittenMeasure[] = [];
  const repeats = tell === incorporating ? 2 : REPEATS;
  for (let i = 0; i <= repeats; i++) all.push(await write(bench, history, tell, on));
  const [, ...warm] = all;
  return {
    recordMs: median(warm.map(({ recordMs }) => recordMs)),
    firstReadMs: median(warm.map(({ firstReadMs }) => firstReadMs)),
    heldMs: Math.max(...warm.map(({ heldMs }) => heldMs)),
    computedMs: Math.max(...warm.map(({ computedMs }) => computedMs)),
  };
}

/** Folds everything and compares every row, as every night. */
async function comparison(bench: Bench, orgId: string) {
  const endOfWatch = watchLoop();
  const began = performance.now();
  const { differences } = await bench.database.asOrganization(orgId, (q) => rebuild(q, orgId));
  const compareMs = performance.now() - began;
  const held = endOfWatch();
  if (differences.length > 0) throw new Error(`the registers differ: ${differences[0]}`);
  return { compareMs, ...held };
}

async function pageAtPastDate(bench: Bench, { orgId, lastDay, persons }: Recorded): Promise<number> {
  const past = addDays(lastDay, -1000);
  const times: number[] = [];
  for (let i = 0; i <= REPEATS; i++)
    times.push(await readPage(bench, orgId, past, persons[Math.floor((persons.length * i) / 20)]));
  return median(times.slice(1));
}

function medianOf(times: number, work: () => unknown): number {
  const measured = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return median(measured);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ms = (value: number): string => value.toFixed(2);

/** The second figure, in brackets, is computing alone, without waiting for a core. */
const summaryOf = ({ heldMs, computedMs }: LoopHeld): string =>
  `${heldMs.toFixed(0)} (${computedMs.toFixed(0)})`;

async function run(): Promise<void> {
  const bench = await openBench();
  try {
    const rows: Record<string, string | number>[] = [];
    const reads: { tail: number; back: number }[] = [];
    for (const size of SIZES) {
      const { recorded, foldMicros, differenceMicros } = await lay(bench, size);
      const tail = await writes(bench, recorded, issuing, recorded.lastDay);
      const back = await writes(bench, recorded, issuing, addDays(FIRST_DAY, 100));
      const all = await writes(bench, recorded, incorporating, addDays(FIRST_DAY, -2));
      const nightly = await comparison(bench, recorded.orgId);
      reads.push({ tail: tail.firstReadMs, back: back.firstReadMs });
      rows.push({
        acts: recorded.acts,
        holders: recorded.persons.length,
        'fold, µs/act': ms(foldMicros),
        'difference, µs/act': ms(differenceMicros),
        'record last, ms': ms(tail.recordMs),
        'first read, ms': ms(tail.firstReadMs),
        'record back-dated, ms': ms(back.recordMs),
        'first read then, ms': ms(back.firstReadMs),
        'loop held at most, ms': summaryOf(back),
        'record touching all, ms': ms(all.recordMs),
        'loop held then, ms': summaryOf(all),
        'compare all, ms': ms(nightly.compareMs),
        'loop held meanwhile, ms': summaryOf(nightly),
        [`page of ${PAGE}, past date, ms`]: ms(await pageAtPastDate(bench, recorded)),
      });
    }
    const [smallest, largest] = [reads[0], reads.at(-1)];
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ` +
        `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, embedded PostgreSQL`,
    );
    console.table(rows);
    if (smallest && largest)
      console.log(
        `first read at ${SIZES.at(-1)} acts over that at ${SIZES[0]}: ${ms(largest.tail / smallest.tail)} after an act, ` +
          `${ms(largest.back / smallest.back)} after a back-dated one (bound: 2)`,
      );
  } finally {
    await bench.close();
  }
}

await run();
