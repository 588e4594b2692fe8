/** Two dates of a register as a redline: a sign, a line and a tint for what joined, left and changed; never colour alone. */
import type { ReactNode } from 'react';
import type { Column } from '../components/Table.tsx';
import { type TextKey, useText } from '../text/LanguageProvider.tsx';

export type Change = 'joined' | 'left' | 'changed' | 'same';

const signs: Readonly<Record<Change, string>> = { joined: '+', left: '−', changed: '±', same: '' };
const tones: Readonly<Record<Change, string>> = { joined: 'ins', left: 'del', changed: 'warn', same: '' };
const rowClasses: Readonly<Record<Change, string | undefined>> = {
  joined: 'r-ins',
  left: 'r-del',
  changed: 'r-chg',
  same: undefined,
};

const wordOf = (change: Change): TextKey => `register.change.${change}`;
export const redlineClass = (change: Change): string | undefined => rowClasses[change];

const Sign = ({ of }: { of: Change }) => (
  <span className={`gut ${tones[of]}`} aria-hidden="true">
    {signs[of]}
  </span>
);

/** The first column: the sign, and its word for readers of the screen. */
export function signColumn<Row>(changeOf: (row: Row) => Change, text: (key: TextKey) => string): Column<Row> {
  return {
    key: 'sign',
    head: <span className="sr">{text('register.change')}</span>,
    width: 24,
    share: 36,
    cell: (row) => {
      const change = changeOf(row);
      return (
        <>
          <Sign of={change} />
          <span className="sr">{text(wordOf(change))}</span>
        </>
      );
    },
  };
}

/** A cell's content before and now; one of them where they are the same or there is only one. */
export function BeforeAfter({
  change,
  before,
  after,
}: {
  change: Change;
  before: ReactNode;
  after: ReactNode;
}) {
  if (change === 'joined') return <span className="new">{after}</span>;
  if (change === 'left') return <span className="old">{before}</span>;
  if (change === 'same') return after;
  return (
    <span className="redline">
      <del className="old">{before}</del> <ins className="new">{after}</ins>
    </span>
  );
}

export type RedlineCounts = Readonly<Record<Change, number>>;

interface RedlineLegendProps {
  counts: RedlineCounts | undefined;
  onlyChanges: boolean;
  onOnlyChanges(only: boolean): void;
}

/** Keeps their place until they are known. */
const none = { joined: 0, left: 0, changed: 0, same: 0 };

/** How many of each, what the signs mean, and whether what stayed the same is shown. */
export function RedlineLegend({ counts, onlyChanges, onOnlyChanges }: RedlineLegendProps) {
  const text = useText();
  return (
    <div className="legend">
      <b role="status" className={counts ? undefined : 'legend__wait'}>
        {text('register.change.counts', { ...(counts ?? none) })}
      </b>
      <span className="grow" />
      {(['joined', 'left', 'changed'] as const).map((change) => (
        <span key={change} className="row t12 not-phone">
          <Sign of={change} />
          {text(wordOf(change))}
        </span>
      ))}
      <label className="check legend__only no-print">
        <input
          type="checkbox"
          role="switch"
          checked={onlyChanges}
          aria-checked={onlyChanges}
          onChange={(event) => onOnlyChanges(event.target.checked)}
        />
        {text('register.change.only')}
      </label>
    </div>
  );
}
