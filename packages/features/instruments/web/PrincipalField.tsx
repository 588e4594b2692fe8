import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { InstrumentLine } from '../registerContract.ts';

/** So much of a principal, in its currency; all that is owed where it is left blank. */
export function PrincipalField({ of: { owed, currency } }: { of: InstrumentLine }) {
  const { language, text } = useLanguage();
  const amount = `${formatNumber(owed ?? '0', language)} ${currency ?? ''}`;
  return (
    <NumberField
      name="principalExact"
      label={text('transaction.principalPart')}
      help={text('transaction.principalPart.help', { amount })}
      optional
    />
  );
}
