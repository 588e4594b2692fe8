/** The cap table of long histories, each in a process of its own, so that one's garbage is not the other's. */
import { execFileSync } from 'node:child_process';
import { atMost, type MeasuredLine, measuredLine, measuredOf } from './line.ts';

export interface CapTableCost {
  readonly acts: number;
  readonly holders: number;
  /** Microseconds of processor time an act, of folding and telling the cap table. */
  readonly ours: number;
  /** The same of `plain.ts`. */
  readonly plain: number;
  /** Megabytes: the acts themselves, and what the book and the cap table hold besides. */
  readonly actsMb: number;
  readonly bookMb: number;
}

const enoughMb = 14_000;
const [middleSize, largestSize] = [10_000, 1_000_000];

export async function lines(): Promise<readonly MeasuredLine[]> {
  const costs = [100, middleSize, largestSize].map(capTableCost);
  const oursAt = (size: number) => costs.find(({ acts }) => acts >= size)?.ours ?? Number.NaN;
  return [
    ...costs.map(({ acts, holders, ours, plain }) => {
      const what = `cap table of ${acts} acts, ${holders} holders`;
      const beside = `${ours.toFixed(1)} µs an act beside ${plain.toFixed(1)}`;
      const figure = { value: ours / plain, places: 2, unit: 'times the plain fold', beside };
      // The target is that of the largest; what is small fits the caches of plain numbers.
      return acts < largestSize ? measuredOf(what, figure) : atMost(what, { ...figure, most: 2 });
    }),
    atMost(`an act among ${largestSize} over one among ${middleSize}`, {
      value: oursAt(largestSize) / oursAt(middleSize),
      most: 1.5,
      places: 2,
      unit: 'times',
    }),
    ...costs
      .slice(-1)
      .map(({ acts, actsMb, bookMb }) =>
        measuredLine(
          `memory of ${acts} acts`,
          `${actsMb.toFixed(0)} MB; book and cap table ${bookMb.toFixed(0)} MB`,
        ),
      ),
  ];
}

function capTableCost(size: number): CapTableCost {
  const child = ['--expose-gc', `--max-old-space-size=${enoughMb}`, '--import', 'tsx'];
  const input = execFileSync(
    process.execPath,
    [...child, `${import.meta.dirname}/capTableOf.ts`, String(size)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(input) as CapTableCost;
}
