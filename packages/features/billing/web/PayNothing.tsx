import type { Answer } from '@tabellion/kit/client.ts';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';

const nothingToFill = z.object({});

/** In place of the card where a coupon pays it all. */
export function PayNothing({ onPay }: { onPay(): Promise<Answer<unknown>> }) {
  const text = useText();
  const form = useForm(nothingToFill);
  return (
    <Form form={form} label={text('billing.checkout.title')} onSubmit={onPay}>
      <SubmitButton size="lg">{text('billing.payNothing')}</SubmitButton>
    </Form>
  );
}
