import { millisOfInstant } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type Envelope, editEnvelope } from '../../contract.ts';
import { EnvelopeForm } from './EnvelopeForm.tsx';

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
