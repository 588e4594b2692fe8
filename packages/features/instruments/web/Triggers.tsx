import { CONVERSION_EVENTS, TIMINGS } from '@tabellion/book/agreed.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceField } from '../../shares/web/public.ts';
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
      capExact,
      discountExact,
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
      <ChoiceField name={`${path}.when`} label="transaction.trigger.type" of={triggerTypes} />
      {(type === 'automatic_on_event' || type === 'elective_on_event') && (
        <ChoiceField name={`${path}.event`} label="transaction.trigger.event" of={CONVERSION_EVENTS} />
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
        <ChoiceField name={`${path}.mechanism`} label="transaction.trigger.mechanism" of={mechanismTypes} />
      </div>
      {mechanism === 'valuation' && <Valuation path={path} />}
      {mechanism === 'fixed' && (
        <NumberField name={`${path}.sharesExact`} label={text('wizard.shares.shares')} />
      )}
      {mechanism === 'price' && <MoneyField name={`${path}.priceExact`} label={text('instruments.price')} />}
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
      <MoneyField name={`${path}.capExact`} label={text('transaction.trigger.cap')} optional />
      <NumberField name={`${path}.discountExact`} label={text('transaction.trigger.discount')} optional />
      <ChoiceField name={`${path}.timing`} label="transaction.trigger.timing" of={TIMINGS} untold />
      <ChoiceField
        name={`${path}.most_favoured`}
        label="transaction.trigger.mostFavoured"
        of={['yes', 'no']}
        untold
      />
    </div>
  );
}
