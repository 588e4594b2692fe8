import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { readProfileOfUser } from '../../../entry/profileContract.ts';
import { readAccountInfo } from '../../../organizations/contract.ts';
import { useCorporation, useJurisdiction, useStage, useToday } from '../../../organizations/web/public.ts';
import { Conflicts, useAmending, useEntryPaper } from '../../../registers/web/public.ts';
import { addToPosition, type PeopleView, readPerson, updatePosition } from '../../contract.ts';
import { asksResidencyGround } from '../../rules/board.ts';
import type { PositionHolder } from '../../shapes.ts';
import { PersonFields, PersonPicker, useBlankPerson } from '../fields/PersonFields.tsx';
import { judgePerson, PersonForm, personOf, startOfPerson } from '../fields/personForm.ts';
import { BoardAfter } from './BoardAfter.tsx';
import { DirectorLawFields } from './DirectorLawFields.tsx';
import { ownPerson, withOwnFacts } from './ownFacts.ts';
import { PeopleTried } from './PeopleTried.tsx';
import { useTriedPeople } from './useTriedPeople.ts';

interface DirectorDrawerProps {
  /** One on the board, somebody else to add, or the reader. */
  of: PositionHolder | 'new' | 'me';
  /** Somebody new begins with what is known of him. */
  known?: Partial<PersonForm>;
  directors: readonly PositionHolder[];
  onSaved(view: PeopleView): void;
  onClose(): void;
}

/** A director: name, address for Form 2, residency and capacity as attested, consent. */
export function DirectorDrawer(props: DirectorDrawerProps) {
  const text = useText();
  const { onClose } = props;
  const of = existingIn(props.of);
  const blank = useBlankPerson();
  const details = useRead(
    readPerson,
    { params: { id: of?._id ?? '' }, query: { reveal: 'true' } },
    { when: of !== undefined },
  );
  const profile = useRead(readProfileOfUser, {}, { when: props.of === 'me' });
  const { orgId } = useCorporation();
  const account = useRead(readAccountInfo, { params: { id: orgId } });
  const entered = details.data && startOfPerson(details.data.input);
  const own = profile.data && ownPerson(profile.data, blank);
  const recorded = of ? entered : own;
  const isNew = of === undefined && props.of !== 'me';
  const start = isNew
    ? { ...blank, ...props.known }
    : recorded && account.data && withOwnFacts(recorded, account.data);
  return (
    <Drawer title={text(of ? 'wizard.director.edit' : 'wizard.director.add')} onClose={onClose}>
      {start ? (
        <DirectorForm {...props} start={start} />
      ) : (
        <DrawerReading of={[details, profile, account].find(({ isError }) => isError) ?? account} />
      )}
    </Drawer>
  );
}

const existingIn = (of: DirectorDrawerProps['of']): PositionHolder | undefined =>
  typeof of === 'string' ? undefined : of;

const fields = z.strictObject({
  person_id: z.string(),
  person: PersonForm,
  /** Asked once the corporation exists; before that the certificate gives the day. */
  appointed_on: z.string(),
  or_before: z.boolean(),
  resolution: z.string().check(z.maxLength(50)),
  resolution_on: z.string(),
  consent_on: z.string(),
});

function DirectorForm({
  of: who,
  directors,
  onSaved,
  onClose,
  start,
}: DirectorDrawerProps & { start: PersonForm }) {
  const text = useText();
  const today = useToday();
  const { orgId } = useCorporation();
  const exists = useStage() === 'exists';
  const of = existingIn(who);
  const asksGround = asksResidencyGround(useJurisdiction());
  const schema = useMemo(
    () => fields.check(judgePerson<z.infer<typeof fields>>('director', today, asksGround)),
    [today, asksGround],
  );
  const form = useForm(schema, {
    start: {
      person_id: of?._id ?? '',
      person: start,
      appointed_on: exists && of === undefined ? today : '',
      or_before: false,
      resolution: '',
      resolution_on: '',
      consent_on: of?.consent_on ?? '',
    },
  });
  const draft = useDraft(form, `director/${orgId}/${of?._id ?? who}`, true);
  const add = useCall(addToPosition);
  const update = useCall(updatePosition);
  const preview = useCall(addToPosition, { say: 'none' });
  const amending = useAmending();
  const params = { id: orgId, position: 'directors' as const };
  const bodyOf = ({
    person_id,
    person,
    appointed_on,
    or_before,
    consent_on,
    ...passed
  }: z.output<typeof fields>) => ({
    person: personOf(person, 'director', today),
    ...(person_id !== '' && { person_id }),
    ...(appointed_on !== '' && { appointed_on }),
    ...(or_before && { or_before }),
    ...(passed.resolution.trim() !== '' && { resolution: passed.resolution }),
    ...(passed.resolution_on !== '' && { resolution_on: passed.resolution_on }),
    ...(consent_on !== '' && { consent_on }),
    ...amending.body,
  });
  const read = readForm(schema, useWatch({ control: form.control }));
  // Once something stands in the way the register says before how it would be with the corrections.
  const tried = useTriedPeople(
    amending,
    read.success && of === undefined && amending.entries.length > 0 ? bodyOf(read.data) : undefined,
    (body, options) => preview.run({ params, body }, options),
  );
  const recorded = of === undefined ? 'wizard.director.add' : 'wizard.save';
  const saved = exists ? recorded : 'wizard.save';
  const paper = useEntryPaper({
    orgId,
    path: addToPosition.path,
    params: { position: params.position },
    body: exists && of === undefined && read.success ? bodyOf(read.data) : undefined,
  });
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={async (typed) => {
        if (!amending.isComplete()) return undefined;
        const { person, person_id: _id, ...given } = bodyOf(typed);
        const answer = of
          ? await update.run({ params, body: { person: { ...person, person_id: of._id }, ...given } })
          : await add.run({ params, body: { ...bodyOf(typed), ...paper.proposing } });
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
      {who === 'new' && (
        <PersonPicker orgId={orgId} without={directors.map(({ _id }) => _id)} individualsOnly />
      )}
      <PersonFields use="director" />
      <DirectorLawFields isNew={of === undefined} />
      <Conflicts of={amending} today={today} />
      {tried.answer !== undefined ? (
        <PeopleTried of={tried} />
      ) : (
        exists && <BoardAfter directors={directors} />
      )}
      {paper.panel}
    </DrawerForm>
  );
}
