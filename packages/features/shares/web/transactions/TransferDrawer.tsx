import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankPerson, holderOf, isNamed, PersonForm, SOMEONE_NEW } from '../../../people/web/public.ts';
import { certificateForms } from '../../shapes.ts';
import {
  cancellationReasons,
  TransferInput,
  transferConsiderations,
  transferShares,
} from '../../transactionContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { HolderField, NewHolder } from './HolderPicker.tsx';
import { ReturnsField } from './PlanFields.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import { TransferRules } from './TransferRules.tsx';
import type { TransactionProps } from './transactionProps.ts';

const recipient = z.strictObject({
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  sharesExact: z.string(),
});

const fields = z.strictObject({ ...TransferInput.shape, to: z.array(recipient) });

type Fields = z.output<typeof fields>;

const blank = { person_id: '', person: blankPerson, sharesExact: '' };

/** Shares go from a certificate to one holder or several. */
export function TransferDrawer({ orgId, security, options, onClose }: TransactionProps) {
  const text = useText();
  const { today, certificates } = options;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.transfer')}
      name={`transfer/${security ?? ''}`}
      schema={fields}
      start={{
        ...transactionStart(today),
        security_id: security ?? '',
        to: [blank],
        unvested: false,
        balance: 'reissued',
        returns: false,
        amountExact: '',
      }}
      endpoint={transferShares}
      bodyOf={bodyOf}
      isTold={({ to }) => to.every(isRecipientFilled)}
      onClose={onClose}
    >
      <TransferRules orgId={orgId} options={options} />
      <CertificateField certificates={certificates} />
      <Recipients orgId={orgId} certificates={certificates} />
      <Vesting certificates={certificates} />
      <Consideration />
      <ChoiceField name="form" label="certificate.form" of={certificateForms} optional />
      <Balance orgId={orgId} />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

function Recipients({
  orgId,
  certificates,
}: Pick<TransactionProps, 'orgId'> & Pick<TransactionProps['options'], 'certificates'>) {
  const text = useText();
  const { fields: all, append, remove } = useFieldArray<Fields>({ name: 'to' });
  return (
    <FormSection title={text('transaction.to')}>
      {all.map(({ id }, at) => (
        <div key={id} className="stack s4">
          <Removable
            label={text('transaction.to.remove', { at: at + 1 })}
            onRemove={all.length > 1 ? () => remove(at) : undefined}
          >
            <div className="grid2">
              <HolderField orgId={orgId} prefix={`to.${at}.`} label={text('wizard.shares.holder')} />
              <PartField
                certificates={certificates}
                name={`to.${at}.sharesExact`}
                label={text('wizard.shares.shares')}
              />
            </div>
          </Removable>
          <NewHolder prefix={`to.${at}.`} />
        </div>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append(blank)}>
          {text('transaction.to.add')}
        </Button>
      </div>
    </FormSection>
  );
}

/** Consideration for the shares, where given. */
function Consideration() {
  const text = useText();
  const isGiven = isFree(useWatch({ name: 'consideration' }));
  return (
    <div className={isGiven ? undefined : 'grid2'}>
      <ChoiceField name="consideration" label="transaction.for" of={transferConsiderations} optional />
      {!isGiven && <MoneyField name="amountExact" label={text('wizard.shares.amount')} optional />}
    </div>
  );
}

const isFree = (consideration: string | undefined): boolean =>
  consideration === 'gift' || consideration === 'succession';

/** Shares not transferred stay with the holder, or return to the corporation. */
function Balance({ orgId }: { orgId: string }) {
  const isCancelled = useWatch({ name: 'balance' }) === 'cancelled';
  return (
    <>
      <div className="grid2">
        <ChoiceField name="balance" label="transaction.balance" of={['reissued', 'cancelled']} isSet />
        {isCancelled && (
          <ChoiceField name="balance_reason" label="transaction.reason" of={cancellationReasons} />
        )}
      </div>
      {isCancelled && <ReturnsField orgId={orgId} />}
    </>
  );
}

/** Asked only of a certificate that vests. */
function Vesting({ certificates }: { certificates: TransactionProps['options']['certificates'] }) {
  const text = useText();
  const chosen: string = useWatch({ name: 'security_id' });
  const vests = certificates.some(({ _id, vests }) => _id === chosen && vests);
  return vests ? (
    <CheckboxField
      name="unvested"
      label={text('transaction.unvested')}
      help={text('transaction.unvested.help')}
    />
  ) : null;
}

function bodyOf({ to, amountExact, returns, ...rest }: Fields): z.input<typeof TransferInput> {
  return {
    ...rest,
    ...(rest.balance === 'cancelled' && { returns }),
    ...(!isFree(rest.consideration) && { amountExact }),
    to: to.map(({ person_id, person, sharesExact }) =>
      person_id === SOMEONE_NEW ? { person: holderOf(person), sharesExact } : { person_id, sharesExact },
    ),
  };
}

const isRecipientFilled = ({ person_id, person, sharesExact }: z.output<typeof recipient>): boolean =>
  sharesExact.trim() !== '' && (person_id !== SOMEONE_NEW || isNamed(person));
