import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangePreview } from '../contract.ts';

/** The registers before and after. */
export function Differences({ of: { differences, effective_on: on } }: { of: ChangePreview }) {
  const text = useText();
  return (
    <Card
      flush
      title={text('changes.registers')}
      extra={
        <span className="t12 muted">
          {on === null ? text('changes.onCertificate') : <DateText date={on} />}
        </span>
      }
    >
      <Table
        caption={text('changes.registers')}
        compact
        rows={differences.map((one, at) => ({ ...one, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            key: 'fact',
            head: text('changes.register'),
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
        empty={<p className="muted">{text('changes.noDifference')}</p>}
      />
    </Card>
  );
}
