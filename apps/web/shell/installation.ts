/** Facts of this installation, written into the page beside its brand (decision 012): no request needed. */

/** @returns what is in the name of hosts that do not show Filing; null where every host shows it */
export const filingHiddenMarkerOf = (page: Document): string | null =>
  page.querySelector('meta[name=filing-hidden-marker]')?.getAttribute('content') ?? null;

/** Case means nothing in the name of a host, and its port is no part of it. An empty marker would be in every name.
 *  @param host  as the address bar has it: a name, and a port where it is not the usual one */
export function hidesFiling(filingHiddenMarker: string | null, host: string): boolean {
  const marker = filingHiddenMarker?.trim().toLowerCase() ?? '';
  const [name = ''] = /^(\[.*\]|[^:]*)/.exec(host.toLowerCase()) ?? [];
  return marker !== '' && name.includes(marker);
}
