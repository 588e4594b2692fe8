import type { PlainDate } from '@tabellion/kernel/date.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCorporation, useStage, useToday } from '../../../organizations/web/public.ts';
import {
  type Amended,
  Conflicts,
  ResolutionFields,
  useAmending,
  useEntryPaper,
} from '../../../registers/web/public.ts';
import {
  addToPosition,
  type PeopleView,
  readPerson,
  removePreviousPosition,
  updatePosition,
} from '../../contract.ts';
import { type OfficerPosition, officerPositions } from '../../positions.ts';
import type { PositionHolder } from '../../shapes.ts';
import { PersonFields, PersonPicker } from '../fields/PersonFields.tsx';
import { blankPerson, judgePerson, PersonForm, personOf, startOfPerson } from '../fields/personForm.ts';
import { AppointedOn } from './DirectorLawFields.tsx';
import { PeopleTried } from './PeopleTried.tsx';
import { SeatsPreview } from './SeatsPreview.tsx';
import { type Office, officeSeats } from './seatsOf.ts';
import { usePeople } from './usePeople.ts';
import { usePositionOptions } from './usePositionOptions.ts';
import { useTriedPeople } from './useTriedPeople.ts';

const fields = z.strictObject({
  position: z.enum(officerPositions),
  /** Only of the untitled position. */
  title: z.string().check(z.maxLength(300)),
  /** Asked once the corporation exists; before that the organizing resolution gives the day. */
  appointed_on: z.string(),
  or_before: z.boolean(),
  resolution: z.string().check(z.maxLength(50)),
  resolution_on: z.string(),
  person_id: z.string(),
  person: PersonForm,
});

type OfficerForm = z.infer<typeof fields>;

interface OfficerDrawerProps {
  /** A position to fill, or one of a draft that is filled, to be said again. */
  of: OfficerPosition | Office;
  /** Their details are edited where they were entered: on the page of the directors. */
  directors: readonly PositionHolder[];
  onSaved(view: PeopleView): void;
  onClose(): void;
}

/** Appoints somebody, on record or new, to one of the 23 positions; in a draft, says an appointment again. */
export function OfficerDrawer(props: OfficerDrawerProps) {
  const text = useText();
  const { of, directors, onClose } = props;
  const existing = typeof of === 'string' ? undefined : of.officer;
  const isDirector = directors.some(({ _id }) => _id === existing?._id);
  const isAsked = existing !== undefined && !isDirector;
  const details = useRead(
    readPerson,
    { params: { id: existing?._id ?? '' }, query: { reveal: 'true' } },
    { when: isAsked },
  );
  const known = isDirector ? (existing?._id ?? '') : '';
  const chosen = existing === undefined ? likeliest(directors) : known;
  const person = isAsked ? details.data && startOfPerson(details.data.input) : blankPerson;
  return (
    <Drawer title={text(existing ? 'wizard.officer.edit' : 'wizard.officer.add')} onClose={onClose}>
      {person ? <OfficerForm {...props} person={person} personId={chosen} /> : <DrawerReading of={details} />}
    </Drawer>
  );
}

/** Directors are the usual officers: the first who holds no office, or else the first. */
const likeliest = (directors: readonly PositionHolder[]): string => {
  const free = directors.find(({ positions }) => Object.keys(positions).every((one) => one === 'directors'));
  return (free ?? directors[0])?._id ?? '';
};

interface OfficerFormProps extends OfficerDrawerProps {
  person: PersonForm;
  /** The id of somebody who is appointed as he is; empty where the form asks for him. */
  personId: string;
}

function OfficerForm({ of, onSaved, onClose, person, personId }: OfficerFormProps) {
  const text = useText();
  const today = useToday();
  const { orgId } = useCorporation();
  const positions = usePositionOptions();
  const schema = useMemo(() => fields.check(judgePerson<OfficerForm>('officer', today)), [today]);
  const exists = useStage() === 'exists';
  const existing = typeof of === 'string' ? undefined : of;
  const position = typeof of === 'string' ? of : of.position;
  const title = existing?.position === 'other' ? existing.title : '';
  const form = useForm(schema, {
    start: {
      position,
      title,
      appointed_on: exists && existing === undefined ? today : '',
      or_before: false,
      resolution: '',
      resolution_on: '',
      person_id: personId,
      person,
    },
  });
  const draft = useDraft(form, `officer/${orgId}/${position}/${existing?.officer._id ?? ''}`, true);
  const save = useSaveOfficer(existing);
  const preview = useCall(addToPosition, { say: 'none' });
  const amending = useAmending();
  const read = readForm(schema, useWatch({ control: form.control }));
  const typed =
    read.success && existing === undefined
      ? {
          position: read.data.position,
          input: bodyOfOfficer(read.data, {
            personId: read.data.person_id,
            today,
            amended: amending.body,
          }),
        }
      : undefined;
  // Once something stands in the way the register says before how it would be with the corrections.
  const tried = useTriedPeople(
    amending,
    amending.entries.length > 0 ? typed : undefined,
    ({ position, input }, options) =>
      preview.run({ params: { id: orgId, position }, body: { ...input, preview: true } }, options),
  );
  const saved = exists ? 'wizard.officer.add' : 'wizard.save';
  const paper = useEntryPaper({
    orgId,
    path: addToPosition.path,
    params: { position: typed?.position ?? position },
    body: exists ? typed?.input : undefined,
  });
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={async (typed) => {
        if (!amending.isComplete()) return undefined;
        const answer = await save(typed, { ...amending.body, ...paper.proposing });
        if (!answer.ok) amending.note(answer);
        return answer;
      }}
      onSaved={async (view) => {
        await paper.recorded(view.proposal_id ?? null);
        onSaved(view);
      }}
      save={text(paper.proposing ? 'transaction.propose' : saved)}
      onClose={onClose}
    >
      <div className="formsection">
        <SelectField name="position" label={text('wizard.officer.position')} options={positions} />
        <OwnTitle />
        <AppointedOn isNew={existing === undefined} />
        {exists && <ResolutionFields today={today} />}
        {existing === undefined && <PersonPicker orgId={orgId} without={[]} individualsOnly />}
      </div>
      {existing !== undefined && personId !== '' && (
        <p className="t12 muted">{text('wizard.officer.onBoard')}</p>
      )}
      <NewPerson />
      <Conflicts of={amending} today={today} />
      {tried.answer !== undefined ? <PeopleTried of={tried} /> : exists && <OfficersAfter />}
      {paper.panel}
    </DrawerForm>
  );
}

/** A draft takes up the new position first, so that nobody leaves it while his position changes. */
function useSaveOfficer(existing: Office | undefined) {
  const { orgId: id } = useCorporation();
  const today = useToday();
  const add = useCall(addToPosition);
  const update = useCall(updatePosition);
  const leave = useCall(removePreviousPosition);
  return async (form: OfficerForm, amended: OfficerAmended) => {
    const { position } = form;
    const personId = existing?.officer._id ?? form.person_id;
    const body = bodyOfOfficer(form, { personId, today, amended });
    const params = { id, position };
    if (existing?.position === position) {
      const { person_id: _id, ...typed } = body;
      return update.run({ params, body: typed });
    }
    const added = await add.run({ params, body });
    if (existing === undefined || !added.ok) return added;
    return leave.run({ params: { id, position: existing.position, personId, newPosition: position } });
  };
}

/** The amendments that go with it, and whether it is proposed. */
type OfficerAmended = Amended & Partial<NonNullable<ReturnType<typeof useEntryPaper>['proposing']>>;

interface Officer {
  /** Empty where the form asks for him. */
  personId: string;
  today: PlainDate;
  amended: OfficerAmended;
}

function bodyOfOfficer(
  { position, title, appointed_on, or_before, ...typed }: OfficerForm,
  { personId, today, amended }: Officer,
) {
  const { resolution, resolution_on, person_id, person } = typed;
  const named = { ...(personId !== '' && { person_id: personId }) };
  return {
    person: person_id === '' ? { ...personOf(person, 'officer', today), ...named } : named,
    ...named,
    ...(position === 'other' && { title }),
    ...(appointed_on !== '' && { appointed_on }),
    ...(or_before && { or_before }),
    ...(resolution.trim() !== '' && { resolution }),
    ...(resolution_on !== '' && { resolution_on }),
    ...amended,
  };
}

/** The register with who is being appointed, as far as he is told. */
function OfficersAfter() {
  const text = useText();
  const { board } = usePeople();
  const [position, title, personId, firstname, lastname]: string[] = useWatch({
    name: ['position', 'title', 'person_id', 'person.firstname', 'person.lastname'],
  });
  const existing = [...(board.data?.directors ?? []), ...(board.data?.officers ?? [])];
  const name =
    existing.find(({ _id }) => _id === personId)?.display_name ?? [firstname, lastname].join(' ').trim();
  const office = officerPositions.find((one) => one === position);
  const rows = officeSeats(board.data?.officers ?? [], text).map((one) => ({
    ...one,
    change: 'same' as const,
  }));
  if (name === '' || office === undefined) return null;
  const named = office === 'other' ? (title ?? '') : text(`position.${office}`);
  return <SeatsPreview rows={[{ key: 'new', name, office: named, change: 'joined' }, ...rows]} />;
}

function OwnTitle() {
  const text = useText();
  if (useWatch({ name: 'position' }) !== 'other') return null;
  return <TextField name="title" label={text('wizard.officer.title')} autoComplete="off" />;
}

/** Somebody on record is appointed as he is; his details are edited where he was entered. */
const NewPerson = () => (useWatch({ name: 'person_id' }) === '' ? <PersonFields use="officer" /> : null);
