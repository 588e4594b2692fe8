import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { TableView } from '../contract.ts';

type SeenColumn = NonNullable<TableView['table']>['columns'][number];

/** The columns of the table with their first values, so that one without a head is known by what it holds. */
export function ColumnsSeen({ columns }: { columns: readonly SeenColumn[] }) {
  const text = useText();
  const rows = columns.map((one, at) => ({ ...one, number: at + 1 }));
  return (
    <Table
      caption={text('imports.step.columns')}
      compact
      rows={rows}
      rowKey={({ number }) => String(number)}
      empty={null}
      columns={[
        {
          key: 'head',
          head: text('imports.head'),
          card: 'main',
          cell: ({ head, number }) => <UserText>{head || String(number)}</UserText>,
        },
        {
          key: 'values',
          head: text('imports.values'),
          cardLabel: text('imports.values'),
          cell: ({ samples }) => <UserText>{samples.join(' · ')}</UserText>,
        },
      ]}
    />
  );
}
