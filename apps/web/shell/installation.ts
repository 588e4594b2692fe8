/** What the server wrote into the page about this installation, beside its brand (decision 012): nothing is asked for it. */

/** @returns what is in the name of hosts that do not show Filing; null where every host shows it */
export const filingHiddenMarkerOf = (page: Document): string | null =>
  page.querySelector('meta[name=filing-hidden-marker]')?.getAttribute('content') ?? null;
