import './charts.css';
import type { ReactNode } from 'react';
import { PercentText } from '../components/Data.tsx';

interface DonutPart {
  key: string;
  name: ReactNode;
  /** A percentage with two places; the parts sum to 100.00. */
  percent: string;
  /** A chart colour: `var(--c-1)`. */
  colour: string;
}

interface DonutProps {
  /** A description of the ring for screen readers; the parts beside it say the rest. */
  label: string;
  parts: readonly DonutPart[];
  /** The whole, in the middle: a figure and what it counts. */
  figure: string;
  of: ReactNode;
}

/** A ring with every part named beside it. */
export function Donut({ label, parts, figure, of }: DonutProps) {
  const paths = ringPaths(parts.map(({ percent }) => Number(percent)));
  return (
    <div className="donut">
      <div className="donut__ring">
        <svg viewBox="0 0 192 192" role="img" aria-label={label}>
          {parts.map(({ key, colour }, at) => (
            <path key={key} d={paths[at]} fill={colour} />
          ))}
        </svg>
        <div className={figure.length > 11 ? 'donut__middle is-long' : 'donut__middle'}>
          <b>
            <bdi dir="ltr">{figure}</bdi>
          </b>
          {of}
        </div>
      </div>
      <ul className="donut__parts">
        {parts.map(({ key, name, percent, colour }) => (
          <li key={key}>
            <span className="swatch" style={{ background: colour }} />
            <span className="name">{name}</span>
            <b className="num">
              <PercentText percent={percent} />
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CENTRE = 96;
const OUTER = 88;
const INNER = 58;
/** The gap between two parts, in degrees: neighbours stay apart without colour. */
const GAP = 1;

/** One path for each part, clockwise from the top, in a box of 192; empty for a part of nothing.
 *  @param parts of any size, none less than zero */
export function ringPaths(parts: readonly number[]): readonly string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const isOne = parts.filter((part) => part > 0).length === 1;
  let begin = 0;
  return parts.map((part) => {
    const size = whole === 0 ? 0 : (part / whole) * 360;
    const [from, to] = [begin, begin + size];
    begin = to;
    if (size === 0) return '';
    if (isOne) return `${segment(0, 180)}${segment(180, 360)}`;
    const gap = Math.min(GAP, size / 2);
    return segment(from + gap / 2, to - gap / 2);
  });
}

function segment(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${point(OUTER, from)}`,
    `A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, to)}`,
    `L${point(INNER, to)}`,
    `A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, from)}Z`,
  ].join('');
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
