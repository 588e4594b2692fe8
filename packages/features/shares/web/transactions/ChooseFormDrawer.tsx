import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { certificateForms } from '../../shapes.ts';
import { ChooseFormInput, chooseForm } from '../../transactionContract.ts';
import { CertificateField } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import type { TransactionProps } from './transactionProps.ts';

const { security_ids: _ids, ...chosen } = ChooseFormInput.shape;
const fields = z.strictObject({
  ...chosen,
  security_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
});

/** The holder wants no paper, or a certificate after all (CBCA s. 49(1)). */
export function ChooseFormDrawer({ orgId, security, options, onClose }: TransactionProps) {
  const text = useText();
  const { today, certificates } = options;
  const form = certificates.find(({ _id }) => _id === security)?.form;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.chooseForm')}
      name={`chooseForm/${security ?? ''}`}
      schema={fields}
      start={{
        effective_on: today,
        security_id: security ?? '',
        form: form === 'acknowledgment' ? 'certificate' : 'acknowledgment',
      }}
      endpoint={chooseForm}
      bodyOf={({ security_id, ...typed }) => ({ ...typed, security_ids: [security_id] })}
      isTold={({ security_id }) => security_id !== ''}
      onClose={onClose}
    >
      <p className="t12 muted">{text('chooseForm.lead')}</p>
      <CertificateField certificates={certificates} />
      <ChoiceField name="form" label="certificate.form" of={certificateForms} isSet />
      <DateField
        name="effective_on"
        label={text('transaction.effectiveOn')}
        help={text('transaction.effectiveOn.help')}
        max={today}
      />
    </TransactionDrawer>
  );
}
