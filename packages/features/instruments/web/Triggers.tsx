import { CONVERSION_EVENTS, TIMINGS } from '@tabellion/book/agreed.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { mechanismTypes, type TriggerInput, triggerTypes } from '../contract.ts';
import type { InstrumentOptions } from './drawerProps.ts';

/** As the form has it: everything is there, blank where the type does not ask for it. */
export const trigger = z.strictObject({
  /** Its type; errors of a form take a field of that name for an error. */
  when: z.enum(triggerTypes),
  event: z.optional(z.enum(CONVERSION_EVENTS)),
  on: z.string(),
  from: z.string(),
  until: z.string(),
  class_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  mechanism: z.enum(mechanismTypes),
  capExact: z.string(),
  discountExact: z.string(),
  timing: z.optional(z.enum(TIMINGS)),
  most_favoured: z.optional(z.enum(['yes', 'no'])),
  sharesExact: z.string(),
  priceExact: z.string(),
  percentExact: z.string(),
});
type Trigger = z.output<typeof trigger>;

/** The class of a round to come. */
const NEXT = 'next';

/** Choices from lists start empty. */
const first: Omit<Trigger, 'when' | 'mechanism'> = {
  on: '',
  from: '',
  until: '',
  class_id: '',
  capExact: '',
  discountExact: '',
  sharesExact: '',
  priceExact: '',
  percentExact: '',
};

/** As it is sent: what its type and its mechanism do not have stays behind. */
export function triggerInputOf({ when: type, mechanism, class_id, event, ...typed }: Trigger): TriggerInput {
  const { on, from, until, timing, capExact, discountExact, most_favoured } = typed;
  const { sharesExact, priceExact, percentExact } = typed;
  const happening = event ? { event } : {};
  const when = {
    automatic_on_event: happening,
    automatic_on_date: on === '' ? {} : { on },
    elective_on_event: happening,
    elective_in_range: { ...(from !== '' && { from }), ...(until !== '' && { until }) },
    elective_at_will: {},
    unspecified: {},
  };
  const howMany = {
    valuation: {
      ...{ capExact, discountExact },
      ...(timing && { timing }),
      ...(most_favoured && { most_favoured: most_favoured === 'yes' }),
    },
    fixed: { sharesExact },
    price: { priceExact },
    part_of_capital: { percentExact },
    other: {},
  };
  return { type, mechanism, ...(class_id !== NEXT && { class_id }), ...when[type], ...howMany[mechanism] };
}

type Classes = Pick<InstrumentOptions, 'classes'>;

/** Events that convert the instrument into shares. */
export function Triggers({ classes }: Classes) {
  const text = useText();
  const { fields, append, remove } = useFieldArray<{ triggers: (typeof first)[] }>({ name: 'triggers' });
  return (
    <FormSection title={text('transaction.triggers')} lead={text('transaction.triggers.help')}>
      {fields.map(({ id }, at) => (
        <Removable
          key={id}
          label={text('transaction.triggers.remove', { at: at + 1 })}
          onRemove={() => remove(at)}
        >
          <div className="stack s4">
            <When at={at} />
            <HowMany at={at} classes={classes} />
          </div>
        </Removable>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append(first)}>
          {text('transaction.triggers.add')}
        </Button>
      </div>
    </FormSection>
  );
}

function When({ at }: { at: number }) {
  const text = useText();
  const path = `triggers.${at}`;
  const type: Trigger['when'] | undefined = useWatch({ name: `${path}.when` });
  return (
    <div className="grid2">
      <SelectField
        name={`${path}.when`}
        label={text('transaction.trigger.type')}
        placeholder={text('wizard.choose')}
        options={triggerTypes.map((value) => ({ value, label: text(`transaction.trigger.type.${value}`) }))}
      />
      {(type === 'automatic_on_event' || type === 'elective_on_event') && (
        <SelectField
          name={`${path}.event`}
          label={text('transaction.trigger.event')}
          placeholder={text('wizard.choose')}
          options={CONVERSION_EVENTS.map((value) => ({
            value,
            label: text(`transaction.trigger.event.${value}`),
          }))}
        />
      )}
      {type === 'automatic_on_date' && (
        <DateField name={`${path}.on`} label={text('transaction.trigger.on')} />
      )}
      {type === 'elective_in_range' && (
        <div className="grid2">
          <DateField name={`${path}.from`} label={text('transaction.trigger.from')} />
          <DateField name={`${path}.until`} label={text('transaction.trigger.until')} />
        </div>
      )}
    </div>
  );
}

function HowMany({ at, classes }: Classes & { at: number }) {
  const text = useText();
  const path = `triggers.${at}`;
  const mechanism: Trigger['mechanism'] | undefined = useWatch({ name: `${path}.mechanism` });
  return (
    <>
      <div className="grid2">
        <SelectField
          name={`${path}.class_id`}
          label={text('transaction.trigger.into')}
          placeholder={text('wizard.choose')}
          options={[
            { value: NEXT, label: text('transaction.trigger.into.next') },
            ...classes.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <SelectField
          name={`${path}.mechanism`}
          label={text('transaction.trigger.mechanism')}
          placeholder={text('wizard.choose')}
          options={mechanismTypes.map((value) => ({
            value,
            label: text(`transaction.trigger.mechanism.${value}`),
          }))}
        />
      </div>
      {mechanism === 'valuation' && <Valuation path={path} />}
      {mechanism === 'fixed' && (
        <NumberField name={`${path}.sharesExact`} label={text('wizard.shares.shares')} />
      )}
      {mechanism === 'price' && (
        <NumberField name={`${path}.priceExact`} label={text('instruments.price')} sign="$" />
      )}
      {mechanism === 'part_of_capital' && (
        <NumberField name={`${path}.percentExact`} label={text('transaction.trigger.percent')} />
      )}
    </>
  );
}

function Valuation({ path }: { path: string }) {
  const text = useText();
  return (
    <div className="grid2">
      <NumberField name={`${path}.capExact`} label={text('transaction.trigger.cap')} sign="$" optional />
      <NumberField name={`${path}.discountExact`} label={text('transaction.trigger.discount')} optional />
      <SelectField
        name={`${path}.timing`}
        label={text('transaction.trigger.timing')}
        placeholder={text('transaction.untold')}
        options={TIMINGS.map((value) => ({ value, label: text(`transaction.trigger.timing.${value}`) }))}
        optional
      />
      <SelectField
        name={`${path}.most_favoured`}
        label={text('transaction.trigger.mostFavoured')}
        placeholder={text('transaction.untold')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: text(`transaction.trigger.mostFavoured.${value}`),
        }))}
        optional
      />
    </div>
  );
}
