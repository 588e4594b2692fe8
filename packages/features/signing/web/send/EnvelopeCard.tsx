import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { StatusBadge, type Tone } from '@tabellion/ui/components/Badge.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useState } from 'react';
import { type Envelope, readSignatures, remindSignees } from '../../contract.ts';
import type { SigneeState } from '../../envelope.ts';
import { loadWords } from '../words.ts';
import { VoidDialog } from './VoidDialog.tsx';

interface EnvelopeCardProps {
  orgId: string;
  docId: string;
}

/** Who has signed a document, who is next, and what can be done about it; nothing where it was never sent. */
export const EnvelopeCard = (props: EnvelopeCardProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfDocument {...props} />
  </MoreTexts>
);

function OfDocument({ orgId, docId }: EnvelopeCardProps) {
  const { data } = useRead(readSignatures, { params: { orgId, docId } });
  return data?.envelope ? <Signatures orgId={orgId} of={data.envelope} /> : null;
}

const tones: Readonly<Record<SigneeState, Tone>> = {
  ...{ waiting: 'neutral', invited: 'warn', opened: 'warn', signed: 'ok', declined: 'err' },
};

function Signatures({ orgId, of: envelope }: { orgId: string; of: Envelope }) {
  const text = useText();
  const mayEdit = useMay('signing.edit');
  const readings = useReadings();
  const remind = useCall(remindSignees, { say: 'always', place: 'bottom' });
  const [isVoiding, setVoiding] = useState(false);
  const { signees, zone, expires_at: expiresAt, may_remind: mayRemind, may_void: mayVoid, effect } = envelope;
  const ended = envelope.events.findLast(({ reason }) => reason !== null);
  return (
    <Card title={text('signing.signatures')} flush>
      <ul className="list">
        {signees.map(({ _id, name, state, since, is_mail_refused: isRefused, is_link_locked: isLocked }) => (
          <li key={_id} className="row between">
            <div>
              <UserText>{name}</UserText>
              <small className="sub">
                {isRefused || isLocked
                  ? text(isRefused ? 'signing.mailRefused' : 'signing.linkLocked')
                  : since && <InstantText instant={since} zone={zone} />}
              </small>
            </div>
            <StatusBadge tone={tones[state]}>{text(`signing.signee.${state}`)}</StatusBadge>
          </li>
        ))}
      </ul>
      <div className="card__body stack">
        {ended?.reason && <UserText>{ended.reason}</UserText>}
        {mayVoid && (
          <p className="muted">
            <RichText
              of="signing.page.until"
              with={{ until: <InstantText instant={expiresAt} zone={zone} /> }}
            />
          </p>
        )}
        {mayVoid && effect && (
          <p>
            {text('signing.effect.recordedThen')} <bdi>{effect.sentences.join(' ')}</bdi>
          </p>
        )}
        {envelope.state === 'signed' && !envelope.is_sealed && <p>{text('signing.sealing')}</p>}
        {mayEdit && (mayRemind || mayVoid) && (
          <div className="row wrap">
            {mayRemind && (
              <Button
                size="sm"
                busy={remind.busy}
                onClick={async () => {
                  await remind.run({ params: { orgId, envelopeId: envelope._id }, body: {} });
                  await readings.again(readSignatures);
                }}
              >
                {text('signing.remind')}
              </Button>
            )}
            {mayVoid && (
              <Button size="sm" variant="danger" onClick={() => setVoiding(true)}>
                {text('signing.void')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isVoiding && <VoidDialog orgId={orgId} envelopeId={envelope._id} onClose={() => setVoiding(false)} />}
    </Card>
  );
}
