/** A page of the securities register out of 100,000 holders, at a past date, as the product reads it. */
import type { IssuedPayload } from '../../packages/book/acts/issued.ts';
import type { Act } from '../../packages/book/acts/kinds.ts';
import { listRegisterShareholders } from '../../packages/features/ledgers/server/registers.ts';
import { addDays } from '../../packages/kernel/date.ts';
import { historyOf } from '../book/history.ts';
import { nameAll, openBench, organizationWith } from '../book/organization.ts';
import { median } from '../machine.ts';
import { contextIn } from './context.ts';
import { atMost, type MeasuredLine } from './line.ts';

/** Ten holders in one act, and an act for each of them. */
const ACTS_FOR_A_HOLDER = 1.1;
const LINES = 200;
const REPEATS = 15;

interface HoldersPageCost {
  readonly holders: number;
  /** How many of them hold shares on that date. */
  readonly standing: number;
  readonly lines: number;
  /** Median milliseconds of the first page, and of one in the middle. */
  readonly firstMs: number;
  readonly laterMs: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const { holders, standing, lines, firstMs, laterMs } = await holdersPageCost(100_000);
  const page = `page of ${lines} rows by shares at a past date, ${standing} of ${holders} holders`;
  const bound = { most: 150, unit: 'ms' };
  return [
    atMost(`first ${page}`, { ...bound, value: firstMs }),
    atMost('a later one', { ...bound, value: laterMs }),
  ];
}

async function holdersPageCost(holders: number): Promise<HoldersPageCost> {
  const bench = await openBench();
  try {
    const history = historyOf(Math.round(holders * ACTS_FOR_A_HOLDER));
    const { acts, lastDay } = history;
    const orgId = await organizationWith(bench, { ...history, acts: acts.map(unequal) });
    await nameAll(bench, orgId, acts);
    await bench.analyze();
    const asOf = addDays(lastDay, -1000);
    const read = async (after: string | null) => {
      const began = performance.now();
      const page = await contextIn(bench, orgId, (context) =>
        listRegisterShareholders(context, {
          query: { asOf, sort: '-shares', limit: String(LINES), ...(after !== null && { after }) },
        }),
      );
      if (!page.ok) throw new Error(page.error.textCode);
      return { ms: performance.now() - began, ...page.value };
    };
    const { total, lines, ...begun } = await read(null);
    let { next } = begun;
    const [first, later]: [number[], number[]] = [[], []];
    for (let i = 0; i < REPEATS; i++) first.push((await read(null)).ms);
    for (let i = 0; i < REPEATS; i++) {
      const page = await read(next);
      next = page.next;
      later.push(page.ms);
    }
    return {
      holders,
      standing: total.holders,
      lines: lines.length,
      firstMs: median(first),
      laterMs: median(later),
    };
  } finally {
    await bench.close();
  }
}

/** Gives each from 1 to 9,999 shares, in no order. */
function unequal(act: Act, at: number): Act {
  if (act.kind !== 'issued' || act.verb === 'void') return act;
  const issues = (act.payload as IssuedPayload).issues.map((issue, place) => {
    const quantity = String(1 + ((at * 7919 + place * 104_729) % 9999));
    return { ...issue, quantity, consideration: { kind: 'money' as const, amount: quantity } };
  });
  return { ...act, payload: { ...act.payload, issues } } as Act;
}
