import { reportedEvents } from '@tabellion/law/deadlines/deadline.ts';
import { useCall } from '@tabellion/ui/call/calls.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { reportEvent } from '../../../deadlines/contract.ts';

const event = z.strictObject({
  kind: z.enum(reportedEvents),
  happened_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
});

interface ReportDrawerProps {
  orgId: string;
  today: string;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** An event from which a deadline runs, and which no register holds. */
export function ReportDrawer({ orgId, today, onSaved, onClose }: ReportDrawerProps) {
  const text = useText();
  const form = useForm(event, { start: { kind: reportedEvents[0], happened_on: '' } });
  const call = useCall(reportEvent, { say: 'always' });
  return (
    <DrawerForm
      title={text('deadline.report')}
      form={form}
      onSubmit={(body) => call.run({ params: { id: orgId }, body })}
      onSaved={onSaved}
      save={text('deadline.report')}
      onClose={onClose}
    >
      <p className="muted">{text('deadline.reportLead')}</p>
      <SelectField
        name="kind"
        label={text('deadline.event')}
        options={reportedEvents.map((kind) => ({ value: kind, label: text(`deadline.event.${kind}`) }))}
      />
      <DateField name="happened_on" label={text('deadline.eventOn')} max={today} />
    </DrawerForm>
  );
}
