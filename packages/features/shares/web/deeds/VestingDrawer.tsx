import { STOP_REASONS } from '@tabellion/book/agreed.ts';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  AccelerateVestingInput,
  accelerateVesting,
  SetVestingInput,
  StopVestingInput,
  setVesting,
  stopVesting,
} from '../../vestingContract.ts';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import { VestingFields } from './VestingFields.tsx';
import { VestingForm, vestingOf, vestingStart } from './vestingTyped.ts';

export type VestingDeed = 'setVesting' | 'stopVesting' | 'accelerateVesting';

interface VestingDrawerProps {
  orgId: string;
  deed: VestingDeed;
  /** A certificate or an option, and its number. */
  of: { readonly security_id: string; readonly name: string };
  /** The day at the registry. */
  today: string;
  onClose(): void;
}

/** What changes of the vesting of shares, or of an option. */
export function VestingDrawer({ deed, ...props }: VestingDrawerProps) {
  switch (deed) {
    case 'setVesting':
      return <SetDrawer {...props} />;
    case 'stopVesting':
      return <StopDrawer {...props} />;
    case 'accelerateVesting':
      return <AccelerateDrawer {...props} />;
  }
}

type Props = Omit<VestingDrawerProps, 'deed'>;

const setFields = z.strictObject({
  ...SetVestingInput.shape,
  hasVesting: z.boolean(),
  vesting: VestingForm,
});

function SetDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.setVesting')}: ${of.name}`}
      name={`setVesting/${of.security_id}`}
      schema={setFields}
      start={{
        ...deedStart(today),
        security_id: of.security_id,
        hasVesting: true,
        vesting: { ...vestingStart, start: '' },
      }}
      endpoint={setVesting}
      bodyOf={({ hasVesting, vesting, ...typed }) => ({
        ...typed,
        ...(hasVesting && { vesting: vestingOf(vesting) }),
      })}
      isTold={() => true}
      onClose={onClose}
    >
      <p className="muted">{text('deed.setVesting.help')}</p>
      <VestingFields />
      <Start />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

/** Of a schedule alone. */
function Start() {
  const text = useText();
  const by = useWatch({ name: 'vesting.by' });
  return by === 'dates' ? null : (
    <DateField
      name="vesting.start"
      label={text('deed.vestingFrom')}
      help={text('deed.vestingFrom.help')}
      optional
    />
  );
}

function StopDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.stopVesting')}: ${of.name}`}
      name={`stopVesting/${of.security_id}`}
      schema={StopVestingInput}
      start={{ ...deedStart(today), security_id: of.security_id, reason: 'voluntary' }}
      endpoint={stopVesting}
      bodyOf={(typed) => typed}
      isTold={() => true}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={text('deed.stopReason')}
        help={text('deed.stopVesting.help')}
        options={STOP_REASONS.map((value) => ({
          value,
          label: text(value === 'other' ? 'deed.stopReason.other' : `deed.window.reason.${value}`),
        }))}
      />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}

function AccelerateDrawer({ orgId, of, today, onClose }: Props) {
  const text = useText();
  return (
    <DeedDrawer
      orgId={orgId}
      title={`${text('deed.accelerateVesting')}: ${of.name}`}
      name={`accelerateVesting/${of.security_id}`}
      schema={AccelerateVestingInput}
      start={{ ...deedStart(today), security_id: of.security_id, sharesExact: '' }}
      endpoint={accelerateVesting}
      bodyOf={(typed) => typed}
      isTold={() => true}
      onClose={onClose}
    >
      <NumberField
        name="sharesExact"
        label={text('wizard.shares.shares')}
        help={text('deed.allUnvested.help')}
        optional
      />
      <DeedFields today={today} />
    </DeedDrawer>
  );
}
