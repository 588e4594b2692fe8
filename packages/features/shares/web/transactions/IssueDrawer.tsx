import { decimal, formatDecimal, parseDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import { PriceText } from '@tabellion/ui/components/Data.tsx';
import { SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankPerson, holderOf, isNamed, PersonForm, SOMEONE_NEW } from '../../../people/web/public.ts';
import { ResolutionFields } from '../../../registers/web/public.ts';
import { certificateForms, considerationKinds, exemptions, IssuanceInput } from '../../shapes.ts';
import { type IssueInput, issueShares } from '../../transactionContract.ts';
import { ConsiderationText } from '../ConsiderationText.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ClassField } from './ClassField.tsx';
import { HolderField, NewHolder } from './HolderPicker.tsx';
import { PlanField } from './PlanFields.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import type { ClassTransactionProps } from './transactionProps.ts';
import { VestingFields, VestingForm, vestingOf, vestingStart } from './VestingFields.tsx';

const fields = z.strictObject({
  person_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  person: PersonForm,
  pool_id: z.string(),
  hasVesting: z.boolean(),
  issuance: z.strictObject({
    ...IssuanceInput.shape,
    consideration: z.enum(considerationKinds),
    paid_on: z.string(),
    exemption: z.union([z.literal(''), z.enum(exemptions)]),
    vesting: VestingForm,
  }),
});
type Fields = z.output<typeof fields>;

/** Shares are issued to a holder, or subscribed for while resolution or payment is awaited. */
export function IssueDrawer({ orgId, classId, options, onClose }: ClassTransactionProps) {
  const text = useText();
  const { today, classes } = options;
  const chosen = classes.find(({ _id }) => _id === classId) ?? classes[0];
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.issue')}
      name={`issue/${classId ?? ''}`}
      schema={fields}
      start={{
        person_id: '',
        person: blankPerson,
        pool_id: '',
        hasVesting: false,
        issuance: {
          Shareclass: chosen?._id ?? '',
          ownership: '1',
          price: chosen?.priceExact ?? '',
          paid_on: '',
          resolution: '',
          resolution_on: '',
          exemption: '',
          vesting: vestingStart,
        },
      }}
      endpoint={issueShares}
      bodyOf={bodyOf}
      isTold={({ person_id, person, issuance }) =>
        String(issuance.ownership ?? '').trim() !== '' && (person_id !== SOMEONE_NEW || isNamed(person))
      }
      onClose={onClose}
    >
      <HolderField orgId={orgId} prefix="" label={text('wizard.shares.holder')} />
      <NewHolder prefix="" />
      <div className="grid3">
        <ClassField classes={classes} name="issuance.Shareclass" />
        <NumberField name="issuance.ownership" label={text('wizard.shares.shares')} />
        <MoneyField name="issuance.price" label={text('transaction.price')} />
        <PriceOfClass classes={classes} />
      </div>
      <Payment today={today} />
      <ResolutionFields today={today} prefix="issuance." />
      <div className="grid2">
        <SelectField
          name="issuance.exemption"
          label={text('wizard.exemption')}
          placeholder={text('wizard.choose')}
          options={exemptions.map((value) => ({ value, label: text(`wizard.exemption.${value}`) }))}
        />
        <ChoiceField name="issuance.form" label="certificate.form" of={certificateForms} optional />
      </div>
      <PlanField orgId={orgId} />
      <VestingFields prefix="issuance." />
    </TransactionDrawer>
  );
}

/** The price follows the class while it was not typed. */
function PriceOfClass({ classes }: Pick<ClassTransactionProps['options'], 'classes'>) {
  const { getValues, setValue } = useFormContext<z.input<typeof fields>>();
  const classId = useWatch<z.input<typeof fields>, 'issuance.Shareclass'>({ name: 'issuance.Shareclass' });
  const before = useRef(classId);
  useEffect(() => {
    const priceOf = (id: unknown) => classes.find(({ _id }) => _id === id)?.priceExact ?? '';
    const typed = String(getValues('issuance.price') ?? '');
    if (before.current !== classId && typed === priceOf(before.current))
      setValue('issuance.price', priceOf(classId), { shouldDirty: true, shouldValidate: true });
    before.current = classId;
  }, [classId, classes, getValues, setValue]);
  return null;
}

function Payment({ today }: { today: string }) {
  const text = useText();
  const [price, shares] = useWatch({ name: ['issuance.price', 'issuance.ownership'] });
  const amount = amountOf(String(price ?? ''), String(shares ?? ''));
  return (
    <div className="grid2">
      <SegmentedField
        name="issuance.consideration"
        label={text('wizard.paid.in')}
        choices={considerationKinds.map((value) => ({ value, label: text(`wizard.paid.in.${value}`) }))}
      />
      <ConsiderationText prefix="issuance." />
      <DateField
        name="issuance.paid_on"
        label={text('wizard.paid.on')}
        help={
          amount === undefined ? (
            text('wizard.paid.on.help')
          ) : (
            <>
              {text('wizard.shares.amount')} <PriceText dollars={amount} />
            </>
          )
        }
        max={today}
        optional
      />
    </div>
  );
}

function bodyOf({ person_id, person, pool_id, hasVesting, issuance }: Fields): z.input<typeof IssueInput> {
  const { vesting, paid_on, exemption, ...terms } = issuance;
  return {
    ...(person_id === SOMEONE_NEW ? { person: holderOf(person) } : { person_id }),
    ...(pool_id !== '' && { pool_id }),
    issuance: {
      ...terms,
      ...(paid_on !== '' && { paid_on }),
      ...(exemption !== '' && { exemption }),
      ...(hasVesting && { vesting: vestingOf(vesting) }),
    },
  };
}

/** Price times shares; undefined while one of them is no number. */
function amountOf(price: string, shares: string): string | undefined {
  const [dollars, count] = [parseDecimal(price), parseQuantity(shares)];
  if (dollars === undefined || count === undefined) return undefined;
  return formatDecimal(timesQuantity(decimal(formatDecimal(dollars)), count));
}
