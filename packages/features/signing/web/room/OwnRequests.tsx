import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table, type TableLabels } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Signature } from 'lucide-react';
import type { listOwnEnvelopes } from '../../signeeContract.ts';

interface OwnRequestsProps {
  reading: TableLabels;
  envelopes: ReplyOf<typeof listOwnEnvelopes>['envelopes'];
  filtered: { onClear(): void } | undefined;
  busy: boolean;
  onOpen(envelopeId: string): void;
}

/** What waits for the reader's own signature. */
export function OwnRequests({ reading, envelopes, filtered, busy, onOpen }: OwnRequestsProps) {
  const text = useText();
  return (
    <>
      <h2>{text('signing.room.yours')}</h2>
      <Table
        caption={text('signing.room.yours')}
        reading={reading}
        rows={envelopes}
        rowKey={({ _id }) => _id}
        filtered={filtered}
        columns={[
          {
            key: 'title',
            head: text('signing.room.request'),
            card: 'main',
            cell: ({ title, documents }) => (
              <>
                <UserText>{title}</UserText>
                <small className="sub">{text('signing.send.lead', { documents: documents.length })}</small>
              </>
            ),
          },
          {
            key: 'until',
            head: text('signing.room.deadline'),
            width: '22%',
            cardLabel: text('signing.room.deadline'),
            cell: ({ expires_at, zone }) => <InstantText instant={expires_at} zone={zone} />,
          },
          {
            key: 'act',
            head: <span className="sr">{text('signing.page.sign')}</span>,
            width: 150,
            card: 'end',
            cell: ({ _id }) => (
              <Button size="sm" variant="primary" busy={busy} onClick={() => onOpen(_id)}>
                {text('signing.room.open')}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState icon={Signature} title={text('signing.room.none')} />}
      />
    </>
  );
}
