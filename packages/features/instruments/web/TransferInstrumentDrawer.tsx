import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankPerson, holderOf, isNamed, PersonForm, SOMEONE_NEW } from '../../people/web/public.ts';
import {
  HolderField,
  NewHolder,
  TransactionDrawer,
  TransactionFields,
  transactionStart,
} from '../../shares/web/public.ts';
import { TransferInstrumentInput, transferInstrument } from '../contract.ts';
import type { InstrumentDrawerProps } from './drawerProps.ts';
import { LabelField } from './LabelField.tsx';
import { PrincipalField } from './PrincipalField.tsx';

const fields = z.strictObject({
  ...TransferInstrumentInput.shape,
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
});

/** An instrument goes to another holder, whole or in part. */
export function TransferInstrumentDrawer({ orgId, options, line, onClose }: InstrumentDrawerProps) {
  const { language, text } = useLanguage();
  const { today } = options;
  const left = line.leftExact;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.transferInstrument')}: ${line.label}`}
      act={text('transaction.transferInstrument')}
      name={`transferInstrument/${line.security_id}`}
      schema={fields}
      start={{
        ...transactionStart(today),
        security_id: line.security_id,
        person_id: '',
        person: blankPerson,
        label: '',
        balance_label: '',
        sharesExact: '',
        principalExact: '',
      }}
      endpoint={transferInstrument}
      bodyOf={({ person_id, person, ...typed }) => ({
        ...typed,
        ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
      })}
      isTold={({ person_id, person }) => person_id !== SOMEONE_NEW || isNamed(person)}
      onClose={onClose}
    >
      <HolderField orgId={orgId} prefix="" label={text('transaction.transferTo')} />
      <NewHolder prefix="" />
      <div className="grid2">
        {left === null ? (
          <PrincipalField of={line} />
        ) : (
          <NumberField
            name="sharesExact"
            label={text('wizard.shares.shares')}
            help={text('transaction.allLeft', { shares: formatNumber(left, language) })}
            optional
          />
        )}
        <LabelField name="label" label="transaction.transferLabel" />
      </div>
      <BalanceLabel left={left} />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

/** Asked once a part is told: what stays with the holder is another instrument. */
function BalanceLabel({ left }: { left: string | null }) {
  const part: string = useWatch({ name: left === null ? 'principalExact' : 'sharesExact' });
  return part.trim() === '' ? null : <LabelField name="balance_label" label="transaction.balanceLabel" />;
}
