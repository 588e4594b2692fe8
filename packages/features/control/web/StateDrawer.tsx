import { CONTROL_GROUNDS, CONTROL_MANNERS } from '@tabellion/book/terms/control.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  blankPerson,
  holderOf,
  isNamed,
  PersonForm,
  SOMEONE_NEW,
  usePeopleFound,
} from '../../people/web/public.ts';
import { WORDS_LENGTH } from '../../registers/facts.ts';
import { HolderField, NewHolder } from '../../shares/web/public.ts';
import { StateInput, stateControl } from '../contract.ts';
import type { ControlView } from '../registerContract.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

const someone = z.strictObject({
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  description: z.string().check(z.maxLength(WORDS_LENGTH)),
});
const fields = z.strictObject({
  ground: StateInput.shape.ground,
  effective_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  individuals: z.array(someone),
  holder: z.string(),
  part: z.string(),
  /** Ordered as the register's classes are. */
  classes: z.array(z.boolean()),
  manner: z.enum(['', ...CONTROL_MANNERS]),
  learned_on: z.string(),
});
type Fields = z.output<typeof fields>;

const blank = { person_id: '', person: blankPerson, description: '' };

interface StateDrawerProps {
  orgId: string;
  today: string;
  classes: ControlView['values'];
  /** Whose shares it is about, where somebody asks who stands behind. */
  holderId?: string | undefined;
  onClose(): void;
}

/** Control that no holding shows: who owns or directs what others hold, acts in concert, or has control in
 *  fact. */
export function StateDrawer({ orgId, today, holderId = '', onClose, ...rest }: StateDrawerProps) {
  const text = useText();
  // As they were when the form was opened: a class that comes meanwhile moves no box to another name.
  const [classes] = useState(rest.classes);
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.state')}
      name={`state/${holderId}`}
      schema={fields}
      start={{
        ground: 'owner',
        effective_on: today,
        learned_on: '',
        manner: '',
        individuals: [blank],
        holder: holderId,
        part: '100',
        classes: classes.map(() => true),
      }}
      endpoint={stateControl}
      bodyOf={(typed) => bodyOf(typed, classes)}
      isTold={({ individuals, ground, holder }) =>
        individuals.every(isFilled) && (!isOfOthers(ground) || holder !== '')
      }
      onClose={onClose}
    >
      <SelectField
        name="ground"
        label={text('control.state.why')}
        options={CONTROL_GROUNDS.map((value) => ({ value, label: text(`control.choice.${value}`) }))}
      />
      <Individuals orgId={orgId} />
      <Holder orgId={orgId} classes={classes} />
      <Manner />
      <DateField name="effective_on" label={text('control.on')} max={today} />
      <DateField name="learned_on" label={text('control.learned')} max={today} optional />
    </EntryDrawer>
  );
}

const isOfOthers = (ground: Fields['ground']): boolean => ground === 'owner' || ground === 'direction';

/** Direction over shares and influence are direct or go through others (s. 2.1(1)). */
const hasManner = (ground: Fields['ground']): boolean => ground === 'direction' || ground === 'in_fact';

const isFilled = ({ person_id, person }: Fields['individuals'][number]): boolean =>
  person_id === SOMEONE_NEW ? isNamed(person) : person_id !== '';

function bodyOf(
  { ground, effective_on, learned_on, individuals, holder, part, manner, classes: chosen }: Fields,
  classes: ControlView['values'],
): z.input<typeof StateInput> {
  const isSome = chosen.includes(true) && chosen.includes(false);
  return {
    ground,
    effective_on,
    ...(learned_on !== '' && { learned_on }),
    individuals: individuals.map(({ person_id, person, description }) => ({
      ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
      ...(description.trim() !== '' && { description }),
    })),
    ...(hasManner(ground) && manner !== '' && { manner }),
    ...(isOfOthers(ground) && holder !== '' && { holders: [holder] }),
    ...(isOfOthers(ground) &&
      isSome && { class_ids: classes.filter((_, at) => chosen[at]).map(({ class_id }) => class_id) }),
    ...(ground === 'owner' && { part }),
  };
}

function Individuals({ orgId }: { orgId: string }) {
  const text = useText();
  const { fields: all, append, remove } = useFieldArray<Fields>({ name: 'individuals' });
  return (
    <FormSection title={text('control.individuals')}>
      {all.length > 1 && <p className="sub">{text('control.jointly')}</p>}
      {all.map(({ id }, at) => (
        <div key={id} className="stack s4">
          <Removable
            label={text('control.individual.remove', { at: at + 1 })}
            onRemove={all.length > 1 ? () => remove(at) : undefined}
          >
            <HolderField
              orgId={orgId}
              kind="individual"
              prefix={`individuals.${at}.`}
              label={text('control.individual')}
            />
          </Removable>
          <NewHolder prefix={`individuals.${at}.`} />
          <TextAreaField
            name={`individuals.${at}.description`}
            label={text('control.description')}
            help={text('control.description.help')}
            maxLength={WORDS_LENGTH}
            rows={2}
            optional
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append(blank)}>
          {text('control.individual.add')}
        </Button>
      </div>
    </FormSection>
  );
}

function Manner() {
  const text = useText();
  const ground: Fields['ground'] = useWatch({ name: 'ground' });
  if (!hasManner(ground)) return null;
  return (
    <SelectField
      name="manner"
      label={text('control.manner')}
      options={[
        { value: '', label: text('control.manner.none') },
        ...CONTROL_MANNERS.map((value) => ({ value, label: text(`control.manner.${value}`) })),
      ]}
    />
  );
}

/** Whose registered shares, and of an owner how much of them. */
function Holder({ orgId, classes }: { orgId: string; classes: ControlView['values'] }) {
  const text = useText();
  const [ground, holder]: [Fields['ground'], string] = useWatch({ name: ['ground', 'holder'] });
  const found = usePeopleFound(orgId, holder);
  if (!isOfOthers(ground)) return null;
  return (
    <>
      <div className="grid2">
        <ComboField name="holder" label={text('control.holder')} {...found} />
        {ground === 'owner' && <NumberField name="part" label={text('control.part')} />}
      </div>
      {classes.length > 1 && (
        <FormSection title={text('control.ofClasses')}>
          {classes.map(({ class_id, name }, at) => (
            <CheckboxField key={class_id} name={`classes.${at}`} label={name} />
          ))}
        </FormSection>
      )}
    </>
  );
}
