import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card as Surface } from '@tabellion/ui/components/Card.tsx';
import { FieldFrame, useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CardFormProps } from '../makeMethod.ts';
import { type StripeCard, useStripeCard } from './useStripeCard.ts';
import './stripeCard.css';

const schema = z.object({
  name: z.string().check(
    z.maxLength(300),
    z.refine((typed) => typed.trim() !== '', { error: 'CARD.NAME_REQUIRED' }),
  ),
  /** Always blank: it stands for the fields in Stripe's frame, and bears their error. */
  card: z.optional(z.string()),
});

/** A card whose number, expiry and code are typed into a frame of Stripe's: this page never sees them. */
export function StripeCardForm({ id, onPay }: CardFormProps) {
  const text = useText();
  const form = useForm(schema, { start: { name: '', card: '' } });
  const card = useStripeCard();
  return (
    <Surface title={text('billing.card.title')}>
      <Form
        id={id}
        form={form}
        label={text('billing.card.title')}
        onSubmit={({ name }) => onPay(() => card.makeMethod(name.trim()))}
      >
        <TextField name="name" label={text('billing.card.name')} autoComplete="cc-name" large />
        <StripeFields of={card} />
        {card.state === 'failed' ? (
          <Callout tone="err" alert>
            {text('billing.card.stripeFailed')}
          </Callout>
        ) : (
          <Callout icon={Lock}>{text('billing.card.stripe')}</Callout>
        )}
      </Form>
    </Surface>
  );
}

function StripeFields({ of: { holder, state } }: { of: StripeCard }) {
  const text = useText();
  const { register } = useFormContext();
  const error = useFieldError('card');
  return (
    <FieldFrame label={text('billing.card.number')} error={error}>
      {({ id }) => (
        <>
          <div
            id={id}
            ref={holder}
            dir="ltr"
            className={`input input--lg stripecard${error === undefined ? '' : ' is-refused'}`}
            aria-busy={state === 'loading'}
          />
          <input type="hidden" {...register('card')} />
        </>
      )}
    </FieldFrame>
  );
}
