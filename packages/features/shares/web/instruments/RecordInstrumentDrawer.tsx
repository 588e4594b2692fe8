import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField, TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PersonInput } from '../../../people/shapes.ts';
import { instrumentKinds, RecordInstrumentInput, recordInstrument } from '../../instrumentContract.ts';
import { ClassField } from '../deeds/ClassField.tsx';
import { DeedDrawer } from '../deeds/DeedDrawer.tsx';
import { DeedFields, deedStart } from '../deeds/DeedFields.tsx';
import { HolderField, NewHolder, SOMEONE_NEW } from '../deeds/HolderPicker.tsx';
import { holderOf, isNamed, newHolder } from '../deeds/NewHolderFields.tsx';
import type { InstrumentAround, InstrumentDeedProps } from './InstrumentDeed.tsx';

const fields = z.strictObject({
  ...RecordInstrumentInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonInput,
  class_id: z.string(),
});
type Fields = z.output<typeof fields>;

/** A warrant, a convertible note, an agreement for future equity or a debt is recorded. */
export function RecordInstrumentDrawer({ orgId, around, onClose }: InstrumentDeedProps) {
  const text = useText();
  const { today, classes, people } = around;
  return (
    <DeedDrawer
      orgId={orgId}
      title={text('deed.recordInstrument')}
      name="recordInstrument"
      schema={fields}
      start={{
        ...deedStart(today),
        kind: 'note',
        person_id: '',
        person: newHolder,
        class_id: '',
        sharesExact: '',
        priceExact: '',
        principalExact: '',
        rateExact: '',
        expires_on: '',
        terms: '',
        label: '',
      }}
      endpoint={recordInstrument}
      bodyOf={bodyOf}
      isTold={({ kind, person_id, person, sharesExact, priceExact, principalExact }) =>
        (kind === 'warrant' ? isTyped(sharesExact) && isTyped(priceExact) : isTyped(principalExact)) &&
        (person_id !== SOMEONE_NEW || isNamed(person))
      }
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={text('instruments.kind')}
        options={instrumentKinds.map((value) => ({ value, label: text(`instruments.kind.${value}`) }))}
      />
      <HolderField people={people} prefix="" label={text('wizard.shares.holder')} />
      <NewHolder prefix="" />
      <Amounts classes={classes} />
      <TextField
        name="label"
        label={text('deed.label')}
        help={text('deed.label.help')}
        autoComplete="off"
        maxLength={50}
        ltr
        optional
      />
      <TextAreaField name="terms" label={text('instruments.terms')} maxLength={2000} optional />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

/** Shares and their price of a warrant; dollars, interest and maturity of all others. */
function Amounts({ classes }: Pick<InstrumentAround, 'classes'>) {
  const text = useText();
  const kind: Fields['kind'] = useWatch({ name: 'kind' });
  if (kind === 'warrant')
    return (
      <>
        <div className="grid3">
          <ClassField classes={classes} />
          <NumberField name="sharesExact" label={text('wizard.shares.shares')} />
          <NumberField name="priceExact" label={text('deed.exercisePrice')} sign="$" />
        </div>
        <DateField name="expires_on" label={text('deed.expiresOn')} optional />
      </>
    );
  return (
    <>
      <div className="grid3">
        <NumberField name="principalExact" label={text('instruments.principal')} sign="$" />
        <NumberField name="rateExact" label={text('instruments.rate')} optional />
        <DateField name="expires_on" label={text('deed.dueOn')} optional />
      </div>
      {kind !== 'debt' && (
        <SelectField
          name="class_id"
          label={text('wizard.shares.class')}
          placeholder={text('deed.classNone')}
          options={classes.map(({ _id, name }) => ({ value: _id, label: name }))}
          optional
        />
      )}
    </>
  );
}

const isTyped = (typed = ''): boolean => typed.trim() !== '';

/** What its kind does not have is not sent, though it was typed. */
function bodyOf(typed: Fields): z.input<typeof RecordInstrumentInput> {
  const { person_id, person, class_id, sharesExact, priceExact, principalExact, rateExact, ...terms } = typed;
  const amounts = terms.kind === 'warrant' ? { sharesExact, priceExact } : { principalExact, rateExact };
  return {
    ...terms,
    ...amounts,
    ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
    ...(class_id !== '' && terms.kind !== 'debt' && { class_id }),
  };
}
