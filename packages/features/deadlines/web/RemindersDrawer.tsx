import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { readReminders, setReminders } from '../remindersContract.ts';
import { type ReminderStep, reminderSteps } from '../rules/near.ts';

interface RemindersDrawerProps {
  orgId: string;
  onClose(): void;
}

/** Which reminders the reader gets in this organization, by bell and mail. */
export function RemindersDrawer({ orgId, onClose }: RemindersDrawerProps) {
  const text = useText();
  const reading = useRead(readReminders, { params: { id: orgId } });
  if (reading.data === undefined)
    return (
      <Drawer title={text('deadline.reminders')} onClose={onClose}>
        <DrawerReading of={reading} />
      </Drawer>
    );
  return <RemindersForm orgId={orgId} chosen={reading.data.reminders} onClose={onClose} />;
}

const wishes = z.strictObject({
  days_30: z.boolean(),
  days_14: z.boolean(),
  days_3: z.boolean(),
  overdue: z.boolean(),
});

function RemindersForm({
  orgId,
  chosen,
  onClose,
}: RemindersDrawerProps & { chosen: readonly ReminderStep[] }) {
  const text = useText();
  const readings = useReadings();
  const call = useCall(setReminders, { say: 'always' });
  const form = useForm(wishes, {
    start: {
      days_30: chosen.includes('days_30'),
      days_14: chosen.includes('days_14'),
      days_3: chosen.includes('days_3'),
      overdue: chosen.includes('overdue'),
    },
  });
  return (
    <DrawerForm
      title={text('deadline.reminders')}
      form={form}
      onSubmit={(wanted) =>
        call.run({ params: { id: orgId }, body: { reminders: reminderSteps.filter((step) => wanted[step]) } })
      }
      onSaved={readings.allAgain}
      save={text('deadline.reminders.save')}
      onClose={onClose}
    >
      <p className="muted">{text('deadline.reminders.lead')}</p>
      {reminderSteps.map((step) => (
        <CheckboxField key={step} name={step} label={text(`deadline.reminders.${step}`)} />
      ))}
    </DrawerForm>
  );
}
