import { createContext, useContext } from 'react';

/** Facts about the route that answers the address, for the parts of its page. */
export interface Page {
  readonly params: Readonly<Record<string, string>>;
  /** Fetches the code of the page that a link leads to. */
  preload(pathname: string): void;
  /** Whether an address leads to a page of this host; absent where all do. */
  hasPage?(pathname: string): boolean;
}

const PageContext = createContext<Page>({ params: {}, preload: () => undefined });

export const PageProvider = PageContext.Provider;
export const usePage = (): Page => useContext(PageContext);
