import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DrawerForm, FormSection, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { addToPosition } from '../../../people/contract.ts';
import { type OfficerPosition, officerPositions } from '../../../people/positions.ts';
import { usePositions } from '../fields/options.ts';
import { PersonFields, PersonPicker } from '../fields/PersonFields.tsx';
import { blankPerson, judgePerson, personFields, personOf } from '../fields/personForm.ts';
import { useToday } from '../fields/today.ts';
import { useStage } from '../frame/stage.ts';
import { useWizard } from '../frame/wizard.ts';
import { boardOf } from './DirectorDrawer.tsx';
import type { Board } from './usePeople.ts';

const fields = z.strictObject({
  position: z.enum(officerPositions),
  /** Only of the untitled position. */
  title: z.string().check(z.maxLength(300)),
  /** Asked once the corporation exists; before that the organizing resolution gives the day. */
  appointed_on: z.string(),
  person_id: z.string(),
  person: personFields,
});

interface OfficerDrawerProps {
  position: OfficerPosition;
  onSaved(view: Pick<Board, 'directors' | 'officers' | 'minMaxDirectors'>): void;
  onClose(): void;
}

/** Appoints somebody, on record or new, to one of the 23 positions. */
export function OfficerDrawer({ position, onSaved, onClose }: OfficerDrawerProps) {
  const text = useText();
  const today = useToday();
  const { orgId } = useWizard();
  const positions = usePositions();
  const schema = useMemo(() => fields.check(judgePerson<z.infer<typeof fields>>('officer', today)), [today]);
  const exists = useStage() === 'exists';
  const form = useForm(schema, {
    start: { position, title: '', appointed_on: exists ? today : '', person_id: '', person: blankPerson },
  });
  const draft = useDraft(form, `officer/${orgId}/${position}`);
  const call = useCall(addToPosition);
  return (
    <Drawer title={text('wizard.officer.add')} onClose={onClose}>
      <DrawerForm
        form={form}
        onSubmit={async ({ position: chosen, title, appointed_on, person_id, person }) => {
          const who = person_id === '' ? { person: personOf(person, 'officer', today) } : { person_id };
          const answer = await call.run({
            params: { id: orgId, position: chosen },
            body: { ...who, ...(chosen === 'other' && { title }), ...(exists && { appointed_on }) },
          });
          if (answer.ok) {
            draft.forget();
            onSaved(boardOf(answer.data));
            onClose();
          }
          return answer;
        }}
        foot={
          <>
            <span className="grow" />
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <SubmitButton>{text('wizard.save')}</SubmitButton>
          </>
        }
      >
        <FormSection title={text('wizard.officer.position')}>
          <SelectField name="position" label={text('wizard.officer.position')} options={positions} />
          <OwnTitle />
          {exists && (
            <DateField name="appointed_on" label={text('wizard.director.appointedOn')} max={today} />
          )}
          <PersonPicker orgId={orgId} without={[]} individualsOnly />
        </FormSection>
        <NewPerson />
      </DrawerForm>
    </Drawer>
  );
}

function OwnTitle() {
  const text = useText();
  if (useWatch({ name: 'position' }) !== 'other') return null;
  return <TextField name="title" label={text('wizard.officer.title')} autoComplete="off" />;
}

/** Somebody on record is appointed as he is; his details are edited where he was entered. */
const NewPerson = () => (useWatch({ name: 'person_id' }) === '' ? <PersonFields use="officer" /> : null);
