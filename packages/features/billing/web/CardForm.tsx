import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { lazy, Suspense } from 'react';
import type { CardFormProps } from './makeMethod.ts';
import { SealedCardForm } from './SealedCardForm.tsx';

/** Loaded where Stripe is chosen, and with it Stripe's own script. */
const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe/StripeCardForm.tsx')).StripeCardForm,
}));

/** The fields of a card, by the payment provider. */
export const CardForm = (props: CardFormProps) =>
  props.provider === 'stripe' ? (
    <Suspense fallback={<Loading />}>
      <StripeCardForm {...props} />
    </Suspense>
  ) : (
    <SealedCardForm {...props} />
  );
