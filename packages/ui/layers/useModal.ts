import { type RefObject, useEffect, useRef } from 'react';
import { pushLayer } from './topLayer.ts';

/**
 * Opens a native modal dialog while it is mounted and `open`: focus goes in and stays in, Esc asks to close, the focus
 * comes back to where it was. `onClose` decides whether it closes, by no longer rendering the dialog.
 */
export function useModal(onClose: () => void, open = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    const before = document.activeElement;
    dialog.showModal();
    firstOf(dialog)?.focus();
    const leave = pushLayer(dialog);
    const ask = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    dialog.addEventListener('cancel', ask);
    return () => {
      dialog.removeEventListener('cancel', ask);
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return ref;
}

/** The marked element, else the first field; else the browser's own choice. */
const firstOf = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-first]') ??
  dialog.querySelector<HTMLElement>(
    ':is(input, select, textarea):not([readonly], :disabled, [type="radio"])',
  );
