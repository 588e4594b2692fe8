/** Sweeps significant control over the days of a register with many holders: each of them may come to a quarter,
 *  since the register names them all; each day some shares move. */
import type { ControlFacts } from '../../packages/features/control/rules/facts.ts';
import { significance, significanceInSteps } from '../../packages/features/control/rules/significance.ts';
import { plainPeriods } from '../../packages/features/control/rules/testing-plain.ts';
import { addDays, type PlainDate, plainDate } from '../../packages/kernel/date.ts';
import { atMost, type MeasuredLine } from './line.ts';

interface SignificanceCost {
  readonly holders: number;
  readonly days: number;
  /** Milliseconds of the whole, and of the longest step, in which nobody else has a turn. */
  readonly wholeMs: number;
  readonly longestMs: number;
  /** The same by definition in plain numbers; null where that was not run. */
  readonly plainMs: number | null;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const costs = [
    significanceCost(100, 1000, true),
    significanceCost(1000, 1000, true),
    significanceCost(10_000, 1000, false),
  ];
  return costs.map(({ holders, days, wholeMs, longestMs, plainMs }) => {
    const beside = plainMs === null ? '' : `, ${(wholeMs / plainMs).toFixed(3)} of the plain one`;
    return atMost(`significant control among ${holders} holders on ${days} days, longest step`, {
      value: longestMs,
      most: 50,
      places: 1,
      unit: 'ms',
      beside: `the whole ${wholeMs.toFixed(0)} ms${beside}`,
    });
  });
}

const start = plainDate('2020-01-01');

/** Two thirds of the votes lie with three of them in turn, and ten act in concert for half of the time. */
function factsOf(holders: number, days: number): ControlFacts {
  const id = (n: number) => `person ${n}`;
  const now = new Map<string, number>();
  const held: ControlFacts['held'][number][] = [];
  const whole: ControlFacts['whole'][number][] = [];
  let all = 0;
  const hold = (n: number, on: number, shares: number) => {
    all += shares - (now.get(id(n)) ?? 0);
    now.set(id(n), shares);
    held.push({ personId: id(n), classId: 'common', day: addDays(start, on), shares: BigInt(shares) });
  };
  for (let n = 0; n < holders; n += 1) hold(n, 0, 1 + (n % 7));
  for (let on = 0; on < days; on += 1) {
    if (on > 0) {
      for (let n = 0; n < 10; n += 1) hold((on * 10 + n) % holders, on, 1 + ((on + n) % 9));
      hold(on % 3, on, on % 6 < 3 ? holders * 3 : 1);
    }
    whole.push({ classId: 'common', day: addDays(start, on), shares: BigInt(all) });
  }
  const block = { ground: 'concert' as const, holders: [], part: '100', classIds: null, learnedOn: null };
  return {
    held,
    whole,
    joint: [],
    values: [],
    votes: [{ classId: 'common', from: start, to: null, perShare: '1' }],
    statements: [
      {
        ...block,
        controlId: 'c',
        from: start,
        to: addDays(start, Math.ceil(days / 2)),
        individuals: Array.from({ length: 10 }, (_, n) => id(n)),
      },
    ],
    individuals: new Set(now.keys()),
  };
}

/** The quickest of them counts: a neighbour on the same core makes a step longer, never shorter. */
const rounds = 5;

function timesOf(
  facts: ControlFacts,
  asOf: PlainDate,
): { readonly wholeMs: number; readonly longestMs: number } {
  const steps = significanceInSteps(facts, asOf);
  const begun = performance.now();
  let [longestMs, last] = [0, begun];
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    const at = performance.now();
    longestMs = Math.max(longestMs, at - last);
    last = at;
  }
  return { wholeMs: performance.now() - begun, longestMs };
}

function significanceCost(holders: number, days: number, withPlain: boolean): SignificanceCost {
  const facts = factsOf(holders, days);
  const asOf = addDays(start, days);
  const found = significance(facts, asOf);
  const runs = Array.from({ length: rounds }, () => timesOf(facts, asOf));
  const wholeMs = Math.min(...runs.map((run) => run.wholeMs));
  const longestMs = Math.min(...runs.map((run) => run.longestMs));
  if (!withPlain) return { holders, days, wholeMs, longestMs, plainMs: null };
  const plainBegun = performance.now();
  const plain = plainPeriods(facts, found.days, [...facts.individuals]);
  const plainMs = performance.now() - plainBegun;
  const ours = found.individuals.flatMap(({ personId, periods }) =>
    periods.map(({ from, to }) => `${personId} ${from} ${to}`),
  );
  if (ours.sort().join() !== plain.join()) throw new Error('the two registers of control differ');
  return { holders, days, wholeMs, longestMs, plainMs };
}
