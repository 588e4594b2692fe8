import './charts.css';
import type { ReactNode } from 'react';
import { PercentText } from '../components/Data.tsx';
import { ringPaths } from './donut.ts';

export interface DonutPart {
  key: string;
  name: ReactNode;
  /** Per cent with two places; the parts sum to 100.00. */
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
            <span className="trunc name">{name}</span>
            <b className="num">
              <PercentText percent={percent} />
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
