import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ResolutionFields } from '../../../registers/web/public.ts';
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
        cashExact: '',
        solvency_on: '',
        directors: { resolution: '', resolution_on: '' },
        rights: true,
        registry_certificate: '',
      }}
      endpoint={isSplit ? splitShares : consolidateShares}
      bodyOf={withPayment}
      isTold={({ newExact = '', oldExact = '' }) => newExact.trim() !== '' && oldExact.trim() !== ''}
      onClose={onClose}
    >
      <ClassField classes={surroundings.classes} />
      <div className="grid2">
        <NumberField name="newExact" label={text('transaction.ratio.new')} />
        <NumberField name="oldExact" label={text('transaction.ratio.old')} />
      </div>
      <Fractions today={surroundings.today} />
      <CheckboxField
        name="rights"
        label={text('transaction.rights')}
        help={text('transaction.rights.help')}
      />
      <TransactionFields today={surroundings.today} isAmendment />
    </TransactionDrawer>
  );
}

/** The price of fractions goes along with all that is asked of their payment; without it nothing of that does. */
function withPayment({ cashExact, solvency_on, directors, ...typed }: z.output<typeof DivideInput>) {
  if (typed.rounding !== 'down' || cashExact === undefined || cashExact.trim() === '') return typed;
  return { ...typed, cashExact, ...(solvency_on && { solvency_on }), ...(directors && { directors }) };
}

/** Treatment of fractions of a share, and the payment for those that are rounded down. */
function Fractions({ today }: { today: string }) {
  const text = useText();
  const [rounding, cash = ''] = useWatch({ name: ['rounding', 'cashExact'] });
  const isDown = rounding === 'down';
  return (
    <>
      <div className="grid2">
        <ChoiceField name="rounding" label="transaction.rounding" of={roundings} isSet />
        <ChoiceField name="per" label="transaction.per" of={['certificate', 'holder']} isSet />
      </div>
      {isDown && (
        <MoneyField
          name="cashExact"
          label={text('transaction.cashFor')}
          help={text('transaction.cashFor.help')}
          optional
        />
      )}
      {isDown && cash.trim() !== '' && (
        <>
          <DateField
            name="solvency_on"
            label={text('transaction.solvencyOn')}
            help={text('transaction.solvencyOn.help')}
            max={today}
            optional
          />
          <fieldset className="field">
            <legend className="field__label">{text('transaction.cashFor.directors')}</legend>
            <ResolutionFields today={today} prefix="directors." />
          </fieldset>
        </>
      )}
    </>
  );
}
