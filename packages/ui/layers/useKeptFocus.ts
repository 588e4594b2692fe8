import { useEffect } from 'react';

/** Elements that Tab stops at; one that refuses the focus is skipped. */
const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * The focused element may be removed: a row, an empty register's button once there is a first row, a dialog
 * with the row that opened it. The browser then drops the focus, and a reader without a mouse begins at the
 * top again. This moves the focus to the stop before, within the page or the dialog, or to the page's heading
 * where no stop is before. A page that changes as a whole looks after itself (`usePageTitle`).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    /** Per page and open dialog, the newest last: its stops up to the one that had the focus. */
    const places = new Map<Element, readonly HTMLElement[]>();

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      const place = target.closest('dialog, main');
      if (place === null) return;
      const all = [...place.querySelectorAll<HTMLElement>(stops)];
      places.delete(place);
      places.set(place, all.slice(0, all.indexOf(target) + 1));
    };
    const mend = () => {
      if (document.activeElement !== document.body || last === undefined || last.isConnected) return;
      for (const place of places.keys()) if (!place.isConnected) places.delete(place);
      const [place, before] = [...places].at(-1) ?? [];
      if (place === undefined || before === undefined) return;
      for (const stop of before.toReversed()) {
        if (stop.isConnected) stop.focus();
        if (document.activeElement === stop) return;
      }
      place.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(mend);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
