import { Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CapTableClass, CapTableView } from '../../capTableContract.ts';
import { Explained } from './Explained.tsx';
import { colourOf } from './shown.ts';

interface ClassColumns {
  text: Text;
  orgId: string;
  query: { asOf?: string; knownAt?: string };
  view: CapTableView | undefined;
}

export function classColumns({ text, orgId, query, view }: ClassColumns): Column<CapTableClass>[] {
  const { total, classes = [] } = view ?? {};
  const whole = total !== undefined && total.sharesExact !== '0';
  const share = (
    what: 'owns' | 'votes' | 'diluted',
    card: Column<CapTableClass>['card'],
    head: string,
  ): Column<CapTableClass> => ({
    key: what,
    head,
    num: true,
    ...(card ? { card } : { cardLabel: head }),
    cell: (line) => (
      <Explained
        ask={{ orgId, query: { ...query, what, class: line.class_id } }}
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
      cell: (line) => (
        <span className="row">
          <span className="swatch" style={{ background: colourOf(classes.indexOf(line), classes.length) }} />
          <b className="who">
            <UserText>{line.name}</UserText>
          </b>
        </span>
      ),
      total: total && text('capTable.total'),
    },
    {
      key: 'authorized',
      head: text('capTable.authorized'),
      num: true,
      cardLabel: text('capTable.authorized'),
      cell: ({ authorizedExact }) =>
        authorizedExact === null ? text('capTable.unlimited') : <Num of={authorizedExact} />,
    },
    {
      key: 'shares',
      head: text('capTable.of.issued'),
      num: true,
      card: 'end',
      cell: ({ sharesExact }) => <Num of={sharesExact} />,
      total: total && <Num of={total.sharesExact} />,
    },
    share('owns', 'end', text('capTable.part')),
    {
      key: 'perShare',
      head: text('capTable.votesPerShare'),
      num: true,
      card: 'none',
      cell: ({ votesPerShareExact }) => <Num of={votesPerShareExact} />,
    },
    share('votes', undefined, text('register.votes')),
    share('diluted', undefined, text('capTable.of.diluted')),
    {
      key: 'capital',
      head: text('capTable.statedCapital'),
      num: true,
      cardLabel: text('capTable.statedCapital'),
      cell: (line) => (
        <Explained
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
