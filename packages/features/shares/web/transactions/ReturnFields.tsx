import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { paymentKinds } from '../../transactionContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ReturnsField } from './PlanFields.tsx';
import type { TransactionProps } from './transactionProps.ts';

/** The certificate, how many of its shares, and which of them where they vest. */
export function ReturnedFields({ orgId, options: { certificates } }: TransactionProps) {
  const text = useText();
  const chosen: string = useWatch({ name: 'security_id' });
  const vests = certificates.some(({ _id, vests }) => _id === chosen && vests);
  return (
    <>
      <CertificateField certificates={certificates} />
      <div className="grid2">
        <PartField certificates={certificates} name="sharesExact" label={text('wizard.shares.shares')} />
        {vests && <ChoiceField name="first" label="transaction.first" of={['unvested', 'vested']} isSet />}
      </div>
      <ReturnsField orgId={orgId} />
    </>
  );
}

/** The price that the corporation pays for its shares, and when the directors attested its solvency. */
export function PaidFields({ options: { today } }: TransactionProps) {
  const text = useText();
  const isOwed = useWatch({ name: 'paid_in' }) === 'debt';
  return (
    <>
      <div className="grid3">
        <MoneyField name="priceExact" label={text('transaction.price')} optional />
        <SelectField
          name="paid_in"
          label={text('transaction.for')}
          placeholder={text('wizard.choose')}
          options={paymentKinds.map((value) => ({ value, label: text(`transaction.paid.${value}`) }))}
          optional
        />
        {!isOwed && <DateField name="paid_on" label={text('transaction.paidOn')} max={today} optional />}
      </div>
      <DateField
        name="solvency_on"
        label={text('transaction.solvencyOn')}
        help={text('transaction.solvencyOn.help')}
        max={today}
        optional
      />
    </>
  );
}
