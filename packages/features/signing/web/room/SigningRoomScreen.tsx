import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { StatusBadge, type Tone } from '@tabellion/ui/components/Badge.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Signature } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { documentPath } from '../../../documents/web/public.ts';
import { listEnvelopes, listOwnEnvelopes, openOwnEnvelope, prepareProposal } from '../../contract.ts';
import type { EnvelopeState } from '../../envelope.ts';
import { SendDrawer } from '../send/SendDrawer.tsx';
import { SignDocuments } from '../sign/SignDocuments.tsx';
import { SigneeSession } from '../sign/SigneeSession.tsx';
import { loadWords } from '../words.ts';

/** document/signingroom: what the reader himself has to sign, one after the other, and what was sent to others. */
export const SigningRoomScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Room />
  </MoreTexts>
);

const tones: Readonly<Record<EnvelopeState, Tone>> = {
  ...{
    pending: 'warn',
    partially_signed: 'warn',
    signed: 'ok',
    declined: 'err',
    void: 'err',
    expired: 'err',
  },
};

function Room() {
  const text = useText();
  const orgId = useOrgId();
  const params = { orgId };
  const readings = useReadings();
  const own = useRead(listOwnEnvelopes, { params });
  const sent = useRead(listEnvelopes, { params, query: {} });
  const open = useCall(openOwnEnvelope);
  const [opened, setOpened] = useState<{ id: string; token: string }>();
  const waiting = own.data?.envelopes ?? [];
  const { proposal } = useSearch();

  const go = async (envelopeId: string) => {
    const answer = await open.run({ params: { orgId, envelopeId }, body: {} });
    setOpened(answer.ok ? { id: envelopeId, token: answer.data.signee_token } : undefined);
  };
  const back = async () => {
    setOpened(undefined);
    await readings.allAgain();
  };

  if (opened !== undefined) {
    const following = waiting.find(({ _id }) => _id !== opened.id);
    return (
      <SigneeSession key={opened.token} token={opened.token} onOver={() => void back()}>
        <SignDocuments
          isInside
          next={
            <div className="row wrap">
              {following && (
                <Button
                  variant="primary"
                  onClick={async () => {
                    await go(following._id);
                    await readings.again(listOwnEnvelopes);
                  }}
                >
                  {text('signing.room.next', { title: following.title })}
                </Button>
              )}
              <Button onClick={() => void back()}>{text('signing.room.back')}</Button>
            </div>
          }
        />
      </SigneeSession>
    );
  }
  if (own.isPending || sent.isPending) return <Loading />;
  return (
    <div className="stack s4">
      <PageHead title={text('signing.room')} lead={text('signing.room.lead')} />
      {proposal && <SendProposal orgId={orgId} proposalId={proposal} />}
      <h2>{text('signing.room.yours')}</h2>
      <Table
        caption={text('signing.room.yours')}
        reading={own}
        rows={waiting}
        rowKey={({ _id }) => _id}
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
            cell: ({ expires_at, zone }) => <InstantText instant={expires_at} zone={zone} />,
          },
          {
            key: 'act',
            head: <span className="sr">{text('signing.page.sign')}</span>,
            card: 'end',
            cell: ({ _id }) => (
              <Button size="sm" busy={open.busy} onClick={() => void go(_id)}>
                {text('signing.room.open')}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState icon={Signature} title={text('signing.room.none')} />}
      />
      <h2>{text('signing.room.sent')}</h2>
      <Table
        caption={text('signing.room.sent')}
        reading={sent}
        rows={sent.data?.envelopes ?? []}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'title',
            head: text('signing.room.request'),
            card: 'main',
            cell: ({ title, documents: [first], signees }) => (
              <>
                {first ? (
                  <Link to={documentPath(orgId, first._id)}>
                    <UserText>{title}</UserText>
                  </Link>
                ) : (
                  <UserText>{title}</UserText>
                )}
                <small className="sub">
                  {text('signing.room.progress', {
                    signed: signees.filter(({ state }) => state === 'signed').length,
                    all: signees.length,
                  })}
                </small>
              </>
            ),
          },
          {
            key: 'until',
            head: text('signing.room.deadline'),
            cell: ({ expires_at, zone }) => <InstantText instant={expires_at} zone={zone} />,
          },
          {
            key: 'state',
            head: text('signing.room.state'),
            card: 'end',
            cell: ({ state }) => (
              <StatusBadge tone={tones[state]}>{text(`signing.state.${state}`)}</StatusBadge>
            ),
          },
        ]}
        empty={<EmptyState icon={Signature} title={text('signing.room.nothingSent')} />}
      />
    </div>
  );
}

/** An entry that was proposed a moment ago: what people sign of it is drafted, then sent. */
function SendProposal({ orgId, proposalId }: { orgId: string; proposalId: string }) {
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
