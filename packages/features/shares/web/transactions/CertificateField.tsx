import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OpenCertificate } from '../../openSecuritiesContract.ts';
import type { ShareClass } from '../../shapes.ts';
import type { TransactionOptions } from './transactionProps.ts';

interface CertificateFieldProps {
  certificates: readonly OpenCertificate[];
}

/** Which certificate the act takes: found by number, holder and class. */
export function CertificateField({ certificates }: CertificateFieldProps) {
  const text = useText();
  const { language } = useLanguage();
  const options = useMemo(
    () =>
      certificates.map(({ _id, label, holder, className, sharesExact }) => ({
        value: _id,
        label: `${label ?? ''} ${holder.display_name}`.trim(),
        detail: `${formatNumber(sharesExact, language)} ${className}`,
      })),
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
  const held = certificates.find(({ _id }) => _id === chosen)?.sharesExact;
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

/** The class of the certificate that the form takes. */
export function useChosenClass({
  classes,
  certificates,
}: Pick<TransactionOptions, 'classes' | 'certificates'>): ShareClass | undefined {
  const chosen: string = useWatch({ name: 'security_id' });
  const certificate = certificates.find(({ _id }) => _id === chosen);
  return classes.find(({ _id }) => _id === certificate?.class_id);
}
