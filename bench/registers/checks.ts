/** The minute-book check of a corporation of which nothing is on file, so that everything is found missing: in registers of
 *  some acts and of many it should cost what there is, and let others have their turn. */

import { pageOf } from '../../packages/features/check/rules/views.ts';
import { runCheck } from '../../packages/features/check/server/running.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { historyOf } from '../book/history.ts';
import { type Bench, nameAll, openBench, organizationWith } from '../book/organization.ts';
import { watchLoop } from '../book/watchLoop.ts';
import { atMost, type MeasuredLine, measuredOf } from './line.ts';

const SIZES = [100, 1000, 5000] as const;
const REPEATS = 3;
const MOST_COMPUTED_MS = 50;

interface CheckCost {
  readonly findings: number;
  /** Counted for the process, its collector of garbage too. */
  readonly processorSeconds: number;
  readonly computedMs: number;
  readonly replyBytes: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const bench = await openBench();
  try {
    const lines: MeasuredLine[] = [];
    for (const size of SIZES) {
      const { findings, processorSeconds, computedMs, replyBytes } = await checkCost(bench, size);
      const what = `the check of ${size} acts, ${findings} findings`;
      lines.push(
        measuredOf(what, {
          value: processorSeconds,
          places: 2,
          unit: 's of processor',
          beside: `a page of ${Math.round(replyBytes / 1000)} kB`,
        }),
        atMost(`${what}, the loop computed at most`, {
          value: computedMs,
          most: MOST_COMPUTED_MS,
          unit: 'ms',
        }),
      );
    }
    return lines;
  } finally {
    await bench.close();
  }
}

/** The quickest of some counts: a neighbour makes a run longer, never shorter; the first runs are those of cold code. */
async function checkCost(bench: Bench, size: number): Promise<CheckCost> {
  const history = historyOf(size);
  const orgId = await organizationWith(bench, history);
  await nameAll(bench, orgId, history.acts);
  await bench.analyze();
  const costs: CheckCost[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) costs.push(await costOfOne(bench, orgId));
  const least = (of: (cost: CheckCost) => number) => Math.min(...costs.map(of));
  return {
    findings: least(({ findings }) => findings),
    processorSeconds: least((cost) => cost.processorSeconds),
    computedMs: least((cost) => cost.computedMs),
    replyBytes: least((cost) => cost.replyBytes),
  };
}

async function costOfOne({ database: db }: Bench, orgId: string): Promise<CheckCost> {
  const now = instantOfMillis(Date.now());
  const [before, watch] = [process.cpuUsage(), watchLoop()];
  const check = await runCheck(
    { files: { get: async () => undefined }, isWhiteLabel: false, differingRecords: async () => [] },
    { db, orgId, now, goOn: () => undefined },
  );
  if (!check.ok) throw new Error(check.error.textCode);
  const { findings, summary, today } = check.value;
  const reply = JSON.stringify({ ...summary, ...pageOf(findings, {}, today) });
  const { user, system } = process.cpuUsage(before);
  return {
    findings: findings.length,
    processorSeconds: (user + system) / 1e6,
    computedMs: watch().computedMs,
    replyBytes: reply.length,
  };
}
