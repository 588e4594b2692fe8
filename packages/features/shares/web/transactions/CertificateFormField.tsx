import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { certificateForms } from '../../shapes.ts';

/** Whether the holder of new shares chose a certificate or an acknowledgment. */
export function CertificateFormField({ name }: { name: string }) {
  const text = useText();
  return (
    <SelectField
      name={name}
      label={text('certificate.form')}
      placeholder={text('wizard.choose')}
      options={certificateForms.map((value) => ({ value, label: text(`certificate.form.${value}`) }))}
      optional
    />
  );
}
