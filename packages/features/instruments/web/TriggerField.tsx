import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import type { InstrumentLine } from '../registerContract.ts';

/** The choice of no trigger. */
const NONE = 'none';

type Triggers = InstrumentLine['terms']['triggers'];

/** The field: asked for where there are triggers. */
export const triggerFieldSchema = (triggers: Triggers) =>
  triggers.length > 0 ? z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) : z.string();

/** Begins with the only one. */
export const triggerStart = (triggers: Triggers): string =>
  triggers.length === 1 ? (triggers[0]?.trigger_id ?? '') : '';

/** As it is sent. */
export const triggerBody = (trigger_id: string) =>
  trigger_id === NONE || trigger_id === '' ? {} : { trigger_id };

/** The trigger by which shares come of an instrument; nothing where it has none. */
export function TriggerField({ triggers }: { triggers: Triggers }) {
  const text = useText();
  return triggers.length === 0 ? null : (
    <SelectField
      name="trigger_id"
      label={text('transaction.convertBy')}
      {...(triggers.length > 1 && { placeholder: text('wizard.choose') })}
      options={[
        ...triggers.map(({ trigger_id: value, event, type }) => ({
          value,
          label: `${value}: ${text(event ? `transaction.trigger.event.${event}` : `transaction.trigger.type.${type}`)}`,
        })),
        { value: NONE, label: text('transaction.convertBy.none') },
      ]}
    />
  );
}
