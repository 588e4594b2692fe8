import { useSyncExternalStore } from 'react';

/** Specification section 9: the wide-screen breakpoint. */
const wideScreen = '(min-width: 959px)';

/** Whether the window has room for the navigation beside the page. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(wideScreen).matches,
  );
