import { ACCRUALS, COMPOUNDINGS, DAY_COUNTS, INTEREST_PAYOUTS } from '@tabellion/book/agreed.ts';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RecordInstrumentInput } from '../../instrumentContract.ts';

/** Interest as the form has it: one rate. */
export const interest = z.strictObject({
  rateExact: z.string(),
  from: z.string(),
  day_count: z.optional(z.enum(DAY_COUNTS)),
  payout: z.optional(z.enum(INTEREST_PAYOUTS)),
  accrual: z.optional(z.enum(ACCRUALS)),
  compounding: z.optional(z.enum(COMPOUNDINGS)),
});
type Interest = z.output<typeof interest>;

export const noInterest: Interest = {
  rateExact: '',
  from: '',
};

/** As it is sent; nothing where no rate is told. */
export function interestOf({
  rateExact,
  from,
  ...rest
}: Interest): Pick<z.input<typeof RecordInstrumentInput>, 'interest'> {
  if (rateExact.trim() === '') return {};
  return { interest: { ...rest, rates: [{ rateExact, ...(from !== '' && { from }) }] } };
}

/** The rate, and once it is told how it is reckoned, as far as anybody tells. */
export function InterestFields() {
  const text = useText();
  const rate: string = useWatch({ name: 'interest.rateExact' });
  return (
    <>
      <div className="grid2">
        <NumberField name="interest.rateExact" label={text('instruments.rate')} optional />
        <DateField name="interest.from" label={text('deed.interestFrom')} optional />
      </div>
      {rate.trim() !== '' && (
        <div className="grid2">
          <SelectField
            name="interest.accrual"
            label={text('deed.accrual')}
            placeholder={text('deed.untold')}
            options={ACCRUALS.map((value) => ({ value, label: text(`deed.accrual.${value}`) }))}
            optional
          />
          <SelectField
            name="interest.compounding"
            label={text('deed.compounding')}
            placeholder={text('deed.untold')}
            options={COMPOUNDINGS.map((value) => ({ value, label: text(`deed.compounding.${value}`) }))}
            optional
          />
          <SelectField
            name="interest.payout"
            label={text('deed.payout')}
            placeholder={text('deed.untold')}
            options={INTEREST_PAYOUTS.map((value) => ({ value, label: text(`deed.payout.${value}`) }))}
            optional
          />
          <SelectField
            name="interest.day_count"
            label={text('deed.dayCount')}
            placeholder={text('deed.untold')}
            options={DAY_COUNTS.map((value) => ({ value, label: text(`deed.dayCount.${value}`) }))}
            optional
          />
        </div>
      )}
    </>
  );
}
