import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { LimitOverride } from '../../../registers/privateIssuer.ts';
import {
  type Amended,
  Conflicts,
  PrivateIssuerLimit,
  ReasonField,
  useAmending,
  useLimitOverride,
} from '../../../registers/web/public.ts';
import { type PeopleView, readPerson, updatePerson, updatePosition } from '../../contract.ts';
import type { Position } from '../../positions.ts';
import type { PersonInput } from '../../shapes.ts';
import { AttestationFields, PersonFields } from '../fields/PersonFields.tsx';
import { amendedOf, judgePerson, PersonForm, type PersonUse, startOfPerson } from '../fields/personForm.ts';
import { useTriedPeople } from './useTriedPeople.ts';

// Mostly nothing is in the way of what is said of a person.
const PeopleTried = lazy(() =>
  import('./PeopleTried.tsx').then((module) => ({ default: module.PeopleTried })),
);

interface PersonDrawerProps {
  orgId: string;
  /** The day at the registry. */
  today: PlainDate;
  person: { _id: string; display_name: string };
  /** Through which seat the details are told, and so which message answers; a holder has none. */
  seat?: { position: Position };
  /** @param view  the reply; none of a holder, who is told alone */
  onSaved(view?: PeopleView): void;
  onClose(): void;
}

/** The details of somebody on record. What is different now was either wrong or has changed on a day, and the register
 *  keeps both readings (decisions section 5). */
export function PersonDrawer(props: PersonDrawerProps) {
  const { person, onClose } = props;
  const details = useRead(readPerson, { params: { id: person._id }, query: { reveal: 'true' } });
  return (
    <Drawer title={<UserText>{person.display_name}</UserText>} onClose={onClose}>
      {details.data ? (
        <DetailsForm {...props} start={startOfPerson(details.data.input)} />
      ) : (
        <DrawerReading of={details} />
      )}
    </Drawer>
  );
}

const fieldsUntil = (today: PlainDate) =>
  z
    .strictObject({
      person: PersonForm,
      as: z.enum(['change', 'correction'], 'GENERAL.FIELD_REQUIRED'),
      changed_on: z.string().check(z.refine((date) => date <= today, 'PEOPLE.DATE_IN_FUTURE')),
      reason: z.string().check(z.maxLength(300)),
    })
    .check(
      z.check(({ value, issues }) => {
        const path = value.as === 'change' ? 'changed_on' : 'reason';
        if (value[path].trim() !== '') return;
        issues.push({ code: 'custom', path: [path], message: 'GENERAL.FIELD_REQUIRED', input: value });
      }),
    );

type DetailsForm = z.infer<ReturnType<typeof fieldsUntil>>;

function DetailsForm({
  orgId,
  today,
  person,
  seat,
  onSaved,
  onClose,
  start,
}: PersonDrawerProps & { start: PersonForm }) {
  const text = useText();
  const { again } = useReadings();
  const seated = seat?.position === 'directors' ? 'director' : 'officer';
  const use: PersonUse = seat === undefined ? 'holder' : seated;
  // The fields' initial values: a newer reading may arrive meanwhile, and is no change by the reader.
  const [shown] = useState(start);
  // A director as an officer: what the record lacks for Form 2 keeps nobody from correcting the rest.
  const schema = useMemo(
    () => fieldsUntil(today).check(judgePerson<DetailsForm>(use === 'director' ? 'officer' : use, today)),
    [use, today],
  );
  const form = useForm(schema, { start: { person: shown, changed_on: today, reason: '' } });
  const draft = useDraft(form, `person/${person._id}/${use}`, true);
  const save = useSave(orgId, person._id, seat);
  const amending = useAmending();
  const limitOverride = useLimitOverride();
  const preview = useCall(updatePosition, { say: 'none' });
  const howOf = ({
    as,
    changed_on,
    reason,
  }: Pick<DetailsForm, 'as' | 'changed_on' | 'reason'>): ChangeOrCorrection => ({
    ...(as === 'change' ? { as, changed_on } : { as, reason }),
    ...amending.body,
    ...limitOverride.body,
  });
  const read = readForm(schema, useWatch({ control: form.control }));
  // Once something stands in the way the register says before how it would be with the corrections.
  const tried = useTriedPeople(
    amending,
    seat !== undefined && amending.entries.length > 0 && read.success
      ? {
          person: { ...amendedOf(read.data.person, shown, { use, today }), person_id: person._id },
          ...howOf(read.data),
        }
      : undefined,
    (body, options) =>
      preview.run({ params: { id: orgId, position: seat?.position ?? 'directors' }, body }, options),
  );
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={async ({ person: typed, ...how }): Promise<Answer<unknown> | undefined> => {
        if (!amending.isComplete()) return undefined;
        const answer = limitOverride.note(await save(amendedOf(typed, shown, { use, today }), howOf(how)));
        if (!answer.ok) {
          amending.note(answer);
          return answer;
        }
        await again(readPerson);
        onSaved('warnings' in answer.data ? answer.data : undefined);
        return answer;
      }}
      save={text('wizard.save')}
      onClose={onClose}
    >
      <Slot of="person.drawer" gives={{ personId: person._id }} />
      <PersonFields use={use} />
      {use === 'director' && (
        <FormSection title={text('wizard.director.law')} lead={text('wizard.director.law.lead')}>
          <AttestationFields />
        </FormSection>
      )}
      <HowFields today={today} />
      <Conflicts of={amending} today={today} />
      <PrivateIssuerLimit of={limitOverride} />
      {tried.answer && (
        <Suspense fallback={null}>
          <PeopleTried of={tried} />
        </Suspense>
      )}
    </DrawerForm>
  );
}

function HowFields({ today }: { today: PlainDate }) {
  const text = useText();
  const as = useWatch({ name: 'as' });
  return (
    <FormSection title={text('wizard.how.title')}>
      <RadioGroup
        name="as"
        label={text('wizard.how.label')}
        choices={(['change', 'correction'] as const).map((value) => ({
          value,
          label: text(`wizard.how.${value}`),
          note: text(`wizard.how.${value}.note`),
        }))}
      />
      {as === 'change' && <DateField name="changed_on" label={text('wizard.how.on')} max={today} />}
      {as === 'correction' && <ReasonField />}
    </FormSection>
  );
}

type ChangeOrCorrection = ({ as: 'change'; changed_on: string } | { as: 'correction'; reason: string }) &
  Amended &
  LimitOverride;

/** Through the seat, so that the answer speaks of the director or officer; a holder is told as a person. */
function useSave(id: string, personId: string, seat: PersonDrawerProps['seat']) {
  const alone = useCall(updatePerson, { say: 'always' });
  const seated = useCall(updatePosition, { say: 'always' });
  return async (typed: PersonInput, how: ChangeOrCorrection) => {
    if (seat !== undefined) {
      const body = { person: { ...typed, person_id: personId }, ...how };
      const answer = await seated.run({ params: { id, position: seat.position }, body });
      return answer.ok ? answer : { ...answer, fields: answer.fields.map(atOneAddress) };
    }
    const answer = await alone.run({ body: { ...typed, ...how, person_id: personId } });
    if (answer.ok) return answer;
    const isOfHow = (path: string) => path in how || path === 'override_reason';
    // The request names the fields of the person without `person.`: it is the person.
    const fields = answer.fields.map((at) => (isOfHow(at.path) ? at : { ...at, path: `person.${at.path}` }));
    return { ...answer, fields };
  };
}

/** The form has one address: what Form 2 refuses of it is told there. */
const atOneAddress = <At extends { path: string }>(at: At): At => ({
  ...at,
  path: at.path.replace('person.residential_address.', 'person.address.'),
});
