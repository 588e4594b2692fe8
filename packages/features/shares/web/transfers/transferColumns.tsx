import { DateText, Id, InstantText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ReactNode } from 'react';
import { considerationWord } from '../../rules/movedBy.ts';
import type { TransferLine, TransfersReply } from '../../transferRegisterContract.ts';

interface TransferColumns {
  text: Text;
  orgId: string;
  /** The registry's, in which instants are told. */
  zone: string | undefined;
  isCompared: boolean;
  /** At which the pages of holders are read too. */
  query: { asOf?: string; knownAt?: string };
  total: TransfersReply['total'] | undefined;
  sort: string;
  onSort(sort: string): void;
  /** At the end of each line. */
  act: ((line: TransferLine) => ReactNode) | undefined;
}

/** The columns of the register of transfers (CBCA s. 50(1)(c)): date, who to whom, what, and on which paper. */
export function transferColumns(of: TransferColumns): Column<TransferLine>[] {
  const { text, orgId, query, total, sort, onSort, zone, isCompared, act } = of;
  const holder = ({ person_id: id, display_name: name }: TransferLine['from']): ReactNode =>
    name === '' ? (
      <span className="muted">{text('dashboard.erased')}</span>
    ) : (
      <Link className="rowlink" to={`/app/org/${orgId}/shares/shareholders/${id}`} search={query}>
        <UserText>{name}</UserText>
      </Link>
    );
  return [
    ...(isCompared ? [signColumn<TransferLine>(({ change }) => change, text)] : []),
    {
      key: 'on',
      head: text('transfers.on'),
      card: 'main',
      sort: sortingBy('on', sort, onSort, { down: true }),
      cell: ({ on, entry, is_corrected: isCorrected, is_void: isVoid }) => (
        <span className="nowrap">
          <DateText date={on} />
          <small className="sub">
            {text('transfers.entryNumber', { number: entry })}
            {isCorrected && <> {text(isVoid ? 'ledger.void' : 'transfers.corrected')}</>}
          </small>
        </span>
      ),
      total: total && text('transfers.count', { count: total.lines }),
    },
    {
      key: 'from',
      head: text('transfers.from'),
      cardLabel: text('transfers.from'),
      cell: (line) => holder(line.from),
    },
    {
      key: 'to',
      head: text('transfers.to'),
      cardLabel: text('transfers.to'),
      cell: (line) => (
        <span>
          {line.to === null ? text('transfers.corporation') : holder(line.to)}
          {line.to === null && <small className="sub">{text(`ledger.kind.${line.kind}`)}</small>}
        </span>
      ),
    },
    {
      key: 'class',
      head: text('register.class'),
      cell: ({ class_name: name }) => <UserText>{name}</UserText>,
    },
    {
      key: 'shares',
      head: text('register.shares'),
      num: true,
      card: 'end',
      sort: sortingBy('shares', sort, onSort, { down: true }),
      cell: ({ sharesExact }) => <Num of={sharesExact} />,
      total: total && <Num of={total.sharesExact} />,
    },
    {
      key: 'certificates',
      head: text('transfers.certificates'),
      cardLabel: text('transfers.certificates'),
      cell: (line) => <Certificates of={line} text={text} />,
    },
    {
      key: 'consideration',
      from: 1100,
      head: text('transfers.consideration'),
      card: 'none',
      cell: ({ consideration }) =>
        consideration === null ? (
          <span className="muted">–</span>
        ) : (
          <span>
            {text(considerationWord(consideration.kind))}
            {consideration.amount !== null && (
              <small className="sub">
                <PriceText dollars={consideration.amount} />
              </small>
            )}
          </span>
        ),
    },
    {
      key: 'resolution',
      from: 1280,
      head: text('transfers.resolution'),
      card: 'none',
      cell: ({ resolution }) =>
        resolution === null ? (
          <span className="muted">–</span>
        ) : (
          <span className="nowrap">
            <UserText>{resolution.number}</UserText>
            <small className="sub">
              <DateText date={resolution.date} />
            </small>
          </span>
        ),
    },
    {
      key: 'recorded',
      from: 1440,
      head: text('transfers.recorded'),
      card: 'none',
      cell: ({ recorded_at: at }) => <InstantText instant={at} {...(zone !== undefined && { zone })} />,
    },
    ...actColumn(act, text),
  ];
}

/** `CS-1 → CS-7`, and what the holder kept. */
function Certificates({ of: { surrendered, issued, balance }, text }: { of: TransferLine; text: Text }) {
  const number = ({ label }: TransferLine['surrendered']) =>
    label === null ? <span className="muted">{text('register.certificate.none')}</span> : <Id>{label}</Id>;
  return (
    <span>
      {issued === null ? (
        number(surrendered)
      ) : (
        <RichText of="transfers.becomes" with={{ ended: number(surrendered), opened: number(issued) }} />
      )}
      {balance !== null && (
        <small className="sub">
          <RichText of="transfers.kept" with={{ certificate: number(balance) }} />
        </small>
      )}
    </span>
  );
}
