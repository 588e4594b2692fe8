import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { correctSince, type HistoryLine, type OpenFact } from '../contract.ts';
import { type ChangeProps, OnOrBefore } from './ChangeDrawer.tsx';

const fields = z.strictObject({
  effective_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  or_before: z.boolean(),
  reason: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(300)),
});

interface SinceDrawerProps extends Pick<ChangeProps, 'orgId' | 'today' | 'isTakenOver' | 'onClose'> {
  of: OpenFact;
  /** The first entry of it. */
  line: Pick<HistoryLine, 'on' | 'is_on_or_before'>;
}

/** The day since which the first entry of an office or of the year end says that it holds was wrong, or is known by now. */
export function SinceDrawer({ of, line, orgId, today, isTakenOver = false, onClose }: SinceDrawerProps) {
  const text = useText();
  const form = useForm(fields, {
    start: { effective_on: line.on, or_before: line.is_on_or_before, reason: '' },
  });
  const call = useCall(correctSince, { say: 'always' });
  const { allAgain } = useReadings();
  return (
    <DrawerForm
      title={text('corporation.correctSince')}
      form={form}
      onSubmit={(body) => call.run({ params: { id: orgId }, body: { of, ...body } })}
      onSaved={allAgain}
      save={text('corporation.correctSince')}
      onClose={onClose}
    >
      <DateField name="effective_on" label={text('corporation.sinceDay')} max={today} />
      <OnOrBefore isTakenOver={isTakenOver} />
      <TextField name="reason" label={text('wizard.how.reason')} help={text('wizard.how.reason.help')} />
    </DrawerForm>
  );
}
