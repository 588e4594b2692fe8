import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ResolutionFields } from '../../../registers/web/public.ts';

interface TransactionFieldsProps {
  /** The day at the registry. */
  today: string;
  /** Articles change: the registry's certificate is asked for too. */
  isAmendment?: boolean;
}

/** The day from which the act holds, and its resolution. */
export function TransactionFields({ today, isAmendment }: TransactionFieldsProps) {
  const text = useText();
  return (
    <>
      <div className={isAmendment ? 'grid2' : undefined}>
        <DateField
          name="effective_on"
          label={text('transaction.effectiveOn')}
          help={text('transaction.effectiveOn.help')}
          max={today}
        />
        {isAmendment && (
          <TextField
            name="registry_certificate"
            label={text('transaction.registryCertificate')}
            autoComplete="off"
            maxLength={50}
            ltr
            optional
          />
        )}
      </div>
      <ResolutionFields today={today} body={isAmendment ? 'shareholders' : 'directors'} />
    </>
  );
}

/** Blank, with the day of today. */
export const transactionStart = (today: string) => ({
  effective_on: today,
  resolution: '',
  resolution_on: '',
});
