import type { Answer } from '@tabellion/kit/client.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';

const schema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(1_000)),
});

interface DeclineDialogProps {
  onDecline(reason: string): Promise<Answer<unknown>>;
  onClose(): void;
}

export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const text = useText();
  const form = useForm(schema, { start: { reason: '' } });
  return (
    <Dialog title={text('signing.decline.title')} onClose={onClose}>
      <Form form={form} onSubmit={({ reason }) => onDecline(reason)}>
        <p>{text('signing.decline.body')}</p>
        <TextAreaField name="reason" label={text('signing.decline.reason')} rows={3} />
        <div className="dialog__foot">
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton variant="danger">{text('signing.decline.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
