import { CONSIDERATION_TEXT_LENGTH, isInKind } from '@tabellion/book/issuing.ts';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';

/** Which property or past services, where shares are not paid for in money. It may be left blank in the register, as of older shares; the
 *  resolution asks for it. @param prefix  the path of the issuance, with its dot */
export function ConsiderationText({ prefix }: { prefix: string }) {
  const text = useText();
  const kind: unknown = useWatch({ name: `${prefix}consideration` });
  if (typeof kind !== 'string' || !isInKind(kind)) return null;
  return (
    <TextField
      name={`${prefix}consideration_text`}
      label={text('wizard.paid.what')}
      help={text('wizard.paid.what.help')}
      optional
      maxLength={CONSIDERATION_TEXT_LENGTH}
    />
  );
}
