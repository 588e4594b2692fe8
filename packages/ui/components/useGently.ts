import { useDeferredValue, useState } from 'react';

/**
 * True once `ready` is, in a render of its own that React does in small pieces. What is much to draw waits for it: drawn
 * in one piece, it would hold up on a slow phone whoever presses something meanwhile.
 */
export function useGently(ready: boolean): boolean {
  const isTurn = useDeferredValue(ready, false);
  return ready && isTurn;
}

/** `useGently` for what is waited for once: what has been drawn stays while more is read. */
export function useGentlyOnce(ready: boolean): boolean {
  const [wasReady, setReady] = useState(ready);
  if (ready && !wasReady) setReady(true);
  return useGently(wasReady);
}
