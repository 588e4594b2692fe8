import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { type Text, type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck, RotateCw } from 'lucide-react';
import type { Operations } from '../operationsContract.ts';

/** A dash, which a card on a phone leaves out with its line. */
const Nothing = () => <span className="not-phone">–</span>;

/** A thing that is tried again. */
export interface Retried {
  readonly what: Operations['acts'][number]['what'];
  readonly subject: string;
  /** The table's name. */
  readonly name: string;
}

export interface RetryableProps<Key extends Exclude<keyof Operations, 'depth' | 'acts'>> {
  of: Operations[Key];
  onRetry(retried: Retried): void;
}

export const retryColumn = <Row,>(
  text: Text,
  onRetry: (retried: Retried) => void,
  retriedOf: (row: Row) => Retried,
): Column<Row> => ({
  key: 'retry',
  head: <span className="sr">{text('staffing.operations.retry')}</span>,
  card: 'act',
  width: 64,
  cell: (row) => {
    const retried = retriedOf(row);
    return (
      <IconButton
        size="sm"
        variant="ghost"
        icon={RotateCw}
        label={text('staffing.operations.retryOf', { what: retried.name })}
        onClick={() => onRetry(retried)}
      />
    );
  },
});

/** Rows that were tried and not sent. */
export function RowsTable({ of: rows, onRetry }: RetryableProps<'rows'>) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.rows')} flush>
      <Table
        compact
        caption={text('staffing.operations.rows')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: text('staffing.operations.what'),
            card: 'main',
            cell: ({ topic }) => <Id>{topic}</Id>,
          },
          {
            key: 'since',
            head: text('staffing.operations.since'),
            cardLabel: text('staffing.operations.since'),
            cell: ({ created_at: at }) => <InstantText instant={at} />,
          },
          {
            key: 'why',
            head: text('staffing.operations.why'),
            cardLabel: text('staffing.operations.why'),
            cell: ({ reason }) => <Id>{reason}</Id>,
          },
          {
            key: 'tries',
            head: text('staffing.operations.tries'),
            num: true,
            cardLabel: text('staffing.operations.tries'),
            cell: ({ attempts }) => attempts,
          },
          {
            key: 'state',
            head: text('staffing.column.state'),
            card: 'end',
            cell: ({ is_failed: isFailed }) => (
              <StatusBadge tone={isFailed ? 'err' : 'warn'}>
                {text(isFailed ? 'staffing.operations.failed' : 'staffing.operations.again')}
              </StatusBadge>
            ),
          },
          retryColumn(text, onRetry, ({ id, topic }: Operations['rows'][number]) => ({
            what: 'row',
            subject: id,
            name: topic,
          })),
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noRows')} />}
      />
    </Card>
  );
}

/** A job in the reader's words; one that has none by its name in the log. */
function jobName(name: string, text: Text): string {
  const key = `staffing.job.${name}` as TextKey;
  const words = text(key);
  return words === key ? name : words;
}

/** Scheduled jobs, those that fail first. */
export function JobsTable({ of: jobs, onRetry }: RetryableProps<'jobs'>) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.jobs')} flush>
      <Table
        compact
        caption={text('staffing.operations.jobs')}
        rows={jobs}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'what',
            head: text('staffing.operations.what'),
            card: 'main',
            cell: ({ name }) => (
              <>
                {jobName(name, text)}
                <small className="sub">
                  <Id>{name}</Id>
                </small>
              </>
            ),
          },
          {
            key: 'failures',
            head: text('staffing.operations.failures'),
            num: true,
            cardLabel: text('staffing.operations.failures'),
            cell: ({ failures }) => failures,
          },
          {
            key: 'why',
            head: text('staffing.operations.why'),
            cardLabel: text('staffing.operations.why'),
            cell: ({ reason }) => (reason === null ? <Nothing /> : <Id>{reason}</Id>),
          },
          {
            key: 'last',
            head: text('staffing.operations.last'),
            cardLabel: text('staffing.operations.last'),
            cell: ({ last_succeeded_at: at }) => (at === null ? <Nothing /> : <InstantText instant={at} />),
          },
          {
            key: 'next',
            head: text('staffing.operations.next'),
            cardLabel: text('staffing.operations.next'),
            cell: ({ next_at: at }) => <InstantText instant={at} />,
          },
          retryColumn(text, onRetry, ({ name }: Operations['jobs'][number]) => ({
            what: 'job',
            subject: name,
            name: jobName(name, text),
          })),
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noJobs')} />}
      />
    </Card>
  );
}

function kindName(kind: string, text: Text): string {
  const key = `staffing.kind.${kind}` as TextKey;
  const words = text(key);
  return words === key ? kind : words;
}

/** Papers that registries have not answered. */
export function InquiriesTable({ of: inquiries, onRetry }: RetryableProps<'inquiries'>) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.inquiries')} flush>
      <Table
        compact
        caption={text('staffing.operations.inquiries')}
        rows={inquiries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: text('staffing.operations.what'),
            card: 'main',
            cell: ({ kind, registry }) => (
              <>
                {kindName(kind, text)}
                <small className="sub">
                  <Id>{registry}</Id>
                </small>
              </>
            ),
          },
          {
            key: 'since',
            head: text('staffing.operations.since'),
            cardLabel: text('staffing.operations.since'),
            cell: ({ sent_at: at }) => <InstantText instant={at} />,
          },
          {
            key: 'tries',
            head: text('staffing.operations.tries'),
            num: true,
            cardLabel: text('staffing.operations.tries'),
            cell: ({ asks }) => asks,
          },
          retryColumn(text, onRetry, ({ id, kind }: Operations['inquiries'][number]) => ({
            what: 'inquiry',
            subject: id,
            name: kindName(kind, text),
          })),
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noInquiries')} />}
      />
    </Card>
  );
}

/** Retries by administrators, with their reasons. */
export function ActsTable({ of: acts }: { of: Operations['acts'] }) {
  const text = useText();
  return (
    <Card title={text('staffing.operations.acts')} flush>
      <Table
        compact
        caption={text('staffing.operations.acts')}
        rows={acts}
        rowKey={({ at, subject }) => `${at} ${subject}`}
        columns={[
          {
            key: 'at',
            head: text('staffing.operations.when'),
            card: 'main',
            cell: ({ at }) => <InstantText instant={at} />,
          },
          {
            key: 'by',
            head: text('staffing.operations.by'),
            cardLabel: text('staffing.operations.by'),
            cell: ({ by }) => <UserText>{by}</UserText>,
          },
          {
            key: 'what',
            head: text('staffing.operations.what'),
            cardLabel: text('staffing.operations.what'),
            cell: ({ what, subject }) => (
              <Id>
                {what} {subject}
              </Id>
            ),
          },
          {
            key: 'why',
            head: text('staffing.operations.why'),
            cardLabel: text('staffing.operations.why'),
            cell: ({ reason }) => <UserText>{reason}</UserText>,
          },
        ]}
        empty={<EmptyState icon={CircleCheck} title={text('staffing.operations.noActs')} />}
      />
    </Card>
  );
}
