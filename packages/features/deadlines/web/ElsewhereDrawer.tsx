import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OpenDeadline, settlePast } from '../contract.ts';

interface ElsewhereDrawerProps {
  orgId: string;
  today: string;
  of: readonly OpenDeadline[];
  onClose(): void;
}

const Until = z.strictObject({ until: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

/** A corporation that is taken over was kept elsewhere before: one day settles all that fell due until then. */
export function ElsewhereDrawer({ orgId, today, of: deadlines, onClose }: ElsewhereDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(Until, { start: { until: today } });
  const until = useWatch({ control: form.control, name: 'until' });
  const settle = useCall(settlePast, { say: 'always' });
  return (
    <DrawerForm
      title={text('deadline.elsewhere')}
      form={form}
      save={text('deadline.elsewhere')}
      onClose={onClose}
      onSaved={readings.allAgain}
      onSubmit={({ until }) => settle.run({ params: { id: orgId }, body: { until } })}
    >
      <p className="muted">{text('deadline.elsewhere.lead')}</p>
      <DateField name="until" label={text('deadline.elsewhere.until')} max={today} />
      <p role="status">
        {text('deadline.elsewhere.count', { count: until ? pastOnes(deadlines, until).length : 0 })}
      </p>
    </DrawerForm>
  );
}

/** An organization's own deadlines are no law's: nobody did them before. */
const pastOnes = (deadlines: readonly OpenDeadline[], until: string) =>
  deadlines.filter(({ due_on, own }) => own === null && due_on <= until);
