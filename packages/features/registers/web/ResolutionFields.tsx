import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext } from 'react-hook-form';
import { readNextResolution } from '../proposalContract.ts';

interface ResolutionFieldsProps {
  /** The day at the registry. */
  today: string;
  body?: 'directors' | 'shareholders';
  /** The prefix of the form's fields, such as `issuance.`. */
  prefix?: string;
  /** The first day on which it can have been passed. */
  from?: string;
}

/** The resolution by which it was decided, where there was one; the next number of the year on demand. */
export function ResolutionFields({ today, body = 'directors', prefix = '', from }: ResolutionFieldsProps) {
  const text = useText();
  const orgId = useOrgId();
  const { getValues, setValue } = useFormContext();
  const next = useCall(readNextResolution);
  const [number, day] = [`${prefix}resolution`, `${prefix}resolution_on`];
  const fill = async () => {
    const on = getValues(day) || today;
    const answer = await next.run({ params: { id: orgId }, query: { body, on } });
    if (answer?.ok) setValue(number, answer.data.number, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid2">
      <TextField
        name={number}
        label={text('transaction.resolution')}
        labelExtra={
          <Button variant="link" className="t12" onClick={() => void fill()}>
            {text('transaction.resolution.next')}
          </Button>
        }
        autoComplete="off"
        maxLength={50}
        optional
      />
      <DateField
        name={day}
        label={text('wizard.issue.resolutionOn')}
        {...(from && { min: from })}
        max={today}
        optional
      />
    </div>
  );
}
