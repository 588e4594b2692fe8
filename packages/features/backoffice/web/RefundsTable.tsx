import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck } from 'lucide-react';
import type { Operations } from '../operationsContract.ts';
import { type RetryableProps, retryColumn } from './OperationTables.tsx';

/** Refunds that the payment provider could not make. */
export function RefundsTable({ of: refunds, onRetry }: RetryableProps<'refunds'>) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.refunds')} flush>
      <Table
        compact
        caption={text('staffing.operations.refunds')}
        rows={refunds}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: text('staffing.operations.what'),
            card: 'main',
            cell: ({ reference }) => <Id>{reference}</Id>,
          },
          {
            key: 'since',
            head: text('staffing.operations.since'),
            cardLabel: text('staffing.operations.since'),
            cell: ({ failed_at: at }) => <InstantText instant={at} />,
          },
          {
            key: 'amount',
            head: text('staffing.operations.sum'),
            num: true,
            cardLabel: text('staffing.operations.sum'),
            cell: ({ amount }) => <MoneyText cents={Math.round(amount * 100)} />,
          },
          retryColumn(text, onRetry, ({ id, reference }: Operations['refunds'][number]) => ({
            what: 'refund',
            subject: id,
            name: reference,
          })),
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noRefunds')} />}
      />
    </Card>
  );
}
