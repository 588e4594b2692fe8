import { Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTableLines, CapTablePromised, CapTableView } from '../../capTableContract.ts';
import { type CapTableQuery, ExplainedFigure } from './ExplainedFigure.tsx';
import { PromisedLine } from './PromisedName.tsx';
import { colourOf } from './shown.ts';

type ReplyLine = CapTableView['holders'][number];

/** A holder, or all that have no line of their own. */
export interface HolderLine extends Omit<ReplyLine, 'person_id' | 'display_name'> {
  key: string;
  place: number;
  holder: Pick<ReplyLine, 'person_id' | 'display_name'> | null;
  /** How many stand in the line. */
  count: number;
  /** Shares that nobody holds yet; null in the row of a holder. */
  promised: CapTablePromised | null;
}

export const linesOf = ({ holders, rest, promised }: CapTableLines): HolderLine[] => [
  ...holders.map((one, place) => ({
    ...one,
    key: one.person_id,
    place,
    holder: one,
    count: 1,
    promised: null,
  })),
  ...(rest
    ? [{ ...rest, key: 'rest', place: holders.length, holder: null, count: rest.holders, promised: null }]
    : []),
  ...promised.map((one) => ({
    ...one,
    key: `${one.kind} ${one.id}`,
    place: holders.length,
    holder: null,
    count: 0,
    promised: one,
    sharesExact: '',
    owns: '',
    votes: '',
    votesExact: '',
    byClass: {},
  })),
];

interface HolderColumns {
  text: Text;
  orgId: string;
  query: CapTableQuery;
  view: CapTableView | undefined;
}

export function holderColumns({ text, orgId, query, view }: HolderColumns): Column<HolderLine>[] {
  const { total, classes = [] } = view ?? {};
  const whole = total !== undefined && total.sharesExact !== '0';
  const share = (
    what: 'owns' | 'votes' | 'diluted',
    card: Column<HolderLine>['card'],
    head: string,
  ): Column<HolderLine> => ({
    key: what,
    head,
    num: true,
    ...(card ? { card } : { cardLabel: head }),
    cell: (line) => {
      const { promised, holder } = line;
      if (promised && what !== 'diluted') return <None />;
      if (promised)
        return (
          <ExplainedFigure
            ask={{ orgId, query: { ...query, what, class: promised.id, of: promised.kind } }}
            shown={line.diluted}
            of={promised.name ?? promised.className}
          />
        );
      if (holder === null) return <PercentText percent={line[what]} />;
      return (
        <ExplainedFigure
          ask={{ orgId, query: { ...query, what, holder: holder.person_id } }}
          shown={line[what]}
          of={holder.display_name}
        />
      );
    },
    total: whole && (
      <span className={card ? undefined : 'not-phone'}>
        <PercentText percent={what === 'votes' && total.votesExact === '0' ? '0.00' : '100.00'} />
      </span>
    ),
  });
  return [
    {
      key: 'holder',
      head: text('register.holder'),
      card: 'main',
      cell: (line) => (
        <Holder of={line} text={text} orgId={orgId} query={query} count={total?.holders ?? 0} />
      ),
      total: total && text('capTable.total'),
    },
    ...classes.map(
      (one): Column<HolderLine> => ({
        key: one.class_id,
        head: <UserText>{one.name}</UserText>,
        num: true,
        card: 'none',
        cell: ({ byClass }) => {
          const shares = byClass[one.class_id];
          return shares === undefined ? <None /> : <Num of={shares} />;
        },
        total: (
          <span className="not-phone">
            <Num of={one.sharesExact} />
          </span>
        ),
      }),
    ),
    {
      key: 'shares',
      head: text('register.shares'),
      num: true,
      card: 'end',
      cell: ({ sharesExact, promised }) => (promised ? <None /> : <Num of={sharesExact} />),
      total: total && <Num of={total.sharesExact} />,
    },
    share('owns', 'end', text('register.owns')),
    share('votes', undefined, text('register.votes')),
    share('diluted', undefined, text(query.pool ? 'capTable.of.pool' : 'capTable.of.diluted')),
  ];
}

const None = () => <span className="muted">–</span>;

interface HolderProps extends Pick<HolderColumns, 'text' | 'orgId' | 'query'> {
  of: HolderLine;
  count: number;
}

/** The name of a line, with its colour in the charts. */
export function Holder({ of, text, orgId, query, count }: HolderProps) {
  const { holder, place, count: together, promised } = of;
  if (promised) return <PromisedLine of={promised} />;
  if (holder === null) return <span className="muted">{text('capTable.smaller', { count: together })}</span>;
  const name = holder.display_name;
  return (
    <span className="row">
      <span className="swatch" style={{ background: colourOf('holder', place, count) }} />
      <Link
        className="rowlink who"
        to={`/app/org/${orgId}/shares/shareholders/${holder.person_id}`}
        search={query}
      >
        {name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>}
      </Link>
    </span>
  );
}
