import type { Answer } from '@tabellion/kit/client.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readBilling, readPayment, readPlans, readQuote } from '../contract.ts';
import { listInvoices } from '../invoiceContract.ts';

/** Readings from before an order are stale after it, whatever the answer was. */
export function useFreshBilling() {
  const readings = useReadings();
  return () =>
    Promise.all(
      [readBilling, readPayment, readPlans, readQuote, listInvoices].map((one) => readings.again(one)),
    );
}

/** 'Payment Success' (specification section 8), said once, and then the way on.
 *  @param onPaid  where nothing is open any more */
export function usePaidOrder(onPaid: () => void) {
  const text = useText();
  const snack = useSnack();
  const refresh = useFreshBilling();
  return async (answer: Answer<unknown>): Promise<Answer<unknown>> => {
    await refresh();
    if (answer.ok && answer.textCode !== 'PAYMENT.PROCESSING') {
      snack({ message: text(answer.textCode), place: 'bottom' });
      onPaid();
    }
    return answer;
  };
}
