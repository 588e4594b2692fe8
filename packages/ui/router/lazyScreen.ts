import { type ComponentType, lazy } from 'react';

/** A screen, or a frame around one, whose code is fetched when it is shown, or before. */
export interface LazyScreen<Props = object> {
  readonly Component: ComponentType<Props>;
  /** Fetches it already. What goes wrong is seen when it is shown. */
  preload(): void;
}

/** @param name of the component among what the module exports */
export function lazyScreen<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<NoInfer<Props>>>>,
  name: Name,
): LazyScreen<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetch = () => {
    loading ??= load().then((module) => ({ default: module[name] }));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    Component: lazy(() => fetch().catch(reloadOnce)),
    preload: () => void fetch().catch(() => undefined),
  };
}

/** A newer version took the file away: the page is loaded again, once for each file. Other errors go on. */
function reloadOnce(error: unknown): Promise<never> {
  const message = error instanceof Error ? error.message : '';
  const isMissing = /dynamically imported module|Importing a module script failed/.test(message);
  if (!isMissing || !isFirst(`reloaded:${message}`)) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}

/** Without a storage that remembers it, nothing is reloaded, or it might be for ever. */
function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
