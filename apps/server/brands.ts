/** What the server says in a brand's name: mails, the authenticator's issuer, the page's root attributes. */

export interface ServerBrand {
  /** The value of `data-brand`, and of BRAND. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`; white on it is readable. */
  readonly accent: string;
}

const brands: Readonly<Record<string, ServerBrand>> = {
  tabellion: { id: 'tabellion', name: 'Tabellion', accent: '#1f3f7d' },
  northbook: { id: 'northbook', name: 'Northbook', accent: '#126a61' },
};

/** White-label mode is the second brand; BRAND names one outright. @returns undefined for a brand without a file */
export function brandOf(name: string | undefined, deploymentMode: string): ServerBrand | undefined {
  return brands[name ?? (deploymentMode === 'white_label' ? 'northbook' : 'tabellion')];
}
