import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table, type TableLabels } from '@tabellion/ui/components/Table.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Signature } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { prepareProposal } from '../../contract.ts';
import type { listOwnEnvelopes } from '../../signeeContract.ts';
import { SendDrawer } from '../send/SendDrawer.tsx';
import { roomGrid } from './grid.ts';
import { ListHead } from './ListHead.tsx';

interface OwnRequestsProps {
  reading: TableLabels;
  envelopes: ReplyOf<typeof listOwnEnvelopes>['envelopes'];
  filtered: { onClear(): void } | undefined;
  busy: boolean;
  onOpen(envelopeId: string): void;
}

/** Requests that wait for the reader's own signature. */
export function OwnRequests({ reading, envelopes, filtered, busy, onOpen }: OwnRequestsProps) {
  const text = useText();
  return (
    <>
      <ListHead of="yours" count={envelopes.length} />
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
            ...roomGrid.title,
            card: 'main',
            cell: ({ title, signed, signees }) => (
              <>
                <UserText>{title}</UserText>
                <small className="sub">{text('signing.room.progress', { signed, all: signees })}</small>
              </>
            ),
          },
          {
            key: 'documents',
            head: text('signing.room.documents'),
            ...roomGrid.about,
            cell: ({ documents }) => text('signing.send.lead', { documents: documents.length }),
          },
          {
            key: 'until',
            head: text('signing.room.deadline'),
            ...roomGrid.when,
            cardLabel: text('signing.room.deadline'),
            cell: ({ expires_at, zone }) => (
              <div className="signroom__when">
                <InstantText instant={expires_at} zone={zone} />
              </div>
            ),
          },
          {
            key: 'act',
            head: <span className="sr">{text('signing.page.sign')}</span>,
            ...roomGrid.act,
            card: 'end',
            cell: ({ _id }) => (
              <div className="signroom__open">
                <Button size="sm" variant="primary" busy={busy} onClick={() => onOpen(_id)}>
                  {text('signing.room.open')}
                </Button>
              </div>
            ),
          },
        ]}
        empty={<EmptyState icon={Signature} title={text('signing.room.none')} />}
      />
    </>
  );
}

/** An entry that was proposed a moment ago: what people sign of it is drafted, then sent. */
export function SendProposal({ orgId, proposalId }: { orgId: string; proposalId: string }) {
  const { run, answer } = useCall(prepareProposal);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run({ params: { orgId, proposalId }, body: {} });
  });
  const close = () => navigate({ to: '.', search: {} });
  if (answer === undefined) return <Loading />;
  if (!answer.ok) return null;
  return (
    <SendDrawer
      orgId={orgId}
      documentIds={answer.data.document_ids}
      proposalId={proposalId}
      onClose={() => void close()}
    />
  );
}
