/** Whether a host shows no page of filings. Case means nothing in the name of a host, and its port is no part of it. An empty
 *  marker would be in every name.
 *  @param filingHiddenMarker  what is in the name of hosts that hide it; null where every host shows it
 *  @param host  as the address bar has it: a name, and a port where it is not the usual one */
export function hidesFiling(filingHiddenMarker: string | null, host: string): boolean {
  const marker = filingHiddenMarker?.trim().toLowerCase() ?? '';
  const [name = ''] = /^(\[.*\]|[^:]*)/.exec(host.toLowerCase()) ?? [];
  return marker !== '' && name.includes(marker);
}
