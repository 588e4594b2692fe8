import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCorporation, useToday } from '../../../organizations/web/public.ts';
import { Conflicts, ResolutionFields, useAmending, useEntryPaper } from '../../../registers/web/public.ts';
import { ceaseReasons, endPosition, type PeopleView } from '../../contract.ts';
import type { Position } from '../../positions.ts';
import type { PositionHolder } from '../../shapes.ts';
import { BoardNeeds } from './BoardNeeds.tsx';
import { PeopleTried } from './PeopleTried.tsx';
import { SeatsPreview } from './SeatsPreview.tsx';
import { boardSeats, type Office, officeSeats } from './seatsOf.ts';
import { usePeople } from './usePeople.ts';
import { useTriedPeople } from './useTriedPeople.ts';

/** An appointment on record, as one line of the page shows it. */
export interface Seat {
  holder: PositionHolder;
  position: Position;
  /** The free title, where the position is `other`. */
  title?: string;
}

interface EndDrawerProps {
  of: Seat;
  onEnded(view: PeopleView): void;
  onClose(): void;
}

/** An appointment on record ends on a day, for a reason; the person stays in the register (CBCA ss. 108, 109). */
export function EndDrawer({ of, onEnded, onClose }: EndDrawerProps) {
  const { holder, position, title } = of;
  const text = useText();
  const { orgId } = useCorporation();
  const today = useToday();
  const schema = useMemo(() => fieldsUntil(today), [today]);
  const form = useForm(schema, { start: { date: today, resolution: '', resolution_on: '' } });
  const draft = useDraft(form, `end/${orgId}/${position}/${holder._id}`, true);
  const call = useCall(endPosition, { say: 'always' });
  const preview = useCall(endPosition, { say: 'none' });
  const amending = useAmending();
  const params = { id: orgId, position };
  const bodyOf = ({ resolution, resolution_on, ...ended }: z.output<typeof schema>) => ({
    ...ended,
    person_id: holder._id,
    ...(resolution.trim() !== '' && { resolution }),
    ...(resolution_on !== '' && { resolution_on }),
    ...(position === 'other' && title !== undefined && { title }),
    ...amending.body,
  });
  const typed = useWatch({ control: form.control });
  const read = readForm(schema, typed);
  const tried = useTriedPeople(amending, read.success ? bodyOf(read.data) : undefined, (body, options) =>
    preview.run({ params, body }, options),
  );
  const paper = useEntryPaper({
    orgId,
    path: endPosition.path,
    params: { position },
    body: read.success ? bodyOf(read.data) : undefined,
  });
  const seat = position === 'other' ? (title ?? '') : text(`position.${position}`);
  const who = (
    <>
      <UserText>{seat}</UserText>
      {text('wizard.comma')}
      <UserText>{holder.display_name}</UserText>
    </>
  );
  return (
    <DrawerForm
      title={<RichText of="wizard.end.title" with={{ name: who }} />}
      form={form}
      draft={draft}
      onSubmit={async (input) => {
        return amending.isComplete()
          ? call.run({ params, body: { ...bodyOf(input), ...paper.proposing } })
          : undefined;
      }}
      onSaved={async (view) => {
        await paper.recorded(view.proposal_id ?? null);
        onEnded(view);
      }}
      save={text(paper.proposing ? 'transaction.propose' : 'wizard.end')}
      onClose={onClose}
    >
      <DateField name="date" label={text('wizard.end.on')} help={text('wizard.end.on.help')} max={today} />
      <SelectField
        name="reason"
        label={text('wizard.end.reason')}
        placeholder={text('wizard.choose')}
        options={ceaseReasons.map((value) => ({ value, label: text(`wizard.end.${value}`) }))}
      />
      <ResolutionFields
        today={today}
        body={position === 'directors' && typed.reason === 'removed' ? 'shareholders' : 'directors'}
      />
      <Conflicts of={amending} today={today} />
      {tried.answer === undefined ? <EndPreview of={of} /> : <PeopleTried of={tried} />}
      {paper.panel}
    </DrawerForm>
  );
}

/** The register without the seat, and what a board would then need. */
function EndPreview({ of: { holder, position, title } }: Pick<EndDrawerProps, 'of'>) {
  const text = useText();
  const { board } = usePeople();
  if (board.data === undefined) return null;
  const { directors, officers } = board.data;
  if (position === 'directors') {
    return (
      <>
        <SeatsPreview
          rows={boardSeats(directors).map((one) => ({
            ...one,
            change: one.key === holder._id ? 'left' : 'same',
          }))}
        />
        <BoardNeeds directors={directors.filter(({ _id }) => _id !== holder._id)} />
      </>
    );
  }
  const isEnded = (one: Office) =>
    one.officer._id === holder._id &&
    one.position === position &&
    (position !== 'other' || one.title === title);
  return (
    <SeatsPreview
      rows={officeSeats(officers, text).map((one) => ({ ...one, change: isEnded(one) ? 'left' : 'same' }))}
    />
  );
}

/** A day that lies ahead is entered when it has come: until then the register and the page say the same. */
const fieldsUntil = (today: string) =>
  z.strictObject({
    date: z.string().check(
      z.minLength(1, 'GENERAL.FIELD_REQUIRED'),
      z.refine((date) => date <= today, 'PEOPLE.DATE_IN_FUTURE'),
    ),
    reason: z.enum(ceaseReasons, 'GENERAL.FIELD_REQUIRED'),
    resolution: z.string().check(z.maxLength(50)),
    resolution_on: z.string(),
  });
