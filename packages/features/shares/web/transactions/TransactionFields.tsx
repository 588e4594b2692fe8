import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

interface TransactionFieldsProps {
  /** The day at the registry. */
  today: string;
  /** Articles change: the registry's certificate is asked for too. */
  isAmendment?: boolean;
}

/** From when the act holds, and by which resolution. */
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
      <ResolutionFields today={today} />
    </>
  );
}

/** By which resolution, where there was one. */
export function ResolutionFields({ today }: Pick<TransactionFieldsProps, 'today'>) {
  const text = useText();
  return (
    <div className="grid2">
      <TextField
        name="resolution"
        label={text('transaction.resolution')}
        autoComplete="off"
        maxLength={50}
        optional
      />
      <DateField name="resolution_on" label={text('wizard.issue.resolutionOn')} max={today} optional />
    </div>
  );
}

/** Blank, with the day of today. */
export const transactionStart = (today: string) => ({
  effective_on: today,
  resolution: '',
  resolution_on: '',
});
