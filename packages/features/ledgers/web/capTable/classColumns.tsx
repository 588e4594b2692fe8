import { Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTableClass, CapTableLines, CapTablePromised, CapTableView } from '../../capTableContract.ts';
import { type CapTableQuery, ExplainedFigure } from './ExplainedFigure.tsx';
import { PromisedLine } from './PromisedName.tsx';
import { colourOf } from './shown.ts';

interface ClassColumns {
  text: Text;
  orgId: string;
  query: CapTableQuery;
  view: CapTableView | undefined;
}

/** A class, or what is promised of one and held by nobody. */
export interface CapTableClassLine extends CapTableClass {
  key: string;
  promised: CapTablePromised | null;
}

export const classLinesOf = ({ classes, promised }: CapTableLines): CapTableClassLine[] => [
  ...classes.map((one) => ({ ...one, key: one.class_id, promised: null })),
  ...promised.map((one) => ({
    sharesExact: '',
    owns: '',
    votesExact: '',
    votes: '',
    votesPerShareExact: '',
    authorizedExact: null,
    statedCapital: '',
    statedCapitalExact: '',
    class_id: one.id,
    name: one.name ?? one.className,
    dilutedExact: one.dilutedExact,
    diluted: one.dilutedByClass,
    key: `${one.kind} ${one.id}`,
    promised: one,
  })),
];

const None = () => <span className="muted">–</span>;

export function classColumns({ text, orgId, query, view }: ClassColumns): Column<CapTableClassLine>[] {
  const { total } = view ?? {};
  const whole = total !== undefined && total.sharesExact !== '0';
  const share = (
    what: 'owns' | 'votes' | 'diluted',
    card: Column<CapTableClassLine>['card'],
    head: string,
  ): Column<CapTableClassLine> => ({
    key: what,
    head,
    num: true,
    ...(card ? { card } : { cardLabel: head }),
    cell: (line) =>
      line.promised && what !== 'diluted' ? (
        <None />
      ) : (
        <ExplainedFigure
          ask={{
            orgId,
            query: {
              ...query,
              what,
              class: line.class_id,
              ...(line.promised && { of: line.promised.kind, by: 'class' as const }),
            },
          }}
          shown={line[what]}
          of={line.name}
        />
      ),
    total: whole && (
      <span className={card ? undefined : 'not-phone'}>
        <PercentText percent={what === 'votes' && total.votesExact === '0' ? '0.00' : '100.00'} />
      </span>
    ),
  });
  return [
    {
      key: 'class',
      head: text('register.class'),
      card: 'main',
      cell: (line) => <ShareClass of={line} {...placeAmongClasses(view, line)} />,
      total: total && text('capTable.total'),
    },
    {
      key: 'authorized',
      head: text('capTable.authorized'),
      num: true,
      cardLabel: text('capTable.authorized'),
      cell: ({ authorizedExact, promised }) => {
        if (promised) return <None />;
        return authorizedExact === null ? text('capTable.unlimited') : <Num of={authorizedExact} />;
      },
    },
    {
      key: 'shares',
      head: text('capTable.of.issued'),
      num: true,
      card: 'end',
      cell: ({ sharesExact, promised }) => (promised ? <None /> : <Num of={sharesExact} />),
      total: total && <Num of={total.sharesExact} />,
    },
    share('owns', 'end', text('capTable.part')),
    {
      key: 'perShare',
      head: text('capTable.votesPerShare'),
      num: true,
      card: 'none',
      cell: ({ votesPerShareExact, promised }) => (promised ? <None /> : <Num of={votesPerShareExact} />),
    },
    share('votes', undefined, text('register.votes')),
    share('diluted', undefined, text(query.pool ? 'capTable.of.pool' : 'capTable.of.diluted')),
    {
      key: 'capital',
      head: text('capTable.statedCapital'),
      num: true,
      cardLabel: text('capTable.statedCapital'),
      cell: (line) =>
        line.promised ? (
          <None />
        ) : (
          <ExplainedFigure
            ask={{ orgId, query: { ...query, what: 'capital', class: line.class_id } }}
            shown={line.statedCapital}
            of={line.name}
          />
        ),
      total: total && (
        <span className="not-phone">
          <PriceText dollars={total.statedCapital} />
        </span>
      ),
    },
  ];
}

/** The place of a class among those of the table; one that is gone has the colour of the rest. */
export function placeAmongClasses(view: CapTableLines | undefined, { class_id: id }: CapTableClassLine) {
  const { classes = [] } = view ?? {};
  const place = classes.findIndex((one) => one.class_id === id);
  return { place: place === -1 ? classes.length : place, count: classes.length };
}

/** The name of a line, with its colour in the charts. */
export const ShareClass = ({ of, place, count }: { of: CapTableClassLine; place: number; count: number }) =>
  of.promised ? (
    <PromisedLine of={of.promised} />
  ) : (
    <span className="row">
      <span className="swatch" style={{ background: colourOf('class', place, count) }} />
      <b className="who">
        <UserText>{of.name}</UserText>
      </b>
    </span>
  );
