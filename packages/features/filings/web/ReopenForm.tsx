import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { reasonLength, updateFiling } from '../contract.ts';

const fields = z.strictObject({
  reason: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(reasonLength)),
});

/** Takes back what was said: that a filing was filed. */
export function ReopenForm({ filingId, onClose }: { filingId: string; onClose(): void }) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(fields, { start: { reason: '' } });
  const call = useCall(updateFiling, { say: 'always' });
  return (
    <DrawerForm
      form={form}
      onSubmit={({ reason }) => call.run({ params: { id: filingId }, body: { mark: 'open', reason } })}
      onSaved={readings.allAgain}
      save={text('filings.reopen')}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={text('filings.reopen.reason')} rows={3} />
    </DrawerForm>
  );
}
