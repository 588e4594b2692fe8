import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { voidEnvelope } from '../../contract.ts';

interface VoidDialogProps {
  orgId: string;
  envelopeId: string;
  onClose(): void;
}

export function VoidDialog({ orgId, envelopeId, onClose }: VoidDialogProps) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(voidEnvelope.body, { start: { reason: '' } });
  const voiding = useCall(voidEnvelope, { say: 'always', place: 'bottom' });
  return (
    <Dialog title={text('signing.void.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={async (body) => {
          const answer = await voiding.run({ params: { orgId, envelopeId }, body });
          if (answer.ok) {
            await readings.allAgain();
            onClose();
          }
          return answer;
        }}
      >
        <p>{text('signing.void.body')}</p>
        <TextAreaField name="reason" label={text('signing.decline.reason')} rows={3} />
        <div className="dialog__foot">
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton variant="danger">{text('signing.void')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
