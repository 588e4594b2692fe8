import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck } from 'lucide-react';
import type { Operations } from '../operationsContract.ts';
import { type RetryableProps, retryColumn } from './OperationTables.tsx';

/** Messages of the payment provider about which it was not asked yet with success. */
export function WebhooksTable({ of: webhooks, onRetry }: RetryableProps<'webhooks'>) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.webhooks')} flush>
      <Table
        compact
        caption={text('staffing.operations.webhooks')}
        rows={webhooks}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: text('staffing.operations.what'),
            card: 'main',
            cell: ({ type }) => <Id>{type}</Id>,
          },
          {
            key: 'since',
            head: text('staffing.operations.since'),
            cardLabel: text('staffing.operations.since'),
            cell: ({ received_at: at }) => <InstantText instant={at} />,
          },
          {
            key: 'tries',
            head: text('staffing.operations.tries'),
            num: true,
            cardLabel: text('staffing.operations.tries'),
            cell: ({ asks }) => asks,
          },
          retryColumn(text, onRetry, ({ id, type }: Operations['webhooks'][number]) => ({
            what: 'webhook',
            subject: id,
            name: type,
          })),
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noWebhooks')} />}
      />
    </Card>
  );
}
