import { CONVERSION_EVENTS, TIMINGS } from '@tabellion/book/agreed.ts';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { mechanismTypes, type TriggerInput, triggerTypes } from '../../instrumentContract.ts';
import type { InstrumentAround } from './InstrumentDeed.tsx';

/** As the form has it: everything is there, blank where the type does not ask for it. */
export const trigger = z.strictObject({
  type: z.enum(triggerTypes),
  event: z.enum(CONVERSION_EVENTS),
  on: z.string(),
  from: z.string(),
  until: z.string(),
  class_id: z.string(),
  mechanism: z.enum(mechanismTypes),
  capExact: z.string(),
  discountExact: z.string(),
  timing: z.union([z.literal(''), z.enum(TIMINGS)]),
  most_favoured: z.boolean(),
  sharesExact: z.string(),
  priceExact: z.string(),
  percentExact: z.string(),
});
type Trigger = z.output<typeof trigger>;

const first: Trigger = {
  type: 'automatic_on_event',
  event: 'financing',
  on: '',
  from: '',
  until: '',
  class_id: '',
  mechanism: 'valuation',
  capExact: '',
  discountExact: '',
  timing: '',
  most_favoured: false,
  sharesExact: '',
  priceExact: '',
  percentExact: '',
};

/** As it is sent: what its type and its mechanism do not have stays behind. */
export function triggerOf({ type, mechanism, class_id, event, ...typed }: Trigger): TriggerInput {
  const { on, from, until, timing, capExact, discountExact, most_favoured } = typed;
  const { sharesExact, priceExact, percentExact } = typed;
  const when = {
    automatic_on_event: { event },
    automatic_on_date: on === '' ? {} : { on },
    elective_on_event: { event },
    elective_in_range: { ...(from !== '' && { from }), ...(until !== '' && { until }) },
    elective_at_will: {},
    unspecified: {},
  };
  const howMany = {
    valuation: { capExact, discountExact, most_favoured, ...(timing !== '' && { timing }) },
    fixed: { sharesExact },
    price: { priceExact },
    part_of_capital: { percentExact },
    other: {},
  };
  return { type, mechanism, ...(class_id !== '' && { class_id }), ...when[type], ...howMany[mechanism] };
}

type Classes = Pick<InstrumentAround, 'classes'>;

/** What makes shares of it, case by case. */
export function Triggers({ classes }: Classes) {
  const text = useText();
  const { fields, append, remove } = useFieldArray<{ triggers: Trigger[] }>({ name: 'triggers' });
  return (
    <FormSection title={text('deed.triggers')} lead={text('deed.triggers.help')}>
      {fields.map(({ id }, at) => (
        <div key={id} className="row end">
          <div className="grow stack s4">
            <When at={at} />
            <HowMany at={at} classes={classes} />
          </div>
          <IconButton
            icon={X}
            label={text('deed.triggers.remove', { at: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append(first)}>
          {text('deed.triggers.add')}
        </Button>
      </div>
    </FormSection>
  );
}

function When({ at }: { at: number }) {
  const text = useText();
  const path = `triggers.${at}`;
  const type: Trigger['type'] = useWatch({ name: `${path}.type` });
  return (
    <div className="grid2">
      <SelectField
        name={`${path}.type`}
        label={text('deed.trigger.type')}
        options={triggerTypes.map((value) => ({ value, label: text(`deed.trigger.type.${value}`) }))}
      />
      {(type === 'automatic_on_event' || type === 'elective_on_event') && (
        <SelectField
          name={`${path}.event`}
          label={text('deed.trigger.event')}
          options={CONVERSION_EVENTS.map((value) => ({ value, label: text(`deed.trigger.event.${value}`) }))}
        />
      )}
      {type === 'automatic_on_date' && <DateField name={`${path}.on`} label={text('deed.trigger.on')} />}
      {type === 'elective_in_range' && (
        <div className="grid2">
          <DateField name={`${path}.from`} label={text('deed.trigger.from')} />
          <DateField name={`${path}.until`} label={text('deed.trigger.until')} />
        </div>
      )}
    </div>
  );
}

function HowMany({ at, classes }: Classes & { at: number }) {
  const text = useText();
  const path = `triggers.${at}`;
  const mechanism: Trigger['mechanism'] = useWatch({ name: `${path}.mechanism` });
  return (
    <>
      <div className="grid2">
        <SelectField
          name={`${path}.class_id`}
          label={text('deed.trigger.into')}
          options={[
            { value: '', label: text('deed.trigger.into.next') },
            ...classes.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <SelectField
          name={`${path}.mechanism`}
          label={text('deed.trigger.mechanism')}
          options={mechanismTypes.map((value) => ({
            value,
            label: text(`deed.trigger.mechanism.${value}`),
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
        <NumberField name={`${path}.percentExact`} label={text('deed.trigger.percent')} />
      )}
    </>
  );
}

function Valuation({ path }: { path: string }) {
  const text = useText();
  return (
    <>
      <div className="grid3">
        <NumberField name={`${path}.capExact`} label={text('deed.trigger.cap')} sign="$" optional />
        <NumberField name={`${path}.discountExact`} label={text('deed.trigger.discount')} optional />
        <SelectField
          name={`${path}.timing`}
          label={text('deed.trigger.timing')}
          options={[
            { value: '', label: text('deed.trigger.timing.none') },
            ...TIMINGS.map((value) => ({ value, label: text(`deed.trigger.timing.${value}`) })),
          ]}
        />
      </div>
      <CheckboxField name={`${path}.most_favoured`} label={text('deed.trigger.mostFavoured')} />
    </>
  );
}
