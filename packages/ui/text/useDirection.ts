import { useSyncExternalStore } from 'react';

/** The direction the page is set in; follows the html element, because the theme settings may override the language. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(watch, read);
}

const read = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
