/** An issue dated before most others, judged against the whole history as the product judges it: in slices here, and in a
 *  thread where the history is long (decision 088). Nothing is written. */
import { judgeStructure } from '../../packages/features/registers/server/fitting.ts';
import { selectLastSeq } from '../../packages/features/registers/server/store/acts.ts';
import { addDays } from '../../packages/kernel/date.ts';
import { actOf, FIRST_DAY, type History, historyOf, issuance } from '../book/history.ts';
import { type Bench, openBench, organizationWith } from '../book/organization.ts';
import { watchLoop } from '../book/watchLoop.ts';
import { median } from '../machine.ts';
import { atMost, type MeasuredLine, measuredOf } from './line.ts';
import { sales } from './sales.ts';

/** The last is folded in a thread. */
const SIZES = [100, 1000, 10_000, 19_000, 30_000] as const;
const REPEATS = 12;
const WARMING = 3;
const MOST_SLICE_MS = 50;

interface Cost {
  /** The process's time, median. */
  readonly processorMs: number;
  /** The longest that the process took between two turns of the loop, with its collector of garbage and its threads. */
  readonly sliceMs: number;
  /** The same of the thread of the loop alone. */
  readonly loopMs: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const bench = await openBench();
  try {
    const lines: MeasuredLine[] = [];
    for (const size of SIZES) {
      const history = historyOf(size, sales);
      const orgId = await organizationWith(bench, history);
      await bench.analyze();
      const { processorMs, sliceMs, loopMs } = await costOf(bench, orgId, history);
      const what = `an issue dated before most of ${size} acts`;
      lines.push(
        measuredOf(what, { value: processorMs, places: 1, unit: 'ms of processor' }),
        atMost(`${what}, the longest slice`, {
          value: loopMs,
          most: MOST_SLICE_MS,
          places: 1,
          unit: 'ms of processor',
          beside: `${sliceMs.toFixed(1)} with the other threads of the process`,
        }),
      );
    }
    return lines;
  } finally {
    await bench.close();
  }
}

async function costOf(bench: Bench, orgId: string, history: History): Promise<Cost> {
  const processor: number[] = [];
  let [sliceMs, loopMs] = [0, 0];
  for (let at = 0; at < WARMING + REPEATS; at++) {
    const [before, loop, slices] = [process.cpuUsage(), watchLoop(), watchProcess()];
    await judge(bench, orgId, history, at);
    const { user, system } = process.cpuUsage(before);
    const [{ computedMs }, longest] = [loop(), slices()];
    if (at < WARMING) continue;
    processor.push((user + system) / 1000);
    [loopMs, sliceMs] = [Math.max(loopMs, computedMs), Math.max(sliceMs, longest)];
  }
  return { processorMs: median(processor), sliceMs, loopMs };
}

const judge = (bench: Bench, orgId: string, { persons, classId }: History, at: number): Promise<void> =>
  bench.database.transaction(orgId, async (tx) => {
    const on = addDays(FIRST_DAY, 100 + at);
    const payload = issuance(persons[0] ?? '', classId, on);
    const certificate = { prefix: 'CS', label: 'CS-1000000', serial: 1_000_000 };
    const issues = payload.issues.map((one) => ({ ...one, certificate }));
    const seq = (await selectLastSeq(tx, orgId)) + 1;
    const judged = await judgeStructure(tx, orgId, [actOf(seq, on, 'issued', { ...payload, issues })]);
    if (!judged.ok) throw new Error(judged.error.textCode);
  });

/** The processor that the whole process takes between two turns at most. */
function watchProcess(): () => number {
  let [last, longest] = [process.cpuUsage(), 0];
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}
