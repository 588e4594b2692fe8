/** The address of the window and its history. Nothing else of the product changes them. */
import { useSyncExternalStore } from 'react';
import { decoded } from './match.ts';
import { keptScroll } from './scroll.ts';

export type Search = Readonly<Record<string, string>>;

export interface Address {
  readonly pathname: string;
  /** The words after `?`; of a name that occurs twice, the last. */
  readonly search: Search;
  /** Without its `#`. */
  readonly hash: string;
  /** The whole address, without the origin. */
  readonly href: string;
  /** State that `navigate` left in the history of the window. No server and no log sees it. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Where the page is to be scrolled: back to where it was, to its top or the hash, or not at all. */
  readonly scroll: number | 'start' | 'stay';
}

export interface Destination {
  /** A path, with search and hash if they are known as words; `.` is the page itself. */
  readonly to: string;
  /** Replaces the search of `to`; undefined words are left out. */
  readonly search?: SearchChange | ((before: Search) => SearchChange) | undefined;
  readonly hash?: string | undefined;
}

type SearchChange = Readonly<Record<string, string | undefined>>;

export interface Navigation extends Destination {
  readonly state?: Readonly<Record<string, unknown>>;
  /** Leaves no way back to the page as it is. */
  readonly replace?: boolean;
  /** False leaves the page scrolled where it is. */
  readonly resetScroll?: boolean;
}

/** Leads to another page, or to another state of this one, without a load. */
export function navigate({ state, replace = false, resetScroll = true, ...destination }: Navigation): void {
  const href = hrefOf(destination);
  const isSame = href === addressNow().href;
  const entry = { ...state, key: Math.random().toString(36) };
  window.history[replace || isSame ? 'replaceState' : 'pushState'](entry, '', href);
  current = read(resetScroll ? 'start' : 'stay');
  for (const listener of listeners) listener();
}

/** The address that a link shows. */
export function hrefOf({ to, search, hash }: Destination): string {
  const { origin, pathname } = window.location;
  const url = new URL(to === '.' ? pathname : to, origin);
  if (search !== undefined) {
    const words = Object.entries(typeof search === 'function' ? search(addressNow().search) : search);
    url.search = new URLSearchParams(
      words.flatMap(([name, word]) => (word === undefined ? [] : [[name, word]])),
    ).toString();
  }
  if (hash !== undefined) url.hash = hash;
  return url.href.slice(origin.length);
}

/** Renders again when the address changes. */
export const useLocation = (): Address => useSyncExternalStore(subscribe, addressNow);

export const useSearch = (): Search => useLocation().search;

const listeners = new Set<() => void>();
let current: Address | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The same object until the address changes. After a step back, or a load, it knows how far the page was scrolled. */
function addressNow(): Address {
  const isOld = current?.href !== hrefNow() || current.state !== stateNow();
  if (current === undefined || isOld) current = read(keptScroll());
  return current;
}

function read(scroll: Address['scroll']): Address {
  const { pathname, search, hash } = window.location;
  return {
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: decoded(hash.slice(1)),
    href: hrefNow(),
    state: stateNow(),
    scroll,
  };
}

const hrefNow = (): string => window.location.href.slice(window.location.origin.length);

const nothing: Address['state'] = {};
const stateNow = (): Address['state'] => (window.history.state as Address['state'] | null) ?? nothing;
