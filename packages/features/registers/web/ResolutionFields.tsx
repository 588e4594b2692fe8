import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** By which resolution, where there was one. @param today  the day at the registry */
export function ResolutionFields({ today }: { today: string }) {
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
