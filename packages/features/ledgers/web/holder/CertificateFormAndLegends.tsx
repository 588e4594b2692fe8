import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import type { HolderCertificate } from '../../holderContract.ts';

interface EvidenceProps {
  of: Pick<HolderCertificate, 'form' | 'legends'>;
}

/** Whether it is a certificate or an acknowledgment, and the notices on it. */
export const CertificateFormAndLegends = ({ of }: EvidenceProps) => (
  <RecordingTextsProvider>
    <EvidenceText of={of} />
  </RecordingTextsProvider>
);

function EvidenceText({ of: { form, legends } }: EvidenceProps) {
  const text = useText();
  if (form === null && legends.length === 0) return null;
  return (
    <Particulars
      facts={[
        ...(form === null
          ? []
          : [{ key: 'form', label: text('certificate.form'), value: text(`certificate.form.${form}`) }]),
        ...(legends.length === 0
          ? []
          : [
              {
                key: 'legends',
                label: text('certificate.legends'),
                value: legends
                  .map((legend) => text(`certificate.legend.${legend}`))
                  .join(text('search.comma')),
              },
            ]),
      ]}
    />
  );
}
