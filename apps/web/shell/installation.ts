/** Facts of this installation, written into the page beside its brand (decision 012): no request needed. */

/** @returns what is in the name of hosts that do not show Filing; null where every host shows it */
export const filingHiddenMarkerOf = (page: Document): string | null =>
  page.querySelector('meta[name=filing-hidden-marker]')?.getAttribute('content') ?? null;
