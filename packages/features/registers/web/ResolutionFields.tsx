import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext } from 'react-hook-form';
import { readNextResolution } from '../proposalContract.ts';

/** By which resolution, where there was one; the next number of the year on demand. @param today  the day at the registry */
export function ResolutionFields({
  today,
  body = 'directors',
}: {
  today: string;
  body?: 'directors' | 'shareholders';
}) {
  const text = useText();
  const orgId = useOrgId();
  const { getValues, setValue } = useFormContext();
  const next = useCall(readNextResolution);
  const fill = async () => {
    const on = getValues('resolution_on') || today;
    const answer = await next.run({ params: { id: orgId }, query: { body, on } });
    if (answer?.ok) setValue('resolution', answer.data.number, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid2">
      <TextField
        name="resolution"
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
      <DateField name="resolution_on" label={text('wizard.issue.resolutionOn')} max={today} optional />
    </div>
  );
}
