import { ACCELERATIONS } from '@tabellion/book/vesting.ts';
import { MOST_VESTING_DATES } from '@tabellion/book/vesting-dated.ts';
import { CheckboxField, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { VestingInput } from '../../rules/vestingForm.ts';
import { readVestingLines } from '../../rules/vestingLines.ts';
import { VestingTermsInput, vestingFrequencies } from '../../shapes.ts';
import { loadWords } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';

const vestingWays = ['schedule', 'dates'] as const;

const { dates: _dates, acceleration, ...schedule } = VestingTermsInput.shape;

/** Terms of vesting as they are typed: a schedule, or lines of dates and shares. */
export const VestingForm = z.strictObject({
  ...schedule,
  /** Blank where nothing vests early. */
  acceleration: z.union([z.literal(''), acceleration]),
  by: z.enum(vestingWays),
  lines: z.string(),
});

/** Four years monthly after a cliff of one. */
export const vestingStart = {
  by: 'schedule',
  lines: '',
  frequency: 'monthly',
  cliff: '12',
  period: '48',
  start: '',
  acceleration: '',
} as const;

/** Request body of the typed vesting. An unreadable line is sent as a blank one, which is refused. */
export function vestingOf({ by, lines, acceleration, ...typed }: z.output<typeof VestingForm>): VestingInput {
  if (by === 'schedule') return { ...typed, ...(acceleration && { acceleration }) };
  const { dates, wrong } = readVestingLines(lines);
  return { dates: [...dates, ...wrong.map(() => ({ on: '', sharesExact: '' }))] };
}

/** Whether shares vest, and by which terms: `VestingForm`.
 *  @param prefix  where the terms stand in the form, with its dot; blank at its root */
export function VestingFields({ prefix = '' }: { prefix?: string }) {
  const text = useText();
  const has = useWatch({ name: 'hasVesting' });
  return (
    <>
      <CheckboxField name="hasVesting" label={text('wizard.vesting.has')} toggle />
      {has && (
        <MoreTexts load={loadWords} waiting={null}>
          <Terms prefix={prefix} />
        </MoreTexts>
      )}
    </>
  );
}

function Terms({ prefix }: { prefix: string }) {
  const text = useText();
  const by = useWatch({ name: `${prefix}vesting.by` });
  return (
    <>
      <SegmentedField
        name={`${prefix}vesting.by`}
        label={text('vesting.by')}
        choices={vestingWays.map((value) => ({ value, label: text(`vesting.by.${value}`) }))}
      />
      {by === 'dates' ? <Lines name={`${prefix}vesting.lines`} /> : <Schedule prefix={prefix} />}
    </>
  );
}

function Schedule({ prefix }: { prefix: string }) {
  const text = useText();
  const frequency = useWatch({ name: `${prefix}vesting.frequency` });
  const named = vestingFrequencies.find((one) => one === frequency) ?? 'monthly';
  return (
    <>
      <div className="grid3">
        <ChoiceField
          name={`${prefix}vesting.frequency`}
          label="wizard.vesting.frequency"
          of={vestingFrequencies}
          isSet
        />
        <NumberField name={`${prefix}vesting.cliff`} label={text(`wizard.vesting.cliff.${named}`)} />
        <NumberField name={`${prefix}vesting.period`} label={text(`wizard.vesting.period.${named}`)} />
      </div>
      <DateField
        name={`${prefix}vesting.start`}
        label={text('wizard.vesting.start')}
        help={text('wizard.vesting.start.help')}
        optional
      />
      <SelectField
        name={`${prefix}vesting.acceleration`}
        label={text('wizard.vesting.acceleration')}
        placeholder={text('wizard.vesting.acceleration.none')}
        options={ACCELERATIONS.map((value) => ({
          value,
          label: text(`wizard.vesting.acceleration.${value}`),
        }))}
        optional
      />
    </>
  );
}

/** So many lines that cannot be read are named. */
const MOST_NAMED = 10;

/** Lines of dates and shares, with what is wrong in which line, and what they come to. */
function Lines({ name }: { name: string }) {
  const { language, text } = useLanguage();
  const { dates, wrong, isTooLong } = readVestingLines(String(useWatch({ name }) ?? ''));
  const sum = dates.reduce((all, { sharesExact }) => all + BigInt(sharesExact), 0n);
  return (
    <div className="stack s2">
      <TextAreaField
        name={name}
        label={text('vesting.lines')}
        help={text('vesting.lines.help')}
        rows={6}
        placeholder="2026-03-31  250"
      />
      <div role="status">
        {dates.length > 0 && (
          <p className="t12 muted">
            {text('vesting.lines.sum', { dates: dates.length, shares: formatNumber(String(sum), language) })}
          </p>
        )}
        {wrong.slice(0, MOST_NAMED).map(({ line, textCode }) => (
          <p key={line} className="help help--err">
            {text('vesting.lines.wrong', { line, sentence: text(textCode) })}
          </p>
        ))}
        {isTooLong && (
          <p className="help help--err">{text('vesting.lines.tooLong', { most: MOST_VESTING_DATES })}</p>
        )}
      </div>
    </div>
  );
}
