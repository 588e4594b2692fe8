import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { InstantText, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readEvidence, readSignatures, remindSignees } from '../../contract.ts';
import type { SigneeState } from '../../envelope.ts';
import type { Envelope } from '../../envelopeView.ts';
import { EffectOutcomes } from '../EffectOutcomes.tsx';
import { CapacityList, NameList, SigneeDot } from '../SigneeDot.tsx';
import { loadWords } from '../words.ts';
import { EditDrawer, SendDrawer } from './SendDrawer.tsx';
import { VoidDialog } from './VoidDialog.tsx';

interface EnvelopeCardProps {
  orgId: string;
  docId: string;
  /** The document's signees stand in place of the card where it was never sent. */
  unsent: ReactNode;
  /** The rest stands below: it appears with the card. */
  rest: ReactNode;
}

/** The signees of a document: who has signed, who is next, and what can be done about it. */
export function EnvelopeCard({ orgId, docId, unsent, rest }: EnvelopeCardProps) {
  const { data, isPending } = useRead(readSignatures, { params: { orgId, docId } });
  if (isPending) return <Loading />;
  if (!data?.envelope)
    return (
      <>
        {unsent}
        {rest}
      </>
    );
  return (
    <MoreTexts load={loadWords} waiting={<Loading />}>
      <Signatures orgId={orgId} docId={docId} of={data.envelope} />
      {rest}
    </MoreTexts>
  );
}

interface PartProps {
  orgId: string;
  of: Envelope;
}

function Signatures({ orgId, docId, of: envelope }: PartProps & { docId: string }) {
  const text = useText();
  const { signees } = envelope;
  return (
    <Card
      title={text('signing.signatures')}
      extra={
        <span className="muted t12">
          {text('signing.room.progress', {
            signed: signees.filter(({ state }) => state === 'signed').length,
            all: signees.length,
          })}
        </span>
      }
      flush
    >
      <ol className="list">
        {signees.map((signee, at) => (
          <Line key={signee._id} place={at + 1} of={signee} within={envelope} docId={docId} />
        ))}
      </ol>
      <div className="card__body stack">
        <HowItStands of={envelope} />
        <EnvelopeActions orgId={orgId} of={envelope} />
      </div>
    </Card>
  );
}

const tones: Readonly<Record<SigneeState, Tone>> = {
  waiting: 'neutral',
  invited: 'warn',
  opened: 'warn',
  signed: 'ok',
  declined: 'err',
};

interface LineProps {
  place: number;
  of: Envelope['signees'][number];
  within: Envelope;
  docId: string;
}

function Line({ place, of: signee, within: { documents, zone, may_void: isOpen }, docId }: LineProps) {
  const text = useText();
  const { name, state, since, signs, is_mail_refused: isRefused, is_link_locked: isLocked } = signee;
  const here = signs.find(({ document_id: id }) => id === docId);
  const others = documents
    .filter(({ _id }) => signs.some(({ document_id: id }) => id === _id))
    .map(({ title }) => title);
  const isMissing = !isOpen && state !== 'signed' && state !== 'declined';
  return (
    <li>
      <SigneeDot place={place} state={state} isNow={isOpen && state !== 'waiting'} />
      <div className="grow">
        <div className="row between">
          <UserText>{name}</UserText>
          <StatusBadge tone={isMissing ? 'neutral' : tones[state]}>
            {text(isMissing ? 'signing.signee.missing' : `signing.signee.${state}`)}
          </StatusBadge>
        </div>
        <small className="sub">
          {here && <CapacityList of={here.capacities} />}
          {here === undefined && (
            <RichText of="signing.card.signs" with={{ titles: <NameList of={others} /> }} />
          )}
        </small>
        <small className="sub">
          {isRefused || isLocked
            ? text(isRefused ? 'signing.mailRefused' : 'signing.linkLocked')
            : since && (
                <RichText
                  of={`signing.since.${state === 'waiting' ? 'invited' : state}`}
                  with={{ when: <InstantText instant={since} zone={zone} /> }}
                />
              )}
        </small>
      </div>
    </li>
  );
}

/** How long it is open and what it records, or how it ended. */
function HowItStands({ of: { signees, events, effects, zone, ...envelope } }: { of: Envelope }) {
  const text = useText();
  const ended = events.findLast(({ kind, reason }) => kind !== 'entry_stopped' && reason !== null);
  if (envelope.may_void)
    return (
      <>
        <p className="muted">
          <RichText
            of="signing.page.until"
            with={{ until: <InstantText instant={envelope.expires_at} zone={zone} /> }}
          />
        </p>
        {effects.length > 0 && (
          <p>
            {text(
              effects.some((one) => one.awaits_more)
                ? 'signing.effect.awaits'
                : 'signing.effect.recordedThen',
            )}{' '}
            <bdi>{effects.flatMap(({ sentences }) => sentences).join(' ')}</bdi>
          </p>
        )}
        {reasonsIn(effects).map((reason) => (
          <Callout key={reason} tone="warn">
            {reason}
          </Callout>
        ))}
        <StillMissing of={envelope.left_out} />
      </>
    );
  if (ended?.reason) {
    const name = signees.find(({ _id }) => _id === ended.signee_id)?.name ?? ended.by_name;
    return (
      <p>
        <RichText
          of={ended.kind === 'declined' ? 'signing.card.declined' : 'signing.card.voided'}
          with={{ name: <UserText>{name}</UserText>, reason: <UserText>{ended.reason}</UserText> }}
        />
      </p>
    );
  }
  if (envelope.state === 'expired')
    return (
      <p>
        <RichText
          of="signing.card.expired"
          with={{ until: <InstantText instant={envelope.expires_at} zone={zone} /> }}
        />
      </p>
    );
  if (envelope.has_evidence)
    return (
      <>
        <Settled of={effects} />
        <StillMissing of={envelope.left_out} />
        <WithoutSeal of={envelope.documents} />
      </>
    );
  return (
    <>
      <Settled of={effects} />
      <StillMissing of={envelope.left_out} />
      <p>{text('signing.sealing')}</p>
      {envelope.sealing_fault && <p className="muted">{text('signing.sealing.again')}</p>}
    </>
  );
}

const reasonsIn = (effects: Envelope['effects']): string[] => [
  ...new Set(effects.flatMap(({ stopped_by: by }) => by?.message ?? [])),
];

/** The outcome of the last signature, and why it did not record the rest. */
const Settled = ({ of: effects }: { of: Envelope['effects'] }) => (
  <>
    {(effects.length > 1 || effects[0]?.outcome === 'recorded') && <EffectOutcomes of={effects} />}
    {reasonsIn(effects.filter(({ outcome }) => outcome !== 'recorded')).map((reason) => (
      <p key={reason}>
        <RichText of="signing.card.stopped" with={{ reason: <UserText>{reason}</UserText> }} />
      </p>
    ))}
  </>
);

function WithoutSeal({ of: documents }: { of: Envelope['documents'] }) {
  const titles = documents.filter((one) => !one.is_sealed).map(({ title }) => title);
  if (titles.length === 0) return null;
  return (
    <p>
      <RichText of="signing.card.unsealed" with={{ titles: <NameList of={titles} /> }} />
    </p>
  );
}

/** Whom the documents name and nobody asked. */
function StillMissing({ of: leftOut }: { of: Envelope['left_out'] }) {
  const names = [...new Set(leftOut.map(({ name }) => name))];
  if (names.length === 0) return null;
  return (
    <p>
      <RichText of="signing.card.leftOut" with={{ names: <NameList of={names} /> }} />
    </p>
  );
}

type Layer = 'edit' | 'void' | 'again';

function EnvelopeActions({ orgId, of: envelope }: PartProps) {
  const text = useText();
  const mayEdit = useMay('signing.edit');
  const readings = useReadings();
  const remind = useCall(remindSignees, { say: 'always', place: 'bottom' });
  const evidence = useDownload(readEvidence);
  const [layer, setLayer] = useState<Layer>();
  const { _id: envelopeId, state, effects, documents } = envelope;
  const params = { orgId, envelopeId };
  const lacksSignatures = state === 'signed' && envelope.left_out.length > 0;
  const isOver = state === 'declined' || state === 'expired' || lacksSignatures;
  // Its entry still waits: what people sign of it is drafted anew, or sent to the others.
  const [proposal] = effects.flatMap(({ proposal_id: id }) => id ?? []);
  const onClose = () => setLayer(undefined);
  return (
    <>
      <div className="row wrap">
        {envelope.has_evidence &&
          (['pdf', 'json'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              icon={Download}
              busy={evidence.busy}
              onClick={() => void evidence.run({ params, query: { format } })}
            >
              {text('signing.evidence', { format: format.toUpperCase() })}
            </Button>
          ))}
        {mayEdit && envelope.may_remind && (
          <Button
            size="sm"
            busy={remind.busy}
            onClick={async () => {
              await remind.run({ params, body: {} });
              await readings.again(readSignatures);
            }}
          >
            {text('signing.remind')}
          </Button>
        )}
        {mayEdit && envelope.may_edit && (
          <Button size="sm" onClick={() => setLayer('edit')}>
            {text('signing.edit')}
          </Button>
        )}
        {mayEdit && envelope.may_void && (
          <Button size="sm" variant="danger" onClick={() => setLayer('void')}>
            {text('signing.void')}
          </Button>
        )}
        {mayEdit && isOver && (
          <Button
            size="sm"
            onClick={() =>
              proposal
                ? void navigate({ to: `/app/org/${orgId}/signingroom`, search: { proposal } })
                : setLayer('again')
            }
          >
            {text(lacksSignatures ? 'signing.sendRest' : 'signing.sendAgain')}
          </Button>
        )}
      </div>
      {layer === 'edit' && <EditDrawer orgId={orgId} of={envelope} onClose={onClose} />}
      {layer === 'void' && <VoidDialog orgId={orgId} envelopeId={envelopeId} onClose={onClose} />}
      {layer === 'again' && (
        <SendDrawer orgId={orgId} documentIds={documents.map(({ _id }) => _id)} onClose={onClose} />
      )}
    </>
  );
}
