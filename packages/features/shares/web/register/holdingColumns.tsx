import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { DateText, Id, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ProofBadge } from '@tabellion/ui/components/ProofBadge.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { RegisteredName } from '../../../people/web/public.ts';
import type { HoldingLine } from '../../registerContract.ts';
import type { HoldingsReply } from './useHoldings.ts';

interface HoldingColumns {
  text: Text;
  orgId: string;
  /** At which the page of a holder is read too. */
  query: { asOf?: string; knownAt?: string };
  total: HoldingsReply['total'] | undefined;
  sort: string;
  onSort(sort: string): void;
  /** The whole register is shown: its percentages are those of all shares. */
  isWhole: boolean;
  /** At the end of each line. */
  act?: ((line: HoldingLine) => ReactNode) | undefined;
}

/** The columns of the securities register (CBCA s. 50(1)), in the order of the picture. */
export function holdingColumns(of: HoldingColumns): Column<HoldingLine>[] {
  const { text, orgId, query, total, sort, onSort, isWhole, act } = of;
  const order = (key: string, down = false) => ({ sort: sortingBy(key, sort, onSort, { down }) });
  const whole = isWhole && total !== undefined && total.sharesExact !== '0';
  const columns: Column<HoldingLine>[] = [
    {
      key: 'holder',
      head: text('register.holder'),
      card: 'main',
      ...order('name'),
      cell: (line) => (
        <RegisteredName
          of={line}
          lead={(name) => (
            <Link
              className="rowlink"
              to={`/app/org/${orgId}/shares/shareholders/${line.person_id}`}
              search={query}
            >
              {name}
            </Link>
          )}
        />
      ),
      total: total && text('register.holders', { count: total.holders }),
    },
    {
      key: 'class',
      head: text('register.class'),
      cell: (line) => (
        <span className="row tight">
          <UserText>{line.class_name}</UserText>
          {line.is_vesting && <StatusBadge>{text('register.vesting')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'certificate',
      from: 1100,
      head: text('register.certificate'),
      card: 'none',
      cell: (line) => <Certificates of={line} text={text} />,
    },
    {
      key: 'shares',
      head: text('register.shares'),
      num: true,
      card: 'end',
      ...order('shares', true),
      cell: ({ sharesExact }) => <Num of={sharesExact} />,
      total: total && <Num of={total.sharesExact} />,
    },
    {
      key: 'owns',
      head: text('register.owns'),
      num: true,
      card: 'end',
      cell: ({ percent }) => <Percent of={percent} none="–" />,
      total: whole && <PercentText percent="100.00" />,
    },
    {
      key: 'votes',
      from: 1280,
      head: text('register.votes'),
      num: true,
      card: 'none',
      cell: ({ percent, percentVotes }) => (
        <Percent of={percentVotes} none={percent === null ? '–' : text('register.votes.none')} />
      ),
      total: whole && <PercentText percent="100.00" />,
    },
    {
      key: 'since',
      from: 1200,
      head: text('register.since'),
      card: 'none',
      ...order('since'),
      cell: ({ held_since: since, held_until: until }) => (
        <span className="nowrap">
          <DateText date={since} />
          {until !== null && (
            <small className="sub">
              {text('register.untilDay')} <DateText date={until} />
            </small>
          )}
        </span>
      ),
    },
    { key: 'proof', head: text('register.proof'), card: 'end', cell: () => <ProofBadge state="pending" /> },
    ...actColumn(act, text),
  ];
  return columns;
}

function Percent({ of, none }: { of: string | null; none: string }) {
  return of === null ? <span className="muted">{none}</span> : <PercentText percent={of} />;
}

function Certificates({ of: line, text }: { of: HoldingLine; text: Text }) {
  const { certificates, certificate_count: count } = line;
  if (count === 0) return <span className="muted">–</span>;
  const shown = certificates.slice(0, count > 3 ? 2 : 3);
  return (
    <span className="certs">
      {shown.map(({ security_id: id, label }) =>
        label === null ? (
          <span key={id} className="muted">
            {text('register.certificate.none')}
          </span>
        ) : (
          <Id key={id}>{label}</Id>
        ),
      )}
      {count > shown.length && (
        <span className="muted">{text('register.certificates.more', { count: count - shown.length })}</span>
      )}
    </span>
  );
}
