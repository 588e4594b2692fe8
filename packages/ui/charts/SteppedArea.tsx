import './charts.css';
import { daysBetween, plainDate } from '@tabellion/kernel/date.ts';
import type { ReactNode } from 'react';

interface Tick {
  on: string;
  /** The event and its date. */
  words: ReactNode;
  date: ReactNode;
}

interface SteppedAreaProps {
  /** A description of the chart for screen readers; a table beside it says the rest. */
  label: string;
  steps: readonly ChartStep[];
  reach: ChartRange;
  /** A chart colour for each part. */
  colours: readonly string[];
  /** Labels from the bottom to the top. */
  axis: readonly ReactNode[];
  ticks: readonly Tick[];
  /** Beside the end of each part; a phone leaves them out. */
  ends?: readonly ReactNode[];
  /** The meaning of each colour, from the bottom to the top. */
  legend: readonly ReactNode[];
  /** A date to mark. */
  now?: string | undefined;
}

/** Parts of a whole that change on dates and hold in between. Time runs in the direction of reading. */
export function SteppedArea(props: SteppedAreaProps) {
  const { label, steps, reach, colours, axis, ticks, ends = [], legend, now } = props;
  const paths = stackedPaths(steps, reach);
  const labels = ticks.map((tick) => ({ ...tick, key: tick.on, at: placeOn(reach, tick.on) }));
  return (
    <div className="steps-chart">
      <div className="steps-chart__axis" aria-hidden="true">
        {axis.map((words, at) => {
          const key = String(at);
          return <span key={key}>{words}</span>;
        })}
      </div>
      <div className="steps-chart__plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          {paths.map((path, at) => (
            <path key={colours[at]} d={path} fill={colours[at]} />
          ))}
        </svg>
        {now !== undefined && (
          <span className="steps-chart__now" style={{ insetInlineStart: `${placeOn(reach, now)}%` }} />
        )}
      </div>
      {ends.length > 0 && <Ends of={ends} parts={steps.at(-1)?.parts ?? []} />}
      <div className="steps-chart__ticks" aria-hidden="true">
        {spaced(labels, APART).map(({ key, at, words, date }, index, all) => (
          <span
            key={key}
            className={edgeClass({ isLast: index === all.length - 1 && index > 0, at })}
            style={{ insetInlineStart: `${at}%` }}
          >
            <span className="name">{words}</span>
            <span>{date}</span>
          </span>
        ))}
      </div>
      <Legend of={legend} colours={colours} />
    </div>
  );
}

/** The outermost labels keep within the chart. */
function edgeClass({ isLast, at }: { isLast: boolean; at: number }): string | undefined {
  if (isLast) return 'is-last';
  return at < APART / 2 ? 'is-first' : undefined;
}

/** Nothing where one part is alone: the chart bears its name. */
function Legend({ of, colours }: { of: readonly ReactNode[]; colours: readonly string[] }) {
  if (of.length < 2) return null;
  return (
    <ul className="steps-chart__legend">
      {of.map((words, at) => (
        <li key={colours[at]}>
          <span className="swatch" style={{ background: colours[at] }} />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Room of a label, in per cent of the width; of a line, in per cent of the height. */
const APART = 18;
const LINE = 11;

/** Each at the middle of its part, moved apart where parts are thin; a part of nothing has no name. */
function Ends({ of, parts }: { of: readonly ReactNode[]; parts: readonly number[] }) {
  const shown = parts.flatMap((part, index) => {
    const below = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
    return part > 0 ? [{ key: String(index), words: of[index], at: (below + part / 2) * 100 }] : [];
  });
  const places = stackedLabels(
    shown.map(({ at }) => at),
    LINE,
  );
  return (
    <div className="steps-chart__ends" aria-hidden="true">
      {shown.map(({ key, words }, index) => (
        <span key={key} style={{ insetBlockEnd: `${places[index]}%` }}>
          {words}
        </span>
      ))}
    </div>
  );
}

interface ChartStep {
  readonly on: string;
  /** Heights from the bottom up, each from 0 to 1. */
  readonly parts: readonly number[];
}

interface ChartRange {
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
