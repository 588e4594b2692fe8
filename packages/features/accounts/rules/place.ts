/** The place that a session was opened from: enough to recognize, too coarse to name a person. */

/** `Firefox, Linux`; parts that the user agent does not tell are left out, all of them: ''. */
export function deviceOf(userAgent: string): string {
  return [browsers, systems].flatMap((table) => firstIn(table, userAgent) ?? []).join(', ');
}

/** The first three parts of an IPv4 address, the first three groups of an IPv6 one; '' for anything else. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (ipv4?.[1] !== undefined) return `${ipv4[1]}.0/24`;
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return '';
  const [before = ''] = address.split('::');
  const groups = before
    .split(':')
    .filter((group) => group !== '')
    .slice(0, 3);
  return `${groups.join(':')}::/48`.toLowerCase();
}

type Table = readonly (readonly [pattern: RegExp, name: string])[];

const firstIn = (table: Table, userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

// The order matters: most browsers also name those whose pages they claim to show.
const browsers: Table = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Table = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
