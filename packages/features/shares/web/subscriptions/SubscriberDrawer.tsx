import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCorporation, useToday } from '../../../organizations/web/public.ts';
import {
  judgePerson,
  PersonFields,
  PersonForm,
  PersonPicker,
  personOf,
  useBlankPerson,
} from '../../../people/web/public.ts';
import { PrivateIssuerLimit, useLimitOverride } from '../../../registers/web/public.ts';
import { addShareholder, type SharesView } from '../../contract.ts';
import { blankRow, inputOf, priceWithCents, subscriptionRowSchema } from './subscriptionForm.ts';

interface NewSubscriberProps {
  view: SharesView;
  onSaved(view: SharesView): void;
  onClose(): void;
}

const newFields = (today: PlainDate) =>
  z.strictObject({ person_id: z.string(), person: PersonForm, row: subscriptionRowSchema(today) });

type NewFields = z.infer<ReturnType<typeof newFields>>;

/** A shareholder, on record or new, with a subscription: one share unless told otherwise. */
export function NewSubscriber({ view, onSaved, onClose }: NewSubscriberProps) {
  const text = useText();
  const today = useToday();
  const { orgId } = useCorporation();
  const [firstClass] = view.shareclasses;
  const blank = useBlankPerson();
  const schema = useMemo(() => newFields(today).check(judgePerson<NewFields>('holder', today)), [today]);
  const form = useForm(schema, {
    start: { person_id: '', person: blank, row: blankRow(firstClass) },
  });
  const row = useWatch({ control: form.control, name: 'row' });
  usePriceOfClass(form, view, row.Shareclass);
  const draft = useDraft(form, `subscriber/${orgId}`, true);
  const call = useCall(addShareholder);
  const limitOverride = useLimitOverride();
  return (
    <DrawerForm
      title={text('wizard.subscribers.add')}
      form={form}
      draft={draft}
      onSubmit={async ({ person_id, person, row: typed }) => {
        const answer = limitOverride.note(
          await call.run({
            params: { id: orgId },
            query: { isDashboard: 'true' },
            body: {
              person: personOf(person, 'holder', today),
              ...(person_id !== '' && { person_id }),
              issuances: [inputOf(typed)],
              ...limitOverride.body,
            },
          }),
        );
        return answer.ok ? answer : atRow(answer);
      }}
      onSaved={({ person_id: _added, ...saved }) => onSaved(saved)}
      save={text('wizard.save')}
      onClose={onClose}
    >
      <PersonPicker orgId={orgId} without={view.shareholders.map(({ _id }) => _id)} individualsOnly={false} />
      <FormSection title={text('wizard.subscribers.subscription')}>
        <div className="grid2">
          <NumberField name="row.ownership" label={text('wizard.shares.shares')} />
          <SelectField
            name="row.Shareclass"
            label={text('wizard.shares.class')}
            options={view.shareclasses.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </div>
      </FormSection>
      <PersonFields use="holder" />
      <PrivateIssuerLimit of={limitOverride} />
    </DrawerForm>
  );
}

/** A class proposes the price of its shares. */
function usePriceOfClass(
  form: UseFormReturn<z.input<ReturnType<typeof newFields>>, unknown, NewFields>,
  { shareclasses }: SharesView,
  classId: string,
): void {
  const before = useRef(classId);
  useEffect(() => {
    if (before.current === classId) return;
    before.current = classId;
    const chosen = shareclasses.find(({ _id }) => _id === classId);
    if (chosen !== undefined) form.setValue('row.price', priceWithCents(chosen));
  }, [form, shareclasses, classId]);
}

/** The server names the fields of a list of issuances; the form has one. */
const atRow = (refusal: Extract<Answer<unknown>, { ok: false }>) => ({
  ...refusal,
  fields: refusal.fields.map((field) => ({
    ...field,
    path: field.path.replace(/^(body\.)?issuances\.0\.(vesting\.)?/, 'row.'),
  })),
});
