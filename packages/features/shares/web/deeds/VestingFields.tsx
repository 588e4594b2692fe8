import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { vestingFrequencies } from '../../shapes.ts';

/** Four years monthly after a cliff of one. */
export const vestingStart = { frequency: 'monthly', cliff: '12', period: '48' } as const;

/** Whether shares vest, and by which terms.
 *  @param prefix  where the terms stand in the form, with its dot; blank at its root */
export function VestingFields({ prefix = '' }: { prefix?: string }) {
  const text = useText();
  const [has, frequency] = useWatch({ name: ['hasVesting', `${prefix}vesting.frequency`] });
  const named = vestingFrequencies.find((one) => one === frequency) ?? 'monthly';
  return (
    <>
      <CheckboxField name="hasVesting" label={text('wizard.vesting.has')} toggle />
      {has && (
        <div className="grid3">
          <SelectField
            name={`${prefix}vesting.frequency`}
            label={text('wizard.vesting.frequency')}
            options={vestingFrequencies.map((value) => ({
              value,
              label: text(`wizard.vesting.frequency.${value}`),
            }))}
          />
          <NumberField name={`${prefix}vesting.cliff`} label={text(`wizard.vesting.cliff.${named}`)} />
          <NumberField name={`${prefix}vesting.period`} label={text(`wizard.vesting.period.${named}`)} />
        </div>
      )}
    </>
  );
}
