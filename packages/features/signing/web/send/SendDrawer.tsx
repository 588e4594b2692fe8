import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { type Envelope, editEnvelope, proposeSignees, sendEnvelope } from '../../contract.ts';
import { loadWords } from '../words.ts';
import { EnvelopeForm } from './EnvelopeForm.tsx';

interface SendDrawerProps {
  orgId: string;
  documentIds: readonly string[];
  /** The entry that is recorded when the last one signs. */
  proposalId?: string;
  onClose(): void;
}

/** Sends documents to be signed by those whom they name. */
export const SendDrawer = (props: SendDrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Sending {...props} />
  </MoreTexts>
);

function Sending({ orgId, documentIds, proposalId, onClose }: SendDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const send = useCall(sendEnvelope, { say: 'always', place: 'bottom' });
  const proposed = useRead(proposeSignees, { params: { orgId }, query: { ids: documentIds.join(',') } });
  return (
    <Drawer title={text('signing.send')} onClose={onClose}>
      {proposed.data === undefined ? (
        <DrawerReading of={proposed} />
      ) : (
        <EnvelopeForm
          documents={proposed.data.documents}
          start={{
            signees: proposed.data.signees,
            ...{ in_order: false, expires_in_days: 30, remind_every_days: '7', message: '' },
          }}
          save={text('signing.send')}
          onClose={onClose}
          onSaved={() => readings.allAgain()}
          onSubmit={(terms) =>
            send.run({
              params: { orgId },
              body: {
                ...terms,
                document_ids: [...documentIds],
                ...(proposalId && { proposal_id: proposalId }),
              },
            })
          }
        />
      )}
    </Drawer>
  );
}

interface EditDrawerProps {
  orgId: string;
  of: Envelope;
  onClose(): void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Changes who signs, in which order and until when, before the first signature. */
export function EditDrawer({ orgId, of: envelope, onClose }: EditDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const edit = useCall(editEnvelope, { say: 'always', place: 'bottom' });
  const leftMs = millisOfInstant(envelope.expires_at as never) - Date.now();
  const daysLeft = Math.max(1, Math.ceil(leftMs / dayMs));
  return (
    <Drawer title={text('signing.edit')} onClose={onClose}>
      <EnvelopeForm
        documents={envelope.documents}
        start={{
          signees: envelope.signees.map(({ person_id: personId, name, email, language, signs }) => ({
            ...{ person_id: personId ?? '', name, email, language, signs },
          })),
          in_order: envelope.in_order,
          expires_in_days: daysLeft,
          remind_every_days: String(envelope.remind_every_days ?? ''),
          message: envelope.message,
        }}
        save={text('signing.edit.save')}
        onClose={onClose}
        onSaved={() => readings.allAgain()}
        onSubmit={({ expires_in_days: days, ...terms }) =>
          edit.run({
            params: { orgId, envelopeId: envelope._id },
            // The deadline stays to the minute unless it is moved.
            body: { ...terms, ...(days !== daysLeft && { expires_in_days: days }) },
          })
        }
      />
    </Drawer>
  );
}
