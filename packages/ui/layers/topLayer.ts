/**
 * Which modal dialog is on top. A native modal dialog makes everything outside it inert, so what must stay
 * reachable above it (snackbars) is drawn inside the topmost one.
 */
import { useSyncExternalStore } from 'react';

let layers: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const watcher of watchers) watcher();
}

/** @returns what takes the layer away again */
export function pushLayer(element: HTMLElement): () => void {
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
