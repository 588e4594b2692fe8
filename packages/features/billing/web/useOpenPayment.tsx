import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { readPayment } from '../contract.ts';
import { ConfirmAtBank } from './ConfirmAtBank.tsx';
import { useFreshBilling } from './usePaidOrder.ts';

/** How often the screen asks what became of a payment. */
const pollMs = 2_000;

/** Says that the outcome of a payment of the plan is not known yet, and asks for it; null where none is open. */
export function useOpenPayment(orgId: string): ReactNode {
  const text = useText();
  const reading = useRead(readPayment, { params: { orgId } });
  const refresh = useFreshBilling();
  const isOpen = reading.data?.processing === true;
  const ask = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(ask, pollMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  if (!isOpen) return null;
  const action = reading.data?.action;
  return (
    <div role="status" className="stack s4">
      <Callout icon={Clock}>
        {text(action == null ? 'billing.waiting.body' : 'billing.waiting.confirm')}
      </Callout>
      <ConfirmAtBank url={action?.url} />
    </div>
  );
}
