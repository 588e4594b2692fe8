import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { MoneyText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { validateCoupon } from '../contract.ts';
import { centsOf } from './quote.ts';

export interface AppliedCoupon {
  coupon: string;
  /** The discount in dollars. */
  discount_amount: number;
}

interface CouponFieldProps {
  /** The list price in dollars. */
  cart: number;
  /** The plan that is bought, which some coupons are for. */
  plan: string;
  applied: AppliedCoupon | undefined;
  onChange(coupon: AppliedCoupon | undefined): void;
}

/** Blank is fine for whoever passes it by; only whoever applies a coupon must say which. */
const couponForm = z.object({ coupon: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) });

/** A code to type and apply. An invalid one resets what was applied (specification section 8); what was typed stays. */
export function CouponField({ cart, plan, applied, onChange }: CouponFieldProps) {
  const text = useText();
  const snack = useSnack();
  const validate = useCall(validateCoupon, { say: 'none' });
  const form = useForm(couponForm, { start: { coupon: '' } });
  if (applied) return <Applied coupon={applied} onRemove={() => onChange(undefined)} />;
  return (
    <Form
      form={form}
      label={text('billing.coupon.label')}
      className="stack"
      onSubmit={async ({ coupon }) => {
        if (coupon === undefined) {
          form.setError('coupon', { message: text('GENERAL.FIELD_REQUIRED') }, { shouldFocus: true });
          return undefined;
        }
        const answer = await validate.run({ query: { coupon, cart_amount: cart.toFixed(2), plan } });
        onChange(answer.ok ? answer.data.coupon : undefined);
        if (answer.ok) snack({ message: text('COUPON.APPLIED'), place: 'bottom' });
        else if (answer.fields.length === 0)
          snack({ message: answer.message || text(answer.textCode), tone: 'err', place: 'bottom' });
        return answer;
      }}
    >
      <TextField
        name="coupon"
        label={text('billing.coupon.label')}
        optional
        ltr
        autoComplete="off"
        spellCheck={false}
      />
      <div className="row">
        <SubmitButton variant="plain">{text('billing.coupon.apply')}</SubmitButton>
      </div>
    </Form>
  );
}

function Applied({ coupon, onRemove }: { coupon: AppliedCoupon; onRemove(): void }) {
  const text = useText();
  return (
    <Callout tone="ok" actions={<Button onClick={onRemove}>{text('billing.coupon.remove')}</Button>}>
      <RichText
        of="billing.coupon.takesOff"
        with={{
          code: <UserText>{coupon.coupon}</UserText>,
          amount: <MoneyText cents={centsOf(coupon.discount_amount)} />,
        }}
      />
    </Callout>
  );
}
