import { DateText, Id, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ProofBadge } from '@tabellion/ui/components/ProofBadge.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/actColumn.tsx';
import { BeforeAfter, signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { ClassOnDate, ComparedClass } from '../../registerContract.ts';
import { classRights } from '../../rules/classRights.ts';

interface ClassColumns {
  text: Text;
  isCompared: boolean;
  total: { issuedExact: string; stated_capital: string } | undefined;
  /** Of which classes it is the total. */
  totalWords: string;
  sort: string;
  onSort(sort: string): void;
  /** The page of its stated capital account, which is read at the same date. */
  accountOf(classId: string): string;
  query: { asOf?: string; knownAt?: string };
  /** At the end of each line. */
  act: ((row: ComparedClass) => ReactNode) | undefined;
}

/** The columns of the register of share classes. */
export function classColumns({
  text,
  isCompared,
  total,
  totalWords,
  sort,
  onSort,
  accountOf,
  query,
  act,
}: ClassColumns): Column<ComparedClass>[] {
  const order = (key: string, down = false) => ({ sort: sortingBy(key, sort, onSort, { down }) });
  /** One fact of the class, with what it said before where that differs. */
  const fact = (
    row: ComparedClass,
    say: (one: ClassOnDate) => ReactNode,
    by: (one: ClassOnDate) => unknown,
  ) => (
    <BeforeAfter
      change={row.change === 'changed' && row.before && by(row.before) === by(row) ? 'same' : row.change}
      before={row.before && say(row.before)}
      after={say(row)}
    />
  );
  const rights = ({ properties }: ClassOnDate) =>
    classRights(properties)
      .map((right) => text(right))
      .join(text('wizard.comma'));
  const columns: Column<ComparedClass>[] = [
    {
      key: 'class',
      head: text('register.class'),
      card: 'main',
      ...order('name'),
      cell: (row) => (
        <>
          <span className="who">
            {fact(
              row,
              ({ name }) => (
                <UserText>{name}</UserText>
              ),
              ({ name }) => name,
            )}
          </span>
          <small className="sub">
            <Id>{row.properties.prefix}</Id> · <DateText date={row.created_on} />
          </small>
        </>
      ),
      total: totalWords,
    },
    {
      key: 'rights',
      from: 1200,
      head: text('register.rights'),
      cell: (row) => <span className="t12 rights">{fact(row, rights, rights)}</span>,
    },
    {
      key: 'votes',
      head: text('register.votesPerShare'),
      cardLabel: text('register.votesPerShare'),
      num: true,
      cell: (row) =>
        fact(
          row,
          ({ properties }) => <Num of={properties.votes_per_share} />,
          ({ properties }) => properties.votes_per_share,
        ),
    },
    {
      key: 'authorized',
      head: text('register.authorized'),
      cardLabel: text('register.authorized'),
      num: true,
      cell: (row) =>
        fact(
          row,
          ({ properties: { authorized } }) =>
            authorized === null ? text('wizard.classes.unlimited') : <Num of={authorized} />,
          ({ properties }) => properties.authorized,
        ),
    },
    {
      key: 'issued',
      ...order('issued', true),
      head: text('register.issued'),
      cardLabel: text('register.issued'),
      num: true,
      cell: (row) =>
        fact(
          row,
          ({ issuedExact }) => <Num of={issuedExact} />,
          ({ issuedExact }) => issuedExact,
        ),
      total: total && <Num of={total.issuedExact} />,
    },
    {
      key: 'holders',
      ...order('holders', true),
      from: 1100,
      head: text('register.holdersOf'),
      cardLabel: text('register.holdersOf'),
      num: true,
      cell: (row) =>
        fact(
          row,
          ({ holders }) => <Num of={holders} />,
          ({ holders }) => holders,
        ),
    },
    {
      key: 'capital',
      ...order('capital', true),
      head: text('register.statedCapital'),
      cardLabel: text('register.statedCapital'),
      num: true,
      cell: (row) =>
        fact(
          row,
          ({ stated_capital: dollars, class_id: classId }) => (
            <Link className="rowlink" to={accountOf(classId)} search={query}>
              <PriceText dollars={dollars} />
              <span className="sr">
                {text('search.comma')}
                {text('transaction.account')}
              </span>
            </Link>
          ),
          ({ stated_capital: dollars }) => dollars,
        ),
      total: total && <PriceText dollars={total.stated_capital} />,
    },
    { key: 'proof', head: text('register.proof'), card: 'end', cell: () => <ProofBadge state="pending" /> },
    ...actColumn(act, text),
  ];
  return isCompared ? [signColumn(({ change }) => change, text), ...columns] : columns;
}
