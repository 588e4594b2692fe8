import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck, PanelRightOpen, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilingView } from '../contract.ts';
import { isFiledHere, isMarkedHere } from '../rules/due.ts';
import { returnPath } from '../rules/returnPaths.ts';
import { FilingFee } from './FilingFee.tsx';
import { isMissing, listedYear } from './filingFilter.ts';
import { goOnWords, registryOf, stateOf, titleOf } from './filingWords.ts';

interface FilingsTableProps {
  rows: readonly FilingView[];
  filtered: { onClear(): void } | undefined;
  empty: ReactNode;
  onOpen(filing: FilingView): void;
  /** Left out for who may not. */
  onMark: ((filing: FilingView) => void) | undefined;
}

/** One row for each filing: missing years first, then year by year. */
export function FilingsTable({ rows, filtered, empty, onOpen, onMark }: FilingsTableProps) {
  const text = useText();
  return (
    <Table
      caption={text('filings.title')}
      rows={rows}
      rowKey={({ filing_id }) => filing_id}
      groupOf={(filing) => groupOf(filing, text)}
      columns={columns(text, { onOpen, onMark })}
      filtered={filtered}
      empty={empty}
    />
  );
}

function groupOf(filing: FilingView, text: Text) {
  if (!isMissing(filing)) return { key: listedYear(filing), words: listedYear(filing) };
  return {
    key: 'missing',
    words: (
      <div className="filings__missing">
        <span className="err">{text('filings.missing')}</span>
        <span className="sub">{text('filings.missing.why')}</span>
      </div>
    ),
  };
}

function columns(
  text: Text,
  { onOpen, onMark }: Pick<FilingsTableProps, 'onOpen' | 'onMark'>,
): Column<FilingView>[] {
  return [
    {
      key: 'filing',
      head: text('filings.column.filing'),
      card: 'main',
      width: '28%',
      cell: (filing) => (
        <>
          <button type="button" className="rowlink" onClick={() => onOpen(filing)}>
            {titleOf(filing, text)}
          </button>
          <div className="t12 muted">
            {registryOf(filing.registration, text)}
            {filing.person && (
              <>
                {text('wizard.comma')}
                <UserText>{filing.person.display_name || text('dashboard.erased')}</UserText>
              </>
            )}
          </div>
        </>
      ),
    },
    {
      key: 'year',
      head: text('filings.column.year'),
      num: true,
      card: 'none',
      from: 1100,
      cell: ({ filing_year: year }) => year,
    },
    {
      key: 'opens',
      head: text('filings.column.opens'),
      card: 'none',
      onPaper: 'none',
      from: 1440,
      cell: ({ open_from: date }) => <DateText date={date} />,
    },
    {
      key: 'due',
      head: text('filings.column.due'),
      cardLabel: text('filings.column.due'),
      cell: ({ due_date: date }) => <DateText date={date} />,
    },
    {
      key: 'state',
      head: text('filings.column.state'),
      card: 'end',
      cell: (filing) => <State of={filing} />,
    },
    {
      key: 'fee',
      head: text('filings.column.fee'),
      num: true,
      card: 'none',
      cell: (filing) => <FilingFee of={filing} />,
    },
    {
      key: 'number',
      head: text('filings.column.number'),
      card: 'none',
      from: 1280,
      cell: ({ registry: { number } }) => number && <Id>{number}</Id>,
    },
    {
      key: 'menu',
      head: <span className="sr">{text('filings.particulars')}</span>,
      card: 'act',
      width: 64,
      cell: (filing) => <Menu of={filing} onOpen={onOpen} onMark={onMark} />,
    },
  ];
}

function State({ of }: { of: FilingView }) {
  const text = useText();
  const { tone, words } = stateOf(of, text);
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function Menu({
  of: filing,
  onOpen,
  onMark,
}: { of: FilingView } & Pick<FilingsTableProps, 'onOpen' | 'onMark'>) {
  const orgId = useOrgId();
  const text = useText();
  const mayMark = onMark !== undefined && isMarkedHere(filing);
  return (
    <RowMenu
      name={titleOf(filing, text)}
      items={[
        {
          key: 'open',
          label: text('filings.particulars'),
          icon: PanelRightOpen,
          onSelect: () => onOpen(filing),
        },
        ...(onMark !== undefined && isFiledHere(filing)
          ? [
              {
                key: 'start',
                label: goOnWords(filing, text),
                icon: Play,
                onSelect: () => navigate({ to: returnPath(orgId, filing) }),
              },
            ]
          : []),
        ...(mayMark
          ? [
              {
                key: 'mark',
                label: text('filings.markFiled'),
                icon: CircleCheck,
                onSelect: () => onMark(filing),
              },
            ]
          : []),
      ]}
    />
  );
}
