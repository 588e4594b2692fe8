import { Button } from '@tabellion/ui/components/Button.tsx';
import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { CircleAlert } from 'lucide-react';
import type { RefusalReason } from '../rules/payment.ts';

interface PayButtonProps {
  /** The id of the form that it sends. */
  form: string;
  totalCents: bigint;
  busy: boolean;
}

/** Pays what the order comes to, from the bar of actions: the amount stays in sight while the card is typed. */
export function PayButton({ form, totalCents, busy }: PayButtonProps) {
  const text = useText();
  const isFree = totalCents === 0n;
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size="lg"
      busy={busy}
      disabled={!isFree && !window.isSecureContext}
    >
      {isFree ? (
        text('billing.payNothing')
      ) : (
        <span>
          <RichText of="billing.pay" with={{ amount: <MoneyText cents={totalCents} /> }} />
        </span>
      )}
    </Button>
  );
}

/** Why the last try was refused, told where the next one is made. */
export function Refused({ reason }: { reason: RefusalReason }) {
  const text = useText();
  return (
    <p className="row err t12" role="alert">
      <Icon of={CircleAlert} size="sm" />
      <b>
        {text('PAYMENT.REFUSED', { reason })} {text('billing.refused.again')}
      </b>
    </p>
  );
}
