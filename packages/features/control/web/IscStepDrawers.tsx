import {
  FILING_OCCASIONS,
  REVIEW_OUTCOMES,
  REVIEW_WAYS,
  VALUE_BASES,
} from '@tabellion/book/terms/control.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { WORDS_LENGTH } from '../../registers/facts.ts';
import { FilingInput, fileControl, reviewControl, valueClasses } from '../contract.ts';
import type { ControlView } from '../registerContract.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

const day = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));

interface IscStepProps {
  orgId: string;
  today: string;
  view: ControlView;
  onClose(): void;
}

const review = z.strictObject({
  effective_on: day,
  outcome: z.enum(REVIEW_OUTCOMES, 'GENERAL.FIELD_REQUIRED'),
  year_end: z.string(),
  ways: z.array(z.boolean()).check(z.refine((all) => all.some(Boolean), 'GENERAL.FIELD_REQUIRED')),
  summary: z.string().check(z.maxLength(WORDS_LENGTH)),
  people_asked: z.array(z.strictObject({ person_id: z.string(), was: z.boolean(), answered: z.boolean() })),
});

/** Reasonable steps were taken: how, whom they asked, what came of it (CBCA s. 21.1(2)). */
export function ReviewDrawer({ orgId, today, view, onClose }: IscStepProps) {
  const { text, language } = useLanguage();
  // As they were when the form was opened: who joins meanwhile moves no box to another name.
  const [people] = useState(() => peopleIn(view));
  // Years that have begun and lack steps; those of a year to come are taken in it.
  const open = view.clocks.filter(({ kind, counted_from }) => kind === 'review' && counted_from <= today);
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.review')}
      name="review"
      schema={review}
      start={{
        effective_on: today,
        year_end: '',
        summary: '',
        ways: REVIEW_WAYS.map(() => false),
        people_asked: people.map(({ person_id }) => ({ person_id, was: false, answered: false })),
      }}
      endpoint={reviewControl}
      bodyOf={({ ways, people_asked: people, year_end, summary, ...rest }) => ({
        ...rest,
        ...(year_end !== '' && { year_end }),
        ...(summary.trim() !== '' && { summary }),
        ways: REVIEW_WAYS.filter((_, at) => ways[at]),
        people_asked: people
          .filter(({ was }) => was)
          .map(({ person_id, answered }) => ({ person_id, answered })),
      })}
      onClose={onClose}
    >
      <DateField name="effective_on" label={text('transfers.on')} max={today} />
      {open.length > 0 && (
        <SelectField
          name="year_end"
          label={text('control.yearEnd')}
          placeholder={text('control.yearEnd.ofDay')}
          options={open.map(({ due_on: value }) => ({ value, label: formatDate(value, language, 'long') }))}
          optional
        />
      )}
      <FormSection title={text('control.ways')}>
        {REVIEW_WAYS.map((way, at) => (
          <CheckboxField key={way} name={`ways.${at}`} label={text(`control.way.${way}`)} />
        ))}
      </FormSection>
      {people.length > 0 && (
        <FormSection title={text('control.asked')}>
          {people.map(({ person_id: id, display_name: name }, at) => (
            <div key={id} className="grid2">
              <CheckboxField
                name={`people_asked.${at}.was`}
                label={name === '' ? text('dashboard.erased') : name}
              />
              <CheckboxField name={`people_asked.${at}.answered`} label={text('control.didAnswer')} />
            </div>
          ))}
        </FormSection>
      )}
      <SelectField
        name="outcome"
        label={text('control.outcome')}
        placeholder={text('control.outcome.choose')}
        options={REVIEW_OUTCOMES.map((value) => ({ value, label: text(`control.outcome.${value}`) }))}
      />
      <TextAreaField
        name="summary"
        label={text('control.summary')}
        help={text('control.summary.help')}
        maxLength={WORDS_LENGTH}
        optional
      />
    </EntryDrawer>
  );
}

/** Whom it is reasonable to ask: everybody whose control or holding is in question, each once. */
const peopleIn = ({ standing, lines, unresolved }: ControlView) =>
  eachOnce([
    ...standing,
    ...unresolved,
    ...lines.flatMap(({ attributed }) => attributed.map(({ holder }) => holder)),
  ]);

const eachOnce = (people: ControlView['standing']) => [
  ...new Map(people.map(({ person_id, display_name }) => [person_id, { person_id, display_name }])).values(),
];

const filing = z.strictObject({
  effective_on: day,
  occasion: FilingInput.shape.occasion,
  reference: z.string(),
  as_recorded: z.enum(['then', 'now']),
  individuals: z.array(z.strictObject({ person_id: z.string(), is: z.boolean() })),
});

export function FileDrawer({ orgId, today, view, onClose }: IscStepProps) {
  const text = useText();
  const [people] = useState(() => eachOnce([...view.standing, ...view.unfiled]));
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.file')}
      name="file"
      schema={filing}
      start={{
        effective_on: today,
        occasion: 'change',
        reference: '',
        as_recorded: 'then',
        individuals: people.map(({ person_id }) => ({ person_id, is: true })),
      }}
      endpoint={fileControl}
      bodyOf={({ as_recorded, individuals, ...rest }) => ({
        ...rest,
        ...(as_recorded === 'now' && { entry: view.lastEntry }),
        individuals: individuals.filter((one) => one.is).map(({ person_id }) => person_id),
      })}
      onClose={onClose}
    >
      <Callout>{text('control.file.note')}</Callout>
      <DateField name="effective_on" label={text('transfers.on')} max={today} />
      <SelectField
        name="occasion"
        label={text('control.occasion')}
        options={FILING_OCCASIONS.map((value) => ({ value, label: text(`control.occasion.${value}`) }))}
      />
      <TextField
        name="reference"
        label={text('control.reference')}
        autoComplete="off"
        maxLength={50}
        ltr
        optional
      />
      {people.length > 0 && (
        <FormSection title={text('control.covers')}>
          {people.map(({ person_id: id, display_name: name }, at) => (
            <CheckboxField
              key={id}
              name={`individuals.${at}.is`}
              label={name === '' ? text('dashboard.erased') : name}
            />
          ))}
        </FormSection>
      )}
      <SelectField
        name="as_recorded"
        label={text('control.asRecorded')}
        options={(['then', 'now'] as const).map((value) => ({
          value,
          label: text(`control.asRecorded.${value}`),
        }))}
      />
    </EntryDrawer>
  );
}

const values = z.strictObject({
  effective_on: day,
  basis: z.enum(['', ...VALUE_BASES]),
  values: z.array(z.strictObject({ class_id: z.string(), amount: z.string() })),
});

export function ValueDrawer({ orgId, today, view, onClose }: IscStepProps) {
  const text = useText();
  const [classes] = useState(() => view.values);
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.values.set')}
      name="value"
      schema={values}
      start={{
        effective_on: today,
        basis: '',
        values: classes.map(({ class_id }) => ({ class_id, amount: '' })),
      }}
      endpoint={valueClasses}
      bodyOf={({ effective_on, basis, values: all }) => ({
        effective_on,
        values: all
          .filter(({ amount }) => amount.trim() !== '')
          .map((one) => ({ ...one, ...(basis !== '' && { basis }) })),
      })}
      isTold={({ values: all }) => all.some(({ amount }) => amount.trim() !== '')}
      onClose={onClose}
    >
      <p className="t12 muted">{text('control.values.untouched')}</p>
      {classes.map(({ class_id, name }, at) => (
        <MoneyField
          key={class_id}
          name={`values.${at}.amount`}
          label={text('control.values.perShare', { name })}
          optional
        />
      ))}
      <SelectField
        name="basis"
        label={text('control.basis')}
        options={[
          { value: '', label: text('control.manner.none') },
          ...VALUE_BASES.map((value) => ({ value, label: text(`control.basis.${value}`) })),
        ]}
      />
      <DateField name="effective_on" label={text('control.on')} max={today} />
    </EntryDrawer>
  );
}
