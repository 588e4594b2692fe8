import { useCall } from '@tabellion/ui/call/useCall.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { setOwnDeadline } from '../ownContract.ts';
import { ownTitleLength, repeatsOfMonths } from '../rules/ownDeadlines.ts';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const fields = z.strictObject({
  title: required.check(z.maxLength(ownTitleLength)),
  due_on: required,
  repeats_months: z.string(),
  in_charge: z.string(),
});

interface OwnDeadlineDrawerProps {
  orgId: string;
  /** The one that is changed; left out, one is added. */
  of?: NonNullable<OpenDeadline['own']>;
  members: DeadlineList['members'];
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** A deadline that the organization sets itself: what, when, how often, and who looks after it. */
export function OwnDeadlineDrawer({ orgId, of: own, members, onSaved, onClose }: OwnDeadlineDrawerProps) {
  const text = useText();
  const call = useCall(setOwnDeadline, { say: 'always' });
  const form = useForm(fields, {
    start: {
      title: own?.title ?? '',
      due_on: own?.starts_on ?? '',
      repeats_months: String(own?.repeats_months ?? ''),
      in_charge: own?.in_charge?.user_id ?? '',
    },
  });
  return (
    <DrawerForm
      title={text(own === undefined ? 'deadline.own.add' : 'deadline.own.edit')}
      form={form}
      onSubmit={({ title, due_on, repeats_months, in_charge }) =>
        call.run({
          params: { id: orgId },
          body: {
            ...(own && { own_id: own.own_id }),
            title,
            due_on,
            repeats_months: repeatsOfMonths.find((months) => String(months) === repeats_months) ?? null,
            in_charge: in_charge === '' ? null : in_charge,
          },
        })
      }
      onSaved={onSaved}
      save={text('deadline.own.save')}
      onClose={onClose}
    >
      <TextField name="title" label={text('deadline.own.title')} />
      <DateField name="due_on" label={text('deadline.own.on')} />
      <SelectField
        name="repeats_months"
        label={text('deadline.own.repeats')}
        options={[
          { value: '', label: text('deadline.own.repeats.0') },
          ...repeatsOfMonths.map((months) => ({
            value: String(months),
            label: text(`deadline.own.repeats.${months}`),
          })),
        ]}
      />
      <SelectField
        name="in_charge"
        label={text('deadline.own.inCharge')}
        options={[
          { value: '', label: text('deadline.own.everybody') },
          ...members.map(({ user_id, name }) => ({ value: user_id, label: name })),
        ]}
      />
    </DrawerForm>
  );
}
