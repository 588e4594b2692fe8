import { ACCELERATIONS } from '@tabellion/book/vesting.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { considerationKinds, exemptions, vestingFrequencies } from '../../shapes.ts';
import { ConsiderationText } from '../ConsiderationText.tsx';
import { ChoiceField } from '../transactions/ChoiceField.tsx';
import { rescaleVestingPeriod, type SubscriptionRow, vestingBoundsOf } from './subscriptionForm.ts';

interface SubscriptionDetailsProps {
  /** The path of the row in the form. */
  name: string;
  row: SubscriptionRow;
  /** The day at the registry. */
  today: PlainDate;
  /** How many fields stand side by side. */
  columns?: 'grid2' | 'grid3';
  /** Another class for the same holder; undefined where there is only one. */
  onAnother: (() => void) | undefined;
}

/** How the shares are paid for, and how they vest. */
export function SubscriptionDetails({
  name,
  row,
  today,
  columns = 'grid3',
  onAnother,
}: SubscriptionDetailsProps) {
  const text = useText();
  return (
    <>
      <div className={columns}>
        <SelectField
          name={`${name}.consideration`}
          label={text('wizard.paid.in')}
          // A value once given can be changed, but not cleared.
          {...(row.consideration === '' && { placeholder: text('wizard.choose') })}
          options={considerationKinds.map((value) => ({ value, label: text(`wizard.paid.in.${value}`) }))}
          optional
        />
        <ConsiderationText prefix={`${name}.`} />
        <DateField
          name={`${name}.paid_on`}
          label={text('wizard.paid.on')}
          help={text('wizard.paid.on.help')}
          max={today}
          optional
        />
        <SelectField
          name={`${name}.exemption`}
          label={text('wizard.exemption')}
          placeholder={text('wizard.choose')}
          options={exemptions.map((value) => ({ value, label: text(`wizard.exemption.${value}`) }))}
          optional
        />
      </div>
      <CheckboxField name={`${name}.hasVesting`} label={text('wizard.vesting.has')} />
      {row.hasVesting &&
        (row.isDated ? (
          <p className="t12 muted">{text('wizard.shares.vesting')}</p>
        ) : (
          <VestingFields name={name} frequency={row.frequency} />
        ))}
      {onAnother && (
        <div>
          <Button size="sm" icon={Plus} onClick={onAnother}>
            {text('wizard.subscribers.another')}
          </Button>
        </div>
      )}
    </>
  );
}

function VestingFields({ name, frequency }: { name: string; frequency: SubscriptionRow['frequency'] }) {
  const text = useText();
  useRescaling(name, frequency);
  const isWrong = [useFieldError(`${name}.period`), useFieldError(`${name}.cliff`)].some(Boolean);
  return (
    <>
      <div className="grid3">
        <ChoiceField
          name={`${name}.frequency`}
          label="wizard.vesting.frequency"
          of={vestingFrequencies}
          isSet
        />
        <NumberField name={`${name}.cliff`} label={text(`wizard.vesting.cliff.${frequency}`)} />
        <NumberField name={`${name}.period`} label={text(`wizard.vesting.period.${frequency}`)} />
      </div>
      <DateField
        name={`${name}.start`}
        label={text('wizard.vesting.start')}
        help={text('wizard.vesting.start.help')}
        optional
      />
      <SelectField
        name={`${name}.acceleration`}
        label={text('wizard.vesting.acceleration')}
        placeholder={text('wizard.vesting.acceleration.none')}
        options={ACCELERATIONS.map((value) => ({
          value,
          label: text(`wizard.vesting.acceleration.${value}`),
        }))}
        optional
      />
      {isWrong && (
        <p className="help help--err">
          {text(`wizard.vesting.bounds.${frequency}`, vestingBoundsOf(frequency))}
        </p>
      )}
    </>
  );
}

/** Another frequency keeps the time: 48 and 12 months become 4 years and 1. */
function useRescaling(name: string, frequency: SubscriptionRow['frequency']): void {
  const { getValues, setValue } = useFormContext();
  const before = useRef(frequency);
  useEffect(() => {
    const from = before.current;
    before.current = frequency;
    if (from === frequency) return;
    for (const field of ['cliff', 'period']) {
      const typed = String(getValues(`${name}.${field}`));
      setValue(`${name}.${field}`, rescaleVestingPeriod(typed, from, frequency), {
        shouldValidate: true,
        shouldDirty: true,
      });
    }
  }, [name, frequency, getValues, setValue]);
}
