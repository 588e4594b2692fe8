import { ACCRUALS, COMPOUNDINGS, DAY_COUNTS, INTEREST_PAYOUTS } from '@tabellion/book/agreed.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChoiceField } from '../../shares/web/public.ts';
import type { RecordInstrumentInput } from '../contract.ts';

const isFilled = ({ rateExact }: { readonly rateExact: string }): boolean => rateExact.trim() !== '';

/** Interest as the form has it: one rate, and the day from which it holds. */
export const interest = z.strictObject({
  rates: z.array(
    z.strictObject({ rateExact: z.string(), from: z.string() }).check(
      z.refine((rate) => !isFilled(rate) || rate.from !== '', {
        path: ['from'],
        error: 'GENERAL.FIELD_REQUIRED',
      }),
    ),
  ),
  day_count: z.optional(z.enum(DAY_COUNTS)),
  payout: z.optional(z.enum(INTEREST_PAYOUTS)),
  accrual: z.optional(z.enum(ACCRUALS)),
  compounding: z.optional(z.enum(COMPOUNDINGS)),
});
type Interest = z.output<typeof interest>;

export const noInterest: Interest = { rates: [{ rateExact: '', from: '' }] };

/** As it is sent; nothing where no rate is told. */
export const interestInputOf = (
  interest: Interest,
): Pick<z.input<typeof RecordInstrumentInput>, 'interest'> =>
  interest.rates.some(isFilled) ? { interest } : {};

/** The rate, and once it is told how it is reckoned, as far as anybody tells. */
export function InterestFields() {
  const text = useText();
  const rateExact: string = useWatch({ name: 'interest.rates.0.rateExact' });
  const hasRate = isFilled({ rateExact });
  return (
    <>
      <div className="grid2">
        <NumberField name="interest.rates.0.rateExact" label={text('instruments.rate')} optional />
        {hasRate && <DateField name="interest.rates.0.from" label={text('transaction.interestFrom')} />}
      </div>
      {hasRate && (
        <div className="grid2">
          <ChoiceField name="interest.accrual" label="transaction.accrual" of={ACCRUALS} untold />
          <ChoiceField name="interest.compounding" label="transaction.compounding" of={COMPOUNDINGS} untold />
          <ChoiceField name="interest.payout" label="transaction.payout" of={INTEREST_PAYOUTS} untold />
          <ChoiceField name="interest.day_count" label="transaction.dayCount" of={DAY_COUNTS} untold />
        </div>
      )}
    </>
  );
}
