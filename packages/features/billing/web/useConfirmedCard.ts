import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useEffect, useEffectEvent } from 'react';
import { readBilling, updateCard } from '../contract.ts';

/** Keeps the card whose holder comes back from his bank: Stripe adds to the address under which name he confirmed it. */
export function useConfirmedCard(orgId: string, provider: string): void {
  const call = useCall(updateCard, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  const keep = useEffectEvent(async (card: string) => {
    const answer = await call.run({ params: { provider, orgId }, body: { card } });
    if (answer.ok) await readings.again(readBilling);
  });
  useEffect(() => {
    const card = new URLSearchParams(location.search).get('setup_intent');
    if (card === null) return;
    // A reload does not bring it again.
    history.replaceState(history.state, '', location.pathname);
    void keep(card);
  }, []);
}
