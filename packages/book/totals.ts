import { addDecimals, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { ClassTotals } from './book.ts';
import type { RegisterRow } from './rows.ts';

/** The totals of every class, from the rows that hold on one day. */
export function totalsIn(rows: readonly RegisterRow[]): Map<string, ClassTotals> {
  const totals = new Map<string, ClassTotals>();
  const seriesOf = new Map(
    rows.flatMap(({ table, key, value }) =>
      table === 'classTerms' && value.seriesOf !== null ? [[key, value.seriesOf]] : [],
    ),
  );
  const add = (classId: string, more: Partial<ClassTotals>) => {
    const { shares, withSeries, capital } = totals.get(classId) ?? NOTHING;
    totals.set(classId, {
      shares: shares + (more.shares ?? 0n),
      withSeries: withSeries + (more.withSeries ?? 0n),
      capital: addDecimals(capital, more.capital ?? ZERO),
    });
  };
  for (const { table, value } of rows) {
    if (table === 'capitalEntries') add(value.classId, { capital: decimal(value.amount) });
    if (table !== 'certificates' || value.status !== 'open') continue;
    const { classId, quantity } = value;
    add(classId, { shares: quantity, withSeries: quantity });
    const whole = seriesOf.get(classId);
    if (whole !== undefined) add(whole, { withSeries: quantity });
  }
  return totals;
}

const NOTHING: ClassTotals = { shares: 0n, withSeries: 0n, capital: ZERO };
