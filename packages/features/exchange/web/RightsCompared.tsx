import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ImportReport } from '../contract.ts';

type Outcome = NonNullable<ImportReport['outcome']>;
type Right = Outcome['after']['rights'][number];

interface Compared {
  readonly key: string;
  readonly kind: Right['kind'];
  readonly name: string | null;
  readonly before: Right | undefined;
  readonly after: Right | undefined;
}

/** Options and other instruments by kind, and each pool, before and after; nothing where there are none. */
export function RightsCompared({ of: { before, after } }: { of: Outcome }) {
  const text = useText();
  const rows = comparedOf(before.rights, after.rights);
  if (rows.length === 0) return null;
  const column = (side: 'before' | 'after', what: 'count' | 'sharesExact'): Column<Compared> => {
    const of = text(what === 'count' ? 'imports.number' : 'imports.field.quantity');
    const head = `${of}, ${text(`imports.${side}`)}`;
    return {
      ...{ key: `${side}-${what}`, head, cardLabel: head, num: true },
      cell: ({ kind, [side]: right }) => {
        const value = what === 'count' && kind === 'pool' ? undefined : right?.[what];
        return value == null ? <span className="muted">–</span> : <Num of={value} />;
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
          ...{ key: 'name', head: text('imports.instruments'), card: 'main' },
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
function comparedOf(before: readonly Right[], after: readonly Right[]): readonly Compared[] {
  const keyOf = ({ kind, pool_id: poolId }: Right) => poolId ?? kind;
  const [was, is] = [before, after].map((rights) => new Map(rights.map((one) => [keyOf(one), one])));
  return [...new Map([...after, ...before].map((one) => [keyOf(one), one])).entries()].map(
    ([key, { kind, name }]) => ({ key, kind, name, before: was?.get(key), after: is?.get(key) }),
  );
}
