import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The number of an instrument in the register; the next one where it is left blank. */
export function LabelField({ name, label }: { name: string; label: TextKey }) {
  const text = useText();
  const help = text('transaction.label.help');
  return (
    <TextField name={name} help={help} label={text(label)} autoComplete="off" maxLength={50} ltr optional />
  );
}
