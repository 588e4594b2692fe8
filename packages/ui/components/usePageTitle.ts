import { type RefObject, useEffect } from 'react';
import { useBrand } from '../brand/brand.tsx';

/** The address of the last page; none before the first, which the browser itself announces. */
let last = '';

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
    const { activeElement } = document;
    const came = activeElement === document.body || activeElement?.closest('nav') != null;
    // A new address is scrolled by the router; what changes in place, such as an order that is paid, begins at its top.
    const preventScroll = location.pathname !== last;
    const heading = headingOf(within.current);
    if (last && came && heading !== null) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll });
    }
    last = location.pathname;
  }, [within]);
}

const headingOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.matches('h1') ? element : (element?.querySelector('h1') ?? null);
