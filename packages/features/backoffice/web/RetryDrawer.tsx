import { useCall } from '@tabellion/ui/call/useCall.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { type Operations, retryOperation } from '../operationsContract.ts';
import type { Retried } from './OperationTables.tsx';

const fields = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(500)),
});

interface RetryDrawerProps {
  of: Retried;
  onSaved(saved: Operations): void;
  onClose(): void;
}

/** Tries something again at once; the reason is kept. */
export function RetryDrawer({ of: { what, subject, name }, onSaved, onClose }: RetryDrawerProps) {
  const text = useText();
  const form = useForm(fields, { start: { reason: '' } });
  const retry = useCall(retryOperation, { say: 'always' });
  return (
    <DrawerForm
      title={text('staffing.operations.retryOf', { what: name })}
      form={form}
      onSubmit={({ reason }) => retry.run({ body: { what, subject, reason } })}
      onSaved={onSaved}
      save={text('staffing.operations.retry')}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={text('staffing.operations.retryWhy')} rows={3} />
    </DrawerForm>
  );
}
