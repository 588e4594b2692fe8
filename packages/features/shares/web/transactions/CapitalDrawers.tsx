import { CAPITAL_SOURCES, REDUCTION_PURPOSES } from '@tabellion/book/issuing.ts';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { AdjustCapitalInput, adjustCapital, OpenCapitalInput, openCapital } from '../../capitalForms.ts';
import { capitalGrounds } from '../../shapes.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ClassField } from './ClassField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { ClassTransactionProps } from './transactionProps.ts';

const isFilled = ({ amountExact = '' }: { amountExact?: string | undefined }): boolean =>
  amountExact.trim() !== '';

/** The stated capital of a class changes without its shares (CBCA ss. 26, 38). */
export function AdjustCapitalDrawer({ orgId, classId = '', options, onClose }: ClassTransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.adjustCapital')}
      name={`adjust/${classId}`}
      schema={AdjustCapitalInput}
      start={{
        ...transactionStart(options.today),
        class_id: classId,
        lowers: true,
        solvency_on: '',
        amountExact: '',
      }}
      endpoint={adjustCapital}
      bodyOf={(typed) => typed}
      isTold={isFilled}
      onClose={onClose}
    >
      <ClassField classes={options.classes} />
      <SelectField
        name="ground"
        label={text('adjust.ground')}
        placeholder={text('wizard.choose')}
        options={capitalGrounds.map((value) => ({ value, label: text(`account.ground.${value}`) }))}
      />
      <OfGround today={options.today} />
      <MoneyField name="amountExact" label={text('adjust.amount')} />
      <TransactionFields today={options.today} />
    </TransactionDrawer>
  );
}

function OfGround({ today }: { today: string }) {
  const text = useText();
  const [ground, purpose] = useWatch({ name: ['ground', 'purpose'] });
  if (ground === 'order') return <CheckboxField name="lowers" label={text('adjust.lowers')} />;
  if (ground !== 'reduction') return null;
  return (
    <>
      <p className="t12 muted">{text('adjust.confirm')}</p>
      <ChoiceField name="purpose" label="adjust.purpose" of={REDUCTION_PURPOSES} />
      {purpose !== undefined && purpose !== 'lost_assets' && (
        <DateField
          name="solvency_on"
          label={text('transaction.solvencyOn')}
          help={text('adjust.tests.help')}
          max={today}
          optional
        />
      )}
    </>
  );
}

/** Opening balance of the account of a class whose shares predate this register. */
function OpeningCapitalDrawer({ orgId, classId = '', options, onClose }: ClassTransactionProps) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.openCapital')}
      name={`openCapital/${classId}`}
      schema={OpenCapitalInput}
      start={{
        effective_on: options.today,
        class_id: classId,
        amountExact: '',
        stated_on: '',
      }}
      endpoint={openCapital}
      bodyOf={(typed) => typed}
      isTold={isFilled}
      onClose={onClose}
    >
      <p className="t12 muted">{text('openCapital.lead')}</p>
      <ClassField classes={options.classes} />
      <MoneyField name="amountExact" label={text('adjust.amount')} />
      <div className="grid2">
        <ChoiceField name="source" label="openCapital.source" of={CAPITAL_SOURCES} />
        <DateField
          name="stated_on"
          label={text('openCapital.statedOn')}
          help={text('openCapital.statedOn.help')}
          max={options.today}
          optional
        />
      </div>
      <DateField
        name="effective_on"
        label={text('transaction.effectiveOn')}
        help={text('transaction.effectiveOn.help')}
        max={options.today}
      />
    </TransactionDrawer>
  );
}

export const capitalDrawers = { adjustCapital: AdjustCapitalDrawer, openCapital: OpeningCapitalDrawer };
