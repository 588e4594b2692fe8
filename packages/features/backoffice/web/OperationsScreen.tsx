import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { FactStrip, PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { type Operations, readOperations } from '../operationsContract.ts';
import { ageText } from './age.ts';
import { ActsTable, InquiriesTable, JobsTable, type Retried, RowsTable } from './OperationTables.tsx';
import { RefundsTable } from './RefundsTable.tsx';
import { RetryDrawer } from './RetryDrawer.tsx';
import { StaffPage } from './StaffPage.tsx';
import { WebhooksTable } from './WebhooksTable.tsx';

/** /app/staff/operations: what waits or failed behind the scenes. */
export const OperationsScreen = () => (
  <StaffPage>
    <OperationsPage />
  </StaffPage>
);

function OperationsPage() {
  const text = useText();
  const readings = useReadings();
  const reading = useRead(readOperations, {});
  const [retried, setRetried] = useState<Retried>();
  const { data } = reading;
  return (
    <>
      <PageHead title={text('staffing.operations')} lead={text('staffing.operations.lead')} />
      {reading.isPending && <PageSkeleton shape="rows" isHeaded />}
      {reading.isError && <ReadFailed of={reading} />}
      {data && (
        <>
          <Depth of={data.depth} />
          <RowsTable of={data.rows} onRetry={setRetried} />
          <RefundsTable of={data.refunds} onRetry={setRetried} />
          <WebhooksTable of={data.webhooks} onRetry={setRetried} />
          <InquiriesTable of={data.inquiries} onRetry={setRetried} />
          <JobsTable of={data.jobs} onRetry={setRetried} />
          <ActsTable of={data.acts} />
        </>
      )}
      {retried && (
        <RetryDrawer
          of={retried}
          onSaved={(saved) => readings.put(readOperations, {}, saved)}
          onClose={() => setRetried(undefined)}
        />
      )}
    </>
  );
}

/** Topics of the outbox that stand by themselves. */
const topics = ['mail', 'seal', 'document', 'book', 'filing', 'card', 'ledger'] as const;

/** How much of each kind waits; one sentence where nothing does. */
function Depth({ of: depth }: { of: Operations['depth'] }) {
  const text = useText();
  return depth.length === 0 ? (
    <Callout tone="ok">{text('staffing.operations.calm')}</Callout>
  ) : (
    <FactStrip facts={depthFacts(depth, text)} />
  );
}

/** Under `outbox` is whatever has no fact of its own: events, their handlers, and a topic to come. */
const depthFacts = (depth: Operations['depth'], text: Text) =>
  (['outbox', ...topics] as const).flatMap((part) => {
    const of = depth.filter(({ topic }) => (topics.find((one) => one === topic) ?? 'outbox') === part);
    const failed = of.reduce((sum, one) => sum + one.failed, 0);
    const waiting = of.reduce((sum, one) => sum + one.waiting + one.retried, 0);
    const [oldest] = of.map(({ oldest_at: at }) => at).sort();
    const label = text(`staffing.topic.${part}`);
    if (oldest === undefined) return [];
    const value = text('staffing.operations.depth', { waiting, failed });
    return [{ key: part, label, value, note: ageText(oldest, text) }];
  });
