import { useEffect } from 'react';

/** How often the screen asks what became of a payment, and of a return that the registry has. */
const pollMs = 2_000;

export function usePolling(isOn: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(ask, pollMs);
    return () => clearInterval(timer);
  });
}
