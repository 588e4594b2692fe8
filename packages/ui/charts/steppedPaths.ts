import { daysBetween, plainDate } from '@tabellion/kernel/date.ts';

export interface ChartStep {
  readonly on: string;
  /** Heights from the bottom up, each from 0 to 1. */
  readonly parts: readonly number[];
}

export interface ChartRange {
  readonly from: string;
  readonly to: string;
}

/** Where a date stands, from 0 to 100; the whole width is the first day where there is no other. */
export function placeOn({ from, to }: ChartRange, on: string): number {
  const whole = days(from, to);
  if (whole <= 0) return 0;
  return (Math.max(0, Math.min(days(from, on), whole)) / whole) * 100;
}

const days = (from: string, to: string): number => daysBetween(plainDate(from), plainDate(to));

/** One closed path for each part, stacked. @param steps rising by date */
export function stackedPaths(steps: readonly ChartStep[], reach: ChartRange): readonly string[] {
  const count = steps[0]?.parts.length ?? 0;
  return Array.from({ length: count }, (_, part) => {
    const upper = edge(steps, reach, part + 1);
    const lower = edge(steps, reach, part).reverse();
    return `M${[...upper, ...lower].map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
  });
}

/** The steps of the sum of the first parts, from left to right; y grows downwards. */
function edge(steps: readonly ChartStep[], reach: ChartRange, parts: number): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (const [index, { on, parts: heights }] of steps.entries()) {
    const y = 100 - 100 * heights.slice(0, parts).reduce((sum, height) => sum + height, 0);
    const next = steps[index + 1];
    points.push([placeOn(reach, on), y], [next ? placeOn(reach, next.on) : 100, y]);
  }
  return points;
}

const round = (value: number): number => Math.round(value * 100) / 100;

interface Label {
  readonly key: string;
  readonly at: number;
}

/** Which of some labels are written so that none stands upon another: the last always, the others from the first.
 *  @param apart how far apart two must stand */
export function spaced<T extends Label>(labels: readonly T[], apart: number): readonly T[] {
  const last = labels.at(-1);
  // A label at an edge stands beside its place, elsewhere around it.
  const middleOf = ({ at }: Label) => Math.max(at, apart / 2);
  const end = (last?.at ?? 100) - apart / 2;
  const kept: T[] = [];
  for (const label of labels) {
    const before = kept.at(-1);
    const middle = middleOf(label);
    const isFree = (before === undefined || middle - middleOf(before) >= apart) && end - middle >= apart;
    if (label === last || isFree) kept.push(label);
  }
  return kept;
}

/** Moves labels apart, from the bottom up, so that each has its line; those that would leave the top are pushed down.
 *  @param at wanted places from the bottom, rising */
export function stackedLabels(at: readonly number[], apart: number): readonly number[] {
  const placed: number[] = [];
  for (const wanted of at) placed.push(Math.max(wanted, (placed.at(-1) ?? -apart) + apart));
  for (let index = placed.length - 1, limit = 100; index >= 0; index--, limit -= apart)
    placed[index] = Math.min(placed[index] ?? 0, limit);
  return placed;
}
