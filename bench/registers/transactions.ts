/** Acts on shares by their forms, previewed and recorded, in a register of a hundred holders and of many: each touches a few
 *  of them, and should cost what it touches. */

import type { EntryDefinition } from '../../packages/features/registers/server/public/acts.ts';
import { issue } from '../../packages/features/shares/server/transactions/issue.ts';
import { transfer } from '../../packages/features/shares/server/transactions/transfer.ts';
import type { SharesPorts } from '../../packages/features/shares/server/views.ts';
import { addDays } from '../../packages/kernel/date.ts';
import type { HandlerResult, OrganizationContext } from '../../packages/platform/http/context.ts';
import { newId } from '../../packages/platform/ids.ts';
import { type History, historyOf } from '../book/history.ts';
import { type Bench, nameAll, openBench, organizationWith } from '../book/organization.ts';
import { watchLoop } from '../book/watchLoop.ts';
import { median } from '../machine.ts';
import { contextIn, ports } from './context.ts';
import { atMost, type MeasuredLine } from './line.ts';

const ACTS_FOR_A_HOLDER = 1.1;
/** A hundred thousand would take minutes to lay and tell nothing more: what a transaction reads does not grow
 *  with them. */
const [FEW, MANY] = [100, 10_000];
const REPEATS = 5;
const MOST_TIMES = 2;
const MOST_COMPUTED_MS = 50;

const works = ['issue previewed', 'issue recorded', 'transfer previewed', 'transfer recorded'] as const;

interface TransactionCost {
  /** Median milliseconds. */
  readonly tookMs: number;
  /** The longest for which nobody else had a turn, and how much of it was computed. */
  readonly heldMs: number;
  readonly computedMs: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const bench = await openBench();
  try {
    // The many first: plans made from the statistics of few rows would read all of them for each.
    const registers = { many: await registerOf(bench, MANY), few: await registerOf(bench, FEW) };
    await bench.analyze();
    const few = await transactionCosts(bench, registers.few);
    const many = await transactionCosts(bench, registers.many);
    return works.flatMap((work) => {
      const [{ tookMs: before }, { tookMs, heldMs, computedMs }] = [few[work], many[work]];
      return [
        atMost(`${work} among ${MANY} holders`, {
          value: tookMs / before,
          most: MOST_TIMES,
          places: 1,
          unit: `times that among ${FEW}`,
          beside: `${tookMs.toFixed(0)} ms beside ${before.toFixed(0)}`,
        }),
        atMost('the loop computed at most', {
          value: computedMs,
          most: MOST_COMPUTED_MS,
          unit: 'ms',
          beside: `held for ${heldMs.toFixed(0)} ms`,
        }),
      ];
    });
  } finally {
    await bench.close();
  }
}

interface Register {
  readonly orgId: string;
  readonly history: History;
}

async function registerOf(bench: Bench, holders: number): Promise<Register> {
  const history = historyOf(Math.round(holders * ACTS_FOR_A_HOLDER));
  const orgId = await organizationWith(bench, history);
  await nameAll(bench, orgId, history.acts);
  return { orgId, history };
}

/** The holders in turn: each issue goes to another, each transfer takes another's certificate whole. */
async function transactionCosts(
  bench: Bench,
  { orgId, history }: Register,
): Promise<Readonly<Record<(typeof works)[number], TransactionCost>>> {
  const { acts, classId, persons, lastDay } = history;
  const issued = acts.flatMap((act) =>
    act.kind === 'issued' && act.verb !== 'void' ? act.payload.issues : [],
  );
  const run = <T>(work: (context: OrganizationContext) => Promise<T>) => contextIn(bench, orgId, work);
  const on = addDays(lastDay, 1);
  const issuing = (preview: boolean, at: number) =>
    run((context) =>
      perform(issue, context, {
        preview,
        person_id: persons[at] ?? '',
        issuance: {
          ownership: '10',
          Shareclass: classId,
          price: '1',
          consideration: 'money',
          exemption: 'other',
          issuance_date: on,
          paid_on: on,
          resolution: `R-${newId()}`.slice(0, 20),
          resolution_on: on,
        },
      }),
    );
  const transferring = (preview: boolean, at: number) =>
    run((context) =>
      perform(transfer, context, {
        preview,
        security_id: issued[at]?.securityId ?? '',
        effective_on: on,
        to: [{ person_id: persons[at + 1] ?? '', sharesExact: '100' }],
      }),
    );
  return {
    'issue previewed': await costOf((at) => issuing(true, at)),
    'issue recorded': await costOf((at) => issuing(false, at)),
    'transfer previewed': await costOf((at) => transferring(true, at)),
    'transfer recorded': await costOf((at) => transferring(false, at)),
  };
}

const perform = (entry: EntryDefinition<SharesPorts>, ctx: OrganizationContext, body: object) =>
  entry.answer({ ctx, ports, input: { body } });

/** The first warms up. */
async function costOf(work: (at: number) => Promise<HandlerResult<unknown>>): Promise<TransactionCost> {
  await done(work(0));
  const watch = watchLoop();
  const times: number[] = [];
  for (let at = 1; at <= REPEATS; at++) {
    const begun = performance.now();
    await done(work(at));
    times.push(performance.now() - begun);
  }
  return { tookMs: median(times), ...watch() };
}

async function done(answer: Promise<HandlerResult<unknown>>): Promise<void> {
  const said = await answer;
  if (!said.ok) throw new Error(`${said.error.textCode} ${JSON.stringify(said.error.fields ?? [])}`);
}
