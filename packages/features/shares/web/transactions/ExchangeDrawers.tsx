import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  ConvertInput,
  consolidateShares,
  convertShares,
  DivideInput,
  roundings,
  splitShares,
} from '../../transactionContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ClassField } from './ClassField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { ClassTransactionProps, TransactionProps } from './transactionProps.ts';

/** Shares become those of another class, by the ratio that their class names. */
export function ConvertDrawer({ orgId, security, options: surroundings, onClose }: TransactionProps) {
  const text = useText();
  const { today, certificates, classes } = surroundings;
  const may = new Set(classes.filter(({ properties }) => properties.convertible).map(({ _id }) => _id));
  const convertible = certificates.filter(({ class_id }) => may.has(class_id));
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

/** All shares of a class become more, or fewer. */
export function DivideDrawer({
  orgId,
  classId,
  options: surroundings,
  onClose,
  isSplit,
}: ClassTransactionProps & { isSplit: boolean }) {
  const text = useText();
  const name = isSplit ? 'split' : 'consolidate';
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text(`transaction.${name}`)}
      name={`${name}/${classId ?? ''}`}
      schema={DivideInput}
      start={{
        ...transactionStart(surroundings.today),
        class_id: classId ?? '',
        newExact: isSplit ? '' : '1',
        oldExact: isSplit ? '1' : '',
        rounding: 'down',
        per: 'certificate',
        rights: true,
        registry_certificate: '',
      }}
      endpoint={isSplit ? splitShares : consolidateShares}
      bodyOf={(typed) => typed}
      isTold={({ newExact = '', oldExact = '' }) => newExact.trim() !== '' && oldExact.trim() !== ''}
      onClose={onClose}
    >
      <ClassField classes={surroundings.classes} />
      <div className="grid2">
        <NumberField name="newExact" label={text('transaction.ratio.new')} />
        <NumberField name="oldExact" label={text('transaction.ratio.old')} />
      </div>
      <Fractions />
      <CheckboxField
        name="rights"
        label={text('transaction.rights')}
        help={text('transaction.rights.help')}
      />
      <TransactionFields today={surroundings.today} isAmendment />
    </TransactionDrawer>
  );
}

/** Treatment of fractions of a share. */
function Fractions() {
  return (
    <div className="grid2">
      <ChoiceField name="rounding" label="transaction.rounding" of={roundings} isSet />
      <ChoiceField name="per" label="transaction.per" of={['certificate', 'holder']} isSet />
    </div>
  );
}
