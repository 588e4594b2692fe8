import { DateText, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { RedlineLegend, redlineClass, signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import type { Comparison } from '@tabellion/ui/register/useComparison.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Users } from 'lucide-react';
import type { ComparedLine } from '../../registerContract.ts';
import type { Changes } from './useChanges.ts';

interface HoldersComparedProps {
  changes: Changes;
  comparison: Comparison;
  /** The earlier date, and the later one as it is shown. */
  from: string;
  to: string;
  isFiltered: boolean;
  onClear(): void;
}

/** Two dates of the securities register as a redline: each line names the entries that caused it. */
export function HoldersCompared({
  changes,
  comparison,
  isFiltered,
  onClear,
  ...dates
}: HoldersComparedProps) {
  const { text } = useLanguage();
  const { query, sort, reading, printed, change } = changes;
  const { onlyChanges, setOnlyChanges } = comparison;
  const total = reading.data?.total;
  return (
    <>
      <RedlineLegend counts={total} onlyChanges={onlyChanges} onOnlyChanges={setOnlyChanges} />
      <Table
        caption={text('shell.nav.shareholders')}
        compact
        reading={reading}
        rows={printed.lines ?? reading.data?.lines ?? []}
        rowKey={(line) => `${line.person_id}.${line.class_id}`}
        rowClass={({ change: how }) => redlineClass(how)}
        columns={useColumns({
          ...{ total, sort, ...dates },
          isWhole: !isFiltered,
          onSort: (next) => change({ sort: next === 'name' ? undefined : next }),
        })}
        filtered={isFiltered ? { onClear } : undefined}
        empty={<EmptyState icon={Users} title={text('register.shareholders.none')} />}
      />
      <PrintedPart of={printed} />
      <Pages
        isLater={query.after !== undefined}
        next={reading.data?.next}
        onGo={(next) => change({ after: next })}
      />
    </>
  );
}

type Total = {
  beforeExact: string;
  afterExact: string;
  differenceExact: string;
  holdersBefore: number;
  holdersAfter: number;
};

interface ComparedColumns {
  total: Total | undefined;
  from: string;
  to: string;
  sort: string;
  onSort(sort: string): void;
  /** The whole register is shown: its percentages are those of all shares. */
  isWhole: boolean;
}

function useColumns({ total, from, to, sort, onSort, isWhole }: ComparedColumns): Column<ComparedLine>[] {
  const { text } = useLanguage();
  const order = (key: string, down = false) => ({ sort: sortingBy(key, sort, onSort, { down }) });
  return [
    signColumn<ComparedLine>(({ change }) => change, text),
    {
      key: 'holder',
      head: text('register.holder'),
      card: 'main',
      ...order('name'),
      cell: ({ display_name: name, change }) => (
        <span className={change === 'joined' ? 'who new' : 'who'}>
          {name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>}
        </span>
      ),
      total: total && text('register.holdersNow', { before: total.holdersBefore, after: total.holdersAfter }),
    },
    {
      key: 'class',
      head: text('register.class'),
      cell: ({ class_name }) => <UserText>{class_name}</UserText>,
    },
    {
      key: 'before',
      head: <DateText date={from} />,
      num: true,
      card: 'none',
      cell: ({ beforeExact }) => <Shares of={beforeExact} className="old" />,
      total: total && <Num of={total.beforeExact} />,
    },
    {
      key: 'after',
      ...order('shares', true),
      head: <DateText date={to} />,
      num: true,
      card: 'end',
      cell: ({ afterExact }) => <Shares of={afterExact} className="new" />,
      total: total && <Num of={total.afterExact} />,
    },
    {
      key: 'difference',
      ...order('difference', true),
      head: text('register.difference'),
      num: true,
      card: 'end',
      cell: ({ differenceExact }) => <Difference of={differenceExact} />,
      total: total && <Difference of={total.differenceExact} />,
    },
    {
      key: 'owned',
      head: text('register.owned'),
      num: true,
      card: 'none',
      from: 1200,
      cell: ({ percentBefore }) => <Percent of={percentBefore} />,
      total: isWhole && total && total.beforeExact !== '0' && <PercentText percent="100.00" />,
    },
    {
      key: 'owns',
      head: text('register.ownsNow'),
      num: true,
      card: 'none',
      from: 1200,
      cell: ({ percentAfter }) => <Percent of={percentAfter} />,
      total: isWhole && total && total.afterExact !== '0' && <PercentText percent="100.00" />,
    },
    { key: 'because', head: text('register.because'), cell: (line) => <Because of={line} /> },
  ];
}

const Shares = ({ of, className }: { of: string; className: string }) =>
  of === '0' ? (
    <span className="muted">–</span>
  ) : (
    <span className={className}>
      <Num of={of} />
    </span>
  );

const Percent = ({ of }: { of: string | null }) =>
  of === null ? <span className="muted">–</span> : <PercentText percent={of} />;

/** With its sign: a change says which way. */
function Difference({ of }: { of: string }) {
  const { language } = useLanguage();
  if (of === '0') return <span className="muted">0</span>;
  const isLess = of.startsWith('-');
  const size = formatNumber(isLess ? of.slice(1) : of, language);
  return (
    <span className={isLess ? 'del' : 'ins'}>
      <bdi dir="ltr">{`${isLess ? '−' : '+'}${size}`}</bdi>
    </span>
  );
}

/** The last entry, and how many more there are. */
function Because({ of: { because } }: { of: ComparedLine }) {
  const { text } = useLanguage();
  const [last] = because;
  if (last === undefined) return <span className="muted">{text('register.because.none')}</span>;
  const label = last.label ?? text('register.because.unnumbered');
  return (
    <span>
      <RichText of={`register.because.${last.kind}`} with={{ label: <bdi>{label}</bdi> }} />
      {text('wizard.comma')}
      <DateText date={last.on} />
      {because.length > 1 && (
        <small className="sub">{text('register.because.more', { count: because.length - 1 })}</small>
      )}
    </span>
  );
}
