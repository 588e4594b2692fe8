import { Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { ImportReport } from '../importReport.ts';

type Outcome = NonNullable<ImportReport['outcome']>;
type Class = Outcome['after']['classes'][number];
type ComparedLine = Outcome['lines'][number];

interface BeforeAfter<T> {
  readonly key: string;
  readonly name: string;
  readonly before: T | null;
  readonly after: T | null;
}

/** Each class before and after, with its stated capital. */
export function ClassesCompared({ of: { before, after } }: { of: Outcome }) {
  const text = useText();
  const was = new Map(before.classes.map((one) => [one.class_id, one]));
  const rows = after.classes.map(
    (one): BeforeAfter<Class> => ({
      key: one.class_id,
      name: one.name,
      after: one,
      before: was.get(one.class_id) ?? null,
    }),
  );
  const capital = (of: 'before' | 'after'): Column<BeforeAfter<Class>> => {
    const head = `${text('register.statedCapital')}, ${text(`imports.${of}`)}`;
    return {
      key: `${of}-capital`,
      head,
      cardLabel: head,
      num: true,
      cell: (row) => shownOrDash(row[of], ({ statedCapital }) => <PriceText dollars={statedCapital} />),
    };
  };
  return (
    <Table
      caption={text('shell.nav.shareClasses')}
      compact
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        nameColumn(text('register.class'), text('register.total')),
        sharesColumn(text('imports.before'), 'before', before.issuedExact),
        sharesColumn(text('imports.after'), 'after', after.issuedExact),
        capital('before'),
        capital('after'),
      ]}
    />
  );
}

/** Those whose shares differ, the largest first; nothing where they are the same. */
export function HoldersCompared({ of: { before, after, lines, others } }: { of: Outcome }) {
  const text = useText();
  if (lines.length === 0) return null;
  const rows = lines.map((one) => ({ ...one, key: one.person_id }));
  const percent: Column<ComparedLine & { key: string }> = {
    key: 'percent',
    head: text('register.owns'),
    cardLabel: text('register.owns'),
    num: true,
    cell: ({ after: held }) => shownOrDash(held, (one) => <PercentText percent={one.percent} />),
  };
  return (
    <div className="stack">
      <Table
        caption={text('shell.nav.shareholders')}
        compact
        rows={rows}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          nameColumn<ComparedLine & { key: string }>(
            text('register.holder'),
            text('register.holdersNow', { before: before.holders, after: after.holders }),
          ),
          {
            key: 'before',
            head: text('imports.before'),
            cardLabel: text('imports.before'),
            num: true,
            cell: (row) => shownOrDash(row.before, ({ sharesExact }) => <Num of={sharesExact} />),
            total: <Num of={before.issuedExact} />,
          },
          {
            key: 'after',
            head: text('imports.after'),
            card: 'end',
            num: true,
            cell: (row) => shownOrDash(row.after, ({ sharesExact }) => <Num of={sharesExact} />),
            total: <Num of={after.issuedExact} />,
          },
          percent,
        ]}
      />
      {others > 0 && <p className="muted">{text('imports.others', { count: others })}</p>}
    </div>
  );
}

const shownOrDash = <T,>(held: T | null, show: (held: T) => ReactNode): ReactNode =>
  held === null ? <span className="muted">–</span> : show(held);

const nameColumn = <T extends { readonly name: string }>(head: string, total: string): Column<T> => ({
  key: 'name',
  head,
  card: 'main',
  total,
  cell: ({ name }) => <UserText>{name}</UserText>,
});

const sharesColumn = (head: string, of: 'before' | 'after', total: string): Column<BeforeAfter<Class>> => ({
  key: of,
  head,
  num: true,
  total: <Num of={total} />,
  ...(of === 'after' ? { card: 'end' } : { cardLabel: head }),
  cell: (row) => shownOrDash(row[of], ({ issuedExact }) => <Num of={issuedExact} />),
});

type Right = Outcome['after']['rights'][number];

interface ComparedRight extends Pick<Right, 'kind' | 'name'> {
  readonly key: string;
  readonly before: Right | undefined;
  readonly after: Right | undefined;
}

/** Options and other instruments by kind, and each pool, before and after; nothing where there are none. */
export function RightsCompared({ of: { before, after } }: { of: Outcome }) {
  const text = useText();
  const rows = comparedOf(before.rights, after.rights);
  if (rows.length === 0) return null;
  const column = (side: 'before' | 'after', what: 'count' | 'sharesExact'): Column<ComparedRight> => {
    const of = text(what === 'count' ? 'imports.number' : 'imports.field.quantity');
    const head = `${of}, ${text(`imports.${side}`)}`;
    return {
      key: `${side}-${what}`,
      head,
      cardLabel: head,
      num: true,
      cell: ({ kind, [side]: right }) => {
        const value = what === 'count' && kind === 'pool' ? undefined : right?.[what];
        return shownOrDash(value ?? null, (number) => <Num of={number} />);
      },
    };
  };
  return (
    <Table
      caption={text('imports.instruments')}
      compact
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        {
          key: 'name',
          head: text('imports.instruments'),
          card: 'main',
          cell: ({ kind, name }) =>
            kind === 'pool' ? (
              <RichText of="imports.pool" with={{ name: <UserText>{name}</UserText> }} />
            ) : (
              text(`instruments.kind.${kind}`)
            ),
        },
        column('before', 'count'),
        column('after', 'count'),
        column('before', 'sharesExact'),
        column('after', 'sharesExact'),
      ]}
    />
  );
}

/** Those after first; one that is there no more follows. */
function comparedOf(before: readonly Right[], after: readonly Right[]): readonly ComparedRight[] {
  const keyOf = ({ kind, pool_id: poolId }: Right) => poolId ?? kind;
  const [was, is] = [before, after].map((rights) => new Map(rights.map((one) => [keyOf(one), one])));
  return [...new Map([...after, ...before].map((one) => [keyOf(one), one])).entries()].map(
    ([key, { kind, name }]) => ({ key, kind, name, before: was?.get(key), after: is?.get(key) }),
  );
}
