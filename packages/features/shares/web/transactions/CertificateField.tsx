import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { certificateOptions, type OpenCertificate } from './certificates.ts';

interface CertificateFieldProps {
  certificates: readonly OpenCertificate[];
}

/** Which certificate the act takes. */
export function CertificateField({ certificates }: CertificateFieldProps) {
  const text = useText();
  const { language } = useLanguage();
  const options = useMemo(
    () => certificateOptions(certificates, (exact) => formatNumber(exact, language)),
    [certificates, language],
  );
  return <ComboField name="security_id" label={text('transaction.from')} options={options} />;
}

/** How many shares of the certificate that was chosen.
 *  @param name  the field */
export function PartField({
  certificates,
  name,
  label,
}: CertificateFieldProps & { name: string; label: string }) {
  const text = useText();
  const { language } = useLanguage();
  const chosen: string = useWatch({ name: 'security_id' });
  const held = certificates.find(({ securityId }) => securityId === chosen)?.sharesExact;
  return (
    <NumberField
      name={name}
      label={label}
      {...(held !== undefined && {
        help: text('transaction.ofHeld', { shares: formatNumber(held, language) }),
      })}
    />
  );
}
