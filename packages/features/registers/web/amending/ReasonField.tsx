import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The reason of a correction: kept with it for ever, so it must hold nothing private. */
export function ReasonField() {
  const text = useText();
  return (
    <TextField
      name="reason"
      label={text('wizard.how.reason')}
      help={text('wizard.how.reason.help')}
      autoComplete="off"
      maxLength={300}
    />
  );
}
