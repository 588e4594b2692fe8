import { TERMINATIONS, WINDOW_UNITS } from '@tabellion/book/agreed.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../shares/web/public.ts';

/** Asked only of an option that vests. */
export function Early() {
  const text = useText();
  const [compensation, vests] = useWatch({ name: ['compensation', 'hasVesting'] });
  return compensation === 'option' && vests ? (
    <SelectField
      name="early"
      label={text('transaction.early')}
      help={text('transaction.early.help')}
      placeholder={text('transaction.untold')}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: text(`wizard.${value}`) }))}
      optional
    />
  ) : null;
}

/** Periods in which it may be exercised after its holder has left. */
export function Windows() {
  const text = useText();
  const {
    fields: all,
    append,
    remove,
  } = useFieldArray<{ windows: { length: string }[] }, 'windows'>({ name: 'windows' });
  return (
    <FormSection title={text('transaction.windows')} lead={text('transaction.windows.help')}>
      {all.map(({ id }, at) => (
        <Removable
          key={id}
          label={text('transaction.windows.remove', { at: at + 1 })}
          onRemove={() => remove(at)}
        >
          <div className="grid3">
            <ChoiceField name={`windows.${at}.reason`} label="transaction.window.reason" of={TERMINATIONS} />
            <NumberField name={`windows.${at}.length`} label={text('transaction.window.length')} />
            <ChoiceField name={`windows.${at}.unit`} label="transaction.window.unit" of={WINDOW_UNITS} />
          </div>
        </Removable>
      ))}
      {all.length < TERMINATIONS.length && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => append({ length: '' })}>
            {text('transaction.windows.add')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
