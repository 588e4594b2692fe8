import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ConvertInput, convertShares, roundings } from '../../transactionContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { TransactionProps } from './transactionProps.ts';

/** Shares become those of another class, by the ratio that their class names. */
export function ConvertDrawer({ orgId, security, options: surroundings, onClose }: TransactionProps) {
  const text = useText();
  const { today, certificates, classes } = surroundings;
  const may = new Set(classes.filter(({ properties }) => properties.convertible).map(({ _id }) => _id));
  const convertible = certificates.filter(({ classId }) => may.has(classId));
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.convert')}
      name={`convert/${security ?? ''}`}
      schema={ConvertInput}
      start={{ ...transactionStart(today), security_id: security ?? '', sharesExact: '', rounding: 'down' }}
      endpoint={convertShares}
      bodyOf={(typed) => typed}
      isTold={({ sharesExact = '' }) => sharesExact.trim() !== ''}
      onClose={onClose}
    >
      <CertificateField certificates={convertible} />
      <div className="grid2">
        <PartField certificates={convertible} name="sharesExact" label={text('wizard.shares.shares')} />
        <ChoiceField name="rounding" label="transaction.rounding" of={roundings} isSet />
      </div>
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}
