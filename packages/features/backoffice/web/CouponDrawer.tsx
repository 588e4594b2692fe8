import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { CheckboxField, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createCoupon, listCoupons } from '../couponsContract.ts';
import { planName } from './planName.ts';

const whole = z.string().check(z.regex(/^\d{0,7}$/, 'GENERAL.FIELD_INVALID'));
const fields = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(40)),
  kind: z.enum(['percent', 'amount']),
  percent: whole,
  amount: z.string(),
  plans: z.record(z.string(), z.boolean()),
  from: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  until: z.string(),
  max_uses: whole,
  max_uses_per_organization: whole,
});

interface CouponDrawerProps {
  plans: readonly string[];
  onClose(): void;
}

/** A new coupon: an amount or a part of the price. */
export function CouponDrawer({ plans, onClose }: CouponDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const create = useCall(createCoupon, { say: 'always' });
  const form = useForm(fields, {
    start: {
      code: '',
      kind: 'percent',
      percent: '',
      amount: '',
      plans: Object.fromEntries(plans.map((plan) => [plan, false])),
      from: new Date().toISOString().slice(0, 10),
      until: '',
      max_uses: '',
      max_uses_per_organization: '1',
    },
  });
  return (
    <DrawerForm
      title={text('staffing.coupons.add')}
      form={form}
      onSubmit={(typed) => create.run({ body: bodyOf(typed, plans) })}
      onSaved={(saved) => readings.put(listCoupons, {}, saved)}
      save={text('staffing.coupons.add')}
      onClose={onClose}
    >
      <TextField
        name="code"
        label={text('staffing.coupons.code')}
        help={text('staffing.coupons.codeHelp')}
        autoComplete="off"
        ltr
      />
      <OffFields />
      <fieldset className="stack">
        <legend>
          {text('staffing.coupons.plans')} <span className="muted">{text('staffing.coupons.plansHelp')}</span>
        </legend>
        {plans.map((plan) => (
          <CheckboxField key={plan} name={`plans.${plan}`} label={planName(plan, text)} />
        ))}
      </fieldset>
      <div className="grid2">
        <DateField name="from" label={text('staffing.coupons.from')} />
        <DateField name="until" label={text('staffing.coupons.until')} optional />
        <NumberField name="max_uses" label={text('staffing.coupons.maxUses')} optional />
        <NumberField name="max_uses_per_organization" label={text('staffing.coupons.maxOwn')} />
      </div>
    </DrawerForm>
  );
}

function OffFields() {
  const text = useText();
  const kind = useWatch({ name: 'kind' });
  return (
    <>
      <SegmentedField
        name="kind"
        label={text('staffing.coupons.kind')}
        choices={[
          { value: 'percent', label: text('staffing.coupons.percent') },
          { value: 'amount', label: text('staffing.coupons.amount') },
        ]}
      />
      {kind === 'amount' ? (
        <MoneyField name="amount" label={text('staffing.coupons.amount')} />
      ) : (
        <NumberField name="percent" label={text('staffing.coupons.percent')} />
      )}
    </>
  );
}

/** Blank fields are left out: the server says which fields it needs. */
function bodyOf(typed: z.output<typeof fields>, plans: readonly string[]) {
  const { code, kind, percent, amount, from, until, max_uses: most, max_uses_per_organization: own } = typed;
  return {
    code,
    ...(kind === 'amount' && amount !== '' && { amount }),
    ...(kind === 'percent' && percent !== '' && { percent: Number(percent) }),
    plans: plans.filter((plan) => typed.plans[plan]),
    from,
    ...(until !== '' && { until }),
    ...(most !== '' && { max_uses: Number(most) }),
    max_uses_per_organization: Number(own),
  };
}
