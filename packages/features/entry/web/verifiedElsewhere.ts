import { useEffect, useEffectEvent } from 'react';

const channel = 'tabellion-verified';

/** Tells the other tabs of this browser that an address was verified. */
export function tellVerified(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(true);
  tabs.close();
}

/** While `isWaiting`: when another tab verified the address, or the reader comes back, who may have done it elsewhere. */
export function useVerifiedElsewhere(isWaiting: boolean, look: () => void): void {
  const ask = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => ask();
    const tabs = new BroadcastChannel(channel);
    tabs.addEventListener('message', again);
    window.addEventListener('focus', again);
    return () => {
      tabs.close();
      window.removeEventListener('focus', again);
    };
  }, [isWaiting]);
}
