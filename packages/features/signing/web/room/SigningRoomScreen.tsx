import './room.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { ReviewedDocuments } from '../../../documents/web/public.ts';
import { LinkSession } from '../../../mailbox/web/public.ts';
import { listEnvelopes } from '../../contract.ts';
import { isOpenState } from '../../envelope.ts';
import { listOwnEnvelopes, openOwnEnvelope } from '../../signeeContract.ts';
import { SendChosen } from '../send/contributions.tsx';
import { SignDocuments } from '../sign/SignDocuments.tsx';
import { loadWords } from '../words.ts';
import { roomGrid } from './grid.ts';
import { OwnRequests, SendProposal } from './OwnRequests.tsx';
import { SentRequests } from './SentRequests.tsx';
import { SigningSettings } from './SigningSettings.tsx';

/** document/signingroom: what the reader himself has to sign, one after the other, what was sent to others, and what he
 *  reviewed. */
export const SigningRoomScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Room />
  </MoreTexts>
);

function Room() {
  const text = useText();
  const orgId = useOrgId();
  const params = { orgId };
  const readings = useReadings();
  const own = useRead(listOwnEnvelopes, { params });
  const open = useCall(openOwnEnvelope);
  const [opened, setOpened] = useState<{ id: string; token: string }>();
  const waiting = own.data?.envelopes ?? [];

  const go = async (envelopeId: string) => {
    const answer = await open.run({ params: { orgId, envelopeId }, body: {} });
    setOpened(answer.ok ? { id: envelopeId, token: answer.data.signee_token } : undefined);
  };
  const back = async () => {
    setOpened(undefined);
    await readings.allAgain();
  };

  if (opened === undefined) return <Lists own={own} busy={open.busy} onOpen={(id) => void go(id)} />;
  const following = waiting.find(({ _id }) => _id !== opened.id);
  return (
    <LinkSession key={opened.token} token={opened.token} onOver={() => void back()}>
      <SignDocuments
        isFramed
        onDone={() => void readings.allAnew()}
        back={
          <p className="pagehead__up">
            <Icon of={ChevronLeft} size="sm" flip />
            <Button variant="link" className="signroom__back" onClick={() => void back()}>
              {text('signing.room.back')}
            </Button>
          </p>
        }
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
    </LinkSession>
  );
}

const lists = ['yours', 'others', 'over', 'reviewed'] as const;

interface ListsProps {
  own: ReturnType<typeof useRead<typeof listOwnEnvelopes>>;
  busy: boolean;
  onOpen(envelopeId: string): void;
}

function Lists({ own, busy, onOpen }: ListsProps) {
  const text = useText();
  const orgId = useOrgId();
  const mayReview = useMay('documents.read');
  const sent = useRead(listEnvelopes, { params: { orgId }, query: {} });
  const { proposal, show } = useSearch();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLocaleLowerCase();
  const isShown = (list: (typeof lists)[number]) => show === undefined || show === list;
  const matches = (...names: readonly string[]) =>
    names.some((name) => name.toLocaleLowerCase().includes(words));
  const filtered = words === '' ? undefined : { onClear: () => setTyped('') };
  const envelopes = (sent.data?.envelopes ?? []).filter(({ title, documents, signees }) =>
    matches(title, ...documents.map((one) => one.title), ...signees.map(({ name }) => name)),
  );
  if (own.isPending || sent.isPending) return <PageSkeleton shape="rows" />;
  return (
    <div className="stack s4">
      <PageHead
        title={text('signing.room')}
        lead={text('signing.room.lead')}
        actions={<SigningSettings orgId={orgId} />}
      />
      {proposal && <SendProposal orgId={orgId} proposalId={proposal} />}
      <div className="signroom__filter">
        <SearchInput label={text('signing.room.search')} value={typed} onChange={setTyped} />
        <Select
          label={text('signing.room.show')}
          value={show ?? ''}
          onChange={(list) => navigate({ to: '.', search: list ? { show: list } : {}, resetScroll: false })}
          options={[
            { value: '', label: text('signing.room.all') },
            ...lists
              .filter((list) => list !== 'reviewed' || mayReview)
              .map((list) => ({ value: list, label: text(`signing.room.${list}`) })),
          ]}
        />
      </div>
      {isShown('yours') && (
        <OwnRequests
          reading={own}
          envelopes={(own.data?.envelopes ?? []).filter(({ title, documents }) =>
            matches(title, ...documents.map((one) => one.title)),
          )}
          filtered={filtered}
          busy={busy}
          onOpen={onOpen}
        />
      )}
      {(['others', 'over'] as const).filter(isShown).map((list) => (
        <SentRequests
          key={list}
          list={list}
          orgId={orgId}
          reading={sent}
          envelopes={envelopes.filter(({ state }) => isOpenState(state) === (list === 'others'))}
          filtered={filtered}
        />
      ))}
      {mayReview && isShown('reviewed') && (
        <>
          <h2>{text('signing.room.reviewed')}</h2>
          <ReviewedDocuments
            orgId={orgId}
            words={words}
            grid={roomGrid}
            send={(docId) => <SendChosen orgId={orgId} documentIds={[docId]} />}
          />
        </>
      )}
    </div>
  );
}
