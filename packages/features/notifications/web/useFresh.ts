import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotices } from '../contract.ts';

/** The worker needs a moment to bring what an act announced to whoever rings. */
const SETTLE_MS = 1_500;

/**
 * Asks for notices again when the page comes back into view, and a moment after an act: every act ends with a view that
 * it puts in the place of a reading, or with readings that are asked for again.
 */
export function useFresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => void client.invalidateQueries({ queryKey: [listNotices.path] });
    const onView = () => {
      if (document.visibilityState === 'visible') again();
    };
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] === listNotices.path) return;
      const { action } = event;
      if (action.type !== 'invalidate' && !(action.type === 'success' && action.manual)) return;
      clearTimeout(timer);
      timer = setTimeout(again, SETTLE_MS);
    });
    document.addEventListener('visibilitychange', onView);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onView);
    };
  }, [client]);
}
