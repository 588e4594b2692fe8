import type { Register } from '@tabellion/kit/register.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useMay, ViewOnly } from '../access/MayProvider.tsx';
import { PageHead } from '../components/Card.tsx';
import { Table } from '../components/Table.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { AsOfBar } from './AsOfBar.tsx';
import { CompareBar, CompareButton } from './CompareBar.tsx';
import { useFilter, WhoFilter } from './FilterRow.tsx';
import { Pages } from './Pages.tsx';
import { type RedlineCounts, RedlineLegend, redlineClass } from './Redline.tsx';
import { useRecordColumn } from './recordColumn.tsx';
import { type RegisterCells, type RegisterRow, registerColumns } from './registerColumns.tsx';
import { MOST_PRINTED, type PrintedLines } from './usePrinted.ts';
import type { RegisterList } from './useRegister.ts';
import { walkRows } from './walkRows.ts';

interface RegisterPageProps<Line, Key extends string> extends RegisterCells<Line, Key> {
  register: Register<Line, Key>;
  list: RegisterList<RegisterRow<Line>>;
  rowKey(line: Line): string;
  /** The records of which a line tells, each as `class:<id>`: what the log has of them stands at the line. */
  records?: ((line: RegisterRow<Line>) => readonly string[]) | undefined;
  /** Whether the line is of somebody who is no longer in the register on that date. */
  isFormer?(line: Line): boolean;
  /** Today, the zone of the registry, and the dates on which the register changed; undefined until they are read. */
  days: { readonly today: string; readonly zone: string; readonly days: readonly string[] } | undefined;
  /** How many lines changed how; undefined until they are read. */
  counts: RedlineCounts | undefined;
  title?: ReactNode;
  lead: ReactNode;
  /** Where not everybody may act: the action of whoever may. */
  edit?: string;
  /** Before the other actions of the head, the file of the register, and what begins something new. */
  back?: ReactNode;
  exporting?: ReactNode;
  primary?: ReactNode;
  /** Fields of the filter beside the name. */
  filters?: ReactNode;
  /** Why it is empty: an `<EmptyState>`. */
  empty: ReactNode;
  /** Above and below the register, and right above and under its table. */
  notes?: ReactNode;
  below?: ReactNode;
  above?: ReactNode;
  under?: ReactNode;
}

/** A register on any date, or on two: its head, filters, dates, table, paper and pages. */
export function RegisterPage<Line, Key extends string>(props: RegisterPageProps<Line, Key>) {
  const { register, list, days, title, lead, edit, back, exporting, primary, filters, empty, ...shown } =
    props;
  const { at, comparison, isCompared, filter, isFiltered, reading, printed, change } = list;
  const text = useText();
  const most = Math.max(1, ...list.lines.map((line) => shown.records?.(line).length ?? 0));
  const records = useRecordColumn<RegisterRow<Line>>(shown.records, most);
  const { order, who } = register;
  // Nothing can be done on another date, and the column keeps its place; names take it where two dates are compared.
  const mayEdit = useMay(edit ?? '');
  const act = shown.act ?? (mayEdit && !isCompared ? () => null : undefined);
  const row = useFilter({
    isOn: isFiltered,
    name: filter.name ?? '',
    onName: (name) => change({ name: name || undefined }),
    children: (
      <>
        {filters}
        {who && (!isCompared || who.inComparison === 'shown') && (
          <WhoFilter of={who} value={filter.who} onChange={(next) => change({ who: next })} />
        )}
      </>
    ),
  });
  const bar = { at, comparison, today: days?.today, days: days?.days ?? [] };
  const clear = () =>
    change(Object.fromEntries(Object.keys(register.filters).map((name) => [name, undefined])));
  return (
    <div className="stack s4">
      <PageHead
        up={back}
        title={title ?? text(register.title)}
        lead={lead}
        hasRest
        actions={
          <>
            {'name' in register.filters && <span className="rest">{row.button}</span>}
            <CompareButton {...bar} />
            <span className="rest">{exporting}</span>
            {primary}
          </>
        }
      />
      {edit && <ViewOnly of={edit} />}
      {shown.notes}
      {'name' in register.filters && row.row}
      <div>
        <RegisterBar {...bar} counts={shown.counts} zone={days?.zone} />
        {shown.above}
        <Table<RegisterRow<Line>>
          caption={typeof title === 'string' ? title : text(register.title)}
          reading={reading}
          rows={list.lines}
          rowKey={shown.rowKey}
          onRowKey={walkRows}
          rowClass={(line) =>
            (isCompared ? redlineClass(line.change ?? 'same') : undefined) ??
            (shown.isFormer?.(line) ? 'is-former' : undefined)
          }
          columns={registerColumns({
            register,
            text,
            isCompared,
            sort: list.sort,
            onSort: (next) => change({ sort: next === order ? undefined : next }),
            ...shown,
            act,
            records,
          })}
          filtered={isFiltered ? { onClear: clear } : undefined}
          empty={empty}
        />
        {shown.under}
      </div>
      <PrintedPart of={printed} />
      <Pages isLater={list.isLater} next={reading.data?.next} onGo={(after) => change({ after })} />
      {shown.below}
    </div>
  );
}

/** Says, on paper alone, that there are more lines than stand there. */
function PrintedPart({ of: { isPart } }: { of: Pick<PrintedLines<unknown>, 'isPart'> }) {
  const text = useText();
  return isPart ? <p className="onpaper">{text('register.print.part', { count: MOST_PRINTED })}</p> : null;
}

type RegisterBarProps = ComponentProps<typeof CompareBar> &
  Pick<ComponentProps<typeof AsOfBar>, 'zone'> &
  Pick<ComponentProps<typeof RedlineLegend>, 'counts'>;

/** The bar above a register: its date, or the two dates that are compared, and then what changed. */
function RegisterBar({ counts, zone, ...bar }: RegisterBarProps) {
  const { at, comparison, today, days } = bar;
  if (comparison.from === undefined) return <AsOfBar at={at} today={today} days={days} zone={zone} />;
  return (
    <>
      <CompareBar {...bar} />
      <RedlineLegend
        counts={counts}
        onlyChanges={comparison.onlyChanges}
        onOnlyChanges={comparison.setOnlyChanges}
      />
    </>
  );
}
