import { type RefObject, useEffect } from 'react';
import { useBrand } from '../brand/brand.tsx';

let pages = 0;

/**
 * Names the window after the page's heading, and brings the focus to it when the reader came here by the navigation:
 * a page that changes in place would otherwise be silent to readers of the screen.
 * @param within the heading itself, or something around it
 */
export function usePageTitle(within: RefObject<HTMLElement | null>): void {
  const { name } = useBrand();

  useEffect(() => {
    const title = headingOf(within.current)?.textContent;
    if (title) document.title = `${title} - ${name}`;
  });

  useEffect(() => {
    pages += 1;
    const { activeElement } = document;
    const came = activeElement === document.body || activeElement?.closest('nav') != null;
    // The first page is announced by the browser itself.
    if (pages > 1 && came) headingOf(within.current)?.focus({ preventScroll: true });
  }, [within]);
}

const headingOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.matches('h1') ? element : (element?.querySelector('h1') ?? null);
