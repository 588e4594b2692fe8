import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** What was wrong: it stays with the correction for ever, so it tells nothing private. */
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
