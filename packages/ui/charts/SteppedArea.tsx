import './charts.css';
import type { ReactNode } from 'react';
import {
  type ChartRange,
  type ChartStep,
  placeOn,
  spaced,
  stackedLabels,
  stackedPaths,
} from './steppedPaths.ts';

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
