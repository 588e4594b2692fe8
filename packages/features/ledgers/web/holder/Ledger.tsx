import { Id, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/EntryMenu.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { SinceText } from '@tabellion/ui/register/SinceText.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { HolderView } from '../../holderContract.ts';
import type { LedgerLine } from '../../ledgerShapes.ts';
import { ActWords } from './ActWords.tsx';

/** Shares received and given up, act by act; each balance is the one before, plus and minus these. */
export function Ledger({
  of: { ledger, broughtForward, classes },
  act,
}: {
  of: HolderView;
  /** Actions on the entry, at the end of its line. */
  act: ((line: LedgerLine) => ReactNode) | undefined;
}) {
  const text = useText();
  const records = useRecordColumn<LedgerLine>(({ entry_id: id }) => [`act:${id}`]);
  const hasClasses =
    new Set([...ledger.map((line) => line.className), ...classes.map(({ name }) => name)]).size > 1;
  const columns: Column<LedgerLine>[] = [
    {
      key: 'date',
      head: text('capTable.date'),
      card: 'main',
      cell: ({ on, is_on_or_before }) => <SinceText date={on} isOnOrBefore={is_on_or_before} />,
    },
    {
      key: 'entry',
      head: text('ledger.act'),
      cell: (line) => (
        <>
          <ActWords of={line} />
          {line.isVoid && <small className="sub">{text('ledger.void')}</small>}
          {hasClasses && (
            <small className="sub">
              <UserText>{line.className}</UserText>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'certificates',
      head: text('holder.certificates'),
      card: 'none',
      cell: (line) => <Numbers of={line} />,
    },
    {
      key: 'in',
      head: text('ledger.in'),
      num: true,
      cardLabel: text('ledger.in'),
      cell: ({ inExact }) => <Some of={inExact} />,
    },
    {
      key: 'out',
      head: text('ledger.out'),
      num: true,
      cardLabel: text('ledger.out'),
      cell: ({ outExact }) => <Some of={outExact} />,
    },
    {
      key: 'balance',
      head: text('ledger.balance'),
      num: true,
      card: 'end',
      cell: ({ balanceExact }) => <Num of={balanceExact} />,
    },
    ...records,
    ...actColumn(act, text),
  ];
  return (
    <>
      {broughtForward.map(({ className, sharesExact }) => (
        <p key={className} className="row muted">
          {text('ledger.forward')} <UserText>{className}</UserText> <Num of={sharesExact} />
        </p>
      ))}
      <Table
        caption={text('ledger.title')}
        compact
        rows={ledger}
        rowKey={(line) =>
          `${line.entry_id} ${line.on} ${line.class_id} ${[...line.opened, ...line.ended].map(({ _id }) => _id).join()}`
        }
        columns={columns}
        empty={<p className="menu__note">{text('ledger.none')}</p>}
      />
    </>
  );
}

const Some = ({ of }: { of: string }) =>
  of === '0' ? <span className="muted not-phone">–</span> : <Num of={of} />;

/** `CS-1 → CS-7`: what the act ended, and what it opened for the holder. */
function Numbers({ of: { ended, opened } }: { of: LedgerLine }) {
  const text = useText();
  const list = (all: LedgerLine['ended']) =>
    all.slice(0, 3).map(({ _id, label }) => <Id key={_id}>{label ?? text('register.certificate.none')}</Id>);
  return (
    <span className="row tight">
      {list(ended)}
      {ended.length > 0 && opened.length > 0 && (
        <span className="holderpage__into" aria-hidden="true">
          →
        </span>
      )}
      {list(opened)}
    </span>
  );
}
