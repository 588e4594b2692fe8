import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

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

/** What must stay reachable above a modal dialog, which makes everything outside it inert, is drawn inside the topmost one. */
let layers: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const watcher of watchers) watcher();
}

/** @returns what takes the layer away again */
function pushLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((layer) => layer !== element));
}

/** The topmost open dialog, or the body. */
export const useTopLayer = (): HTMLElement =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => layers.at(-1) ?? document.body,
  );
