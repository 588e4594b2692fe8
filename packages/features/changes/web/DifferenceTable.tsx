import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangePreview } from '../shapes.ts';

interface DifferenceTableProps {
  caption: string;
  of: ChangePreview['differences'];
  /** Said where there are none. */
  none: string;
}

/** The registers before and after, a line for each difference. */
export function DifferenceTable({ caption, of: differences, none }: DifferenceTableProps) {
  const text = useText();
  return (
    <Table
      caption={caption}
      compact
      rows={differences.map((one, at) => ({ ...one, at }))}
      rowKey={({ at }) => String(at)}
      rowClass={() => 'r-chg changes__diff'}
      columns={[
        {
          key: 'fact',
          head: text('changes.register'),
          width: '28%',
          card: 'main',
          cell: ({ fact }) => text(`changes.fact.${fact}`),
        },
        {
          key: 'before',
          head: text('changes.before'),
          cardLabel: text('changes.before'),
          cell: ({ before }) =>
            before !== null && (
              <del className="old">
                <UserText>{before}</UserText>
              </del>
            ),
        },
        {
          key: 'after',
          head: text('changes.after'),
          cardLabel: text('changes.after'),
          cell: ({ after }) =>
            after !== null && (
              <ins className="new">
                <UserText>{after}</UserText>
              </ins>
            ),
        },
      ]}
      empty={<p className="muted">{none}</p>}
    />
  );
}
