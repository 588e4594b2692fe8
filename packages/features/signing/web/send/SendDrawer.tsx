import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { editEnvelope, proposeSignees, sendEnvelope } from '../../contract.ts';
import type { Envelope } from '../../envelopeView.ts';
import { loadWords } from '../words.ts';
import { EnvelopeForm } from './EnvelopeForm.tsx';

interface SendDrawerProps {
  orgId: string;
  documentIds: readonly string[];
  /** The entry that is recorded when the last one signs. */
  proposalId?: string;
  onSent?(): void;
  onClose(): void;
}

/** Sends documents to be signed by those whom they name. */
export const SendDrawer = (props: SendDrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Sending {...props} />
  </MoreTexts>
);

function Sending({ orgId, documentIds, proposalId, onSent, onClose }: SendDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const send = useCall(sendEnvelope, { say: 'always', place: 'bottom' });
  const [isSent, setSent] = useState(false);
  const proposed = useRead(
    proposeSignees,
    { params: { orgId }, query: { ids: documentIds.join(',') } },
    // Documents that are out for signature have nobody left to propose.
    { when: !isSent },
  );
  return (
    <Drawer title={text('signing.send')} onClose={onClose}>
      {proposed.data === undefined ? (
        <DrawerReading of={proposed} />
      ) : (
        <EnvelopeForm
          documents={proposed.data.documents}
          named={proposed.data.signees.flatMap(({ person_id, name, signs }) =>
            signs.map(({ document_id }) => ({ document_id, person_id, name })),
          )}
          start={{
            signees: proposed.data.signees,
            in_order: false,
            expires_in_days: 30,
            remind_every_days: '7',
            message: '',
          }}
          save={text('signing.send')}
          onClose={onClose}
          onSaved={() => {
            // The proposal of signees would be refused when all is read again.
            flushSync(() => setSent(true));
            onSent?.();
            return readings.allAgain();
          }}
          onSubmit={(terms) =>
            send.run({
              params: { orgId },
              body: {
                ...terms,
                document_ids: [...documentIds],
                ...(proposalId && { effects: [{ proposal_id: proposalId }] }),
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
        named={[
          ...envelope.left_out,
          ...envelope.signees.flatMap(({ person_id: personId, name, signs }) =>
            signs.flatMap(({ document_id, capacities }) =>
              personId === null || capacities.length === 0 ? [] : { document_id, person_id: personId, name },
            ),
          ),
        ]}
        start={{
          signees: envelope.signees.map(({ person_id: personId, name, email, language, signs }) => ({
            person_id: personId ?? '',
            name,
            email,
            language,
            signs,
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
