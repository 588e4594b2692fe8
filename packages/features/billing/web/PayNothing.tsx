import type { Answer } from '@tabellion/kit/client.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Form } from '@tabellion/ui/form/Form.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';

const nothingToFill = z.object({});

/** In place of the card where a coupon pays it all. */
export function PayNothing({ id, onPay }: { id: string; onPay(): Promise<Answer<unknown>> }) {
  const text = useText();
  const form = useForm(nothingToFill);
  return (
    <Form id={id} form={form} label={text('billing.checkout.title')} onSubmit={onPay}>
      <Callout tone="ok">{text('billing.nothingToPay')}</Callout>
    </Form>
  );
}
