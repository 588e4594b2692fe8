import { STOP_REASONS } from '@tabellion/book/agreed.ts';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import {
  AccelerateVestingInput,
  accelerateVesting,
  SetVestingInput,
  StopVestingInput,
  setVesting,
  stopVesting,
} from '../../vestingContract.ts';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import { VestingFields, VestingForm, vestingOf, vestingStart } from './VestingFields.tsx';

export type VestingTransaction = 'setVesting' | 'stopVesting' | 'accelerateVesting';

interface VestingDrawerProps {
  orgId: string;
  transaction: VestingTransaction;
  /** A certificate or an option, and its number. */
  of: { readonly security_id: string; readonly name: string };
  /** The day at the registry. */
  today: string;
  onClose(): void;
}

/** Changes of the vesting of shares, or of an option. */
export function VestingDrawer({ transaction, ...props }: VestingDrawerProps) {
  switch (transaction) {
    case 'setVesting':
      return <SetDrawer {...props} />;
    case 'stopVesting':
      return <StopDrawer {...props} />;
    case 'accelerateVesting':
      return <AccelerateDrawer {...props} />;
  }
}

type Props = Omit<VestingDrawerProps, 'transaction'>;

const setFields = z.strictObject({
  ...SetVestingInput.shape,
  hasVesting: z.boolean(),
  vesting: VestingForm,
});

function SetDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.setVesting')}: ${of.name}`}
      act={text('transaction.setVesting')}
      name={`setVesting/${of.security_id}`}
      schema={setFields}
      start={{
        ...transactionStart(today),
        security_id: of.security_id,
        hasVesting: true,
        vesting: vestingStart,
      }}
      endpoint={setVesting}
      bodyOf={({ hasVesting, vesting, ...typed }) => ({
        ...typed,
        ...(hasVesting && { vesting: vestingOf(vesting) }),
      })}
      onClose={onClose}
    >
      <p className="muted">{text('transaction.setVesting.help')}</p>
      <VestingFields />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

function StopDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.stopVesting')}: ${of.name}`}
      act={text('transaction.stopVesting')}
      name={`stopVesting/${of.security_id}`}
      schema={StopVestingInput}
      start={{ ...transactionStart(today), security_id: of.security_id, reason: 'voluntary' }}
      endpoint={stopVesting}
      bodyOf={(typed) => typed}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={text('transaction.stopReason')}
        help={text('transaction.stopVesting.help')}
        options={STOP_REASONS.map((value) => ({
          value,
          label: text(
            value === 'other' ? 'transaction.stopReason.other' : `transaction.window.reason.${value}`,
          ),
        }))}
      />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

function AccelerateDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <TransactionDrawer
      orgId={orgId}
      title={`${text('transaction.accelerateVesting')}: ${of.name}`}
      act={text('transaction.accelerateVesting')}
      name={`accelerateVesting/${of.security_id}`}
      schema={AccelerateVestingInput}
      start={{ ...transactionStart(today), security_id: of.security_id, sharesExact: '' }}
      endpoint={accelerateVesting}
      bodyOf={(typed) => typed}
      onClose={onClose}
    >
      <NumberField
        name="sharesExact"
        label={text('wizard.shares.shares')}
        help={text('transaction.allUnvested.help')}
        optional
      />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}
