import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useToday } from '../../../organizations/web/public.ts';
import { readPerson, updatePerson } from '../../../people/contract.ts';
import {
  judgePerson,
  PersonFields,
  PersonForm,
  personOf,
  startOfPerson,
} from '../../../people/web/public.ts';
import { PrivateIssuerLimit, useLimitOverride } from '../../../registers/web/public.ts';
import type { Shareholder } from '../../shapes.ts';

interface EditSubscriberProps {
  person: Shareholder;
  onSaved(): void;
  onClose(): void;
}

/** The person behind a subscription. */
export function EditSubscriber({ person, onSaved, onClose }: EditSubscriberProps) {
  const text = useText();
  const details = useRead(readPerson, { params: { id: person._id }, query: { reveal: 'true' } });
  return (
    <Drawer title={text('wizard.subscribers.edit')} onClose={onClose}>
      {details.data ? (
        <EditForm
          personId={person._id}
          start={startOfPerson(details.data.input)}
          onSaved={onSaved}
          onClose={onClose}
        />
      ) : (
        <DrawerReading of={details} />
      )}
    </Drawer>
  );
}

const editFields = z.strictObject({ person: PersonForm });

interface EditFormProps {
  personId: string;
  start: PersonForm;
  onSaved(): void;
  onClose(): void;
}

function EditForm({ personId, start, onSaved, onClose }: EditFormProps) {
  const text = useText();
  const today = useToday();
  const schema = useMemo(
    () => editFields.check(judgePerson<z.infer<typeof editFields>>('holder', today)),
    [today],
  );
  const form = useForm(schema, { start: { person: start } });
  const draft = useDraft(form, `holder/${personId}`, true);
  const call = useCall(updatePerson);
  const limitOverride = useLimitOverride();
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={async ({ person }) => {
        const answer = limitOverride.note(
          await call.run({
            body: { ...personOf(person, 'holder', today), person_id: personId, ...limitOverride.body },
          }),
        );
        if (answer.ok) return answer;
        // The request names its fields without `person.`: it is the person.
        return { ...answer, fields: answer.fields.map((at) => ({ ...at, path: `person.${at.path}` })) };
      }}
      onSaved={onSaved}
      save={text('wizard.save')}
      onClose={onClose}
    >
      <PersonFields use="holder" />
      <PrivateIssuerLimit of={limitOverride} />
    </DrawerForm>
  );
}
