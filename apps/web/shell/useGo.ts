import { navigate } from '@tabellion/ui/router/address.ts';

/** Leads to a page as the navigation does: its heading then has the focus. For keys, and for the palette.
 *  @returns what takes a path, with the place on the page behind a `#` */
export function useGo(): (path: string) => Promise<void> {
  return async (path) => {
    // After a palette has given the focus back: a page that comes takes it only when nothing else has it.
    await Promise.resolve();
    if (location.pathname === path) {
      document.querySelector<HTMLElement>('main h1')?.focus();
      return;
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const [to = path, hash] = path.split('#');
    navigate({ to, ...(hash !== undefined && { hash }) });
  };
}
