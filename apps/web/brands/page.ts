/** The one page and its companions in the colours and words of a brand. Nothing is built again for another brand: the
 *  server fills the built page at its start, `vite` the same page in development. */
import { type BrandFile, faceOf } from './brandFile.ts';

/** Stands in `index.html` where the brand's part of the head belongs. */
const place = '<!-- brand -->';

/** The colour of the page on dark systems: `--body` of the tokens, which no brand changes. */
const darkBody = '#141d30';

export interface PageSetting {
  /** The address of the brand's sheet. */
  readonly sheet: string;
  /** Hosts whose name contains it do not show Filing. */
  readonly filingHiddenMarker?: string | undefined;
}

/** @throws Error for a page without a place for the brand */
export function brandedPage(
  page: string,
  brand: BrandFile,
  { sheet, filingHiddenMarker }: PageSetting,
): string {
  if (!page.includes(place)) throw new Error(`the page has no ${place}`);
  const head = `<title>${escaped(brand.name)}</title>
    <link rel="icon" href="${brand.favicon}" type="image/svg+xml" />
    <link rel="manifest" href="${manifestPath}" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.colours.light['a-7']}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${darkBody}" />
    <meta name="brand" content="${escaped(JSON.stringify(faceOf(brand)))}" />
    <link rel="stylesheet" href="${sheet}" />${
      filingHiddenMarker === undefined
        ? ''
        : `\n    <meta name="filing-hidden-marker" content="${escaped(filingHiddenMarker)}" />`
    }`;
  return page.replace('<html ', `<html data-brand="${brand.key}" `).replace(place, () => head);
}

/** Marks what the page names for what stands behind the sign-in. */
export const behindMark = 'data-behind';

/** @returns the page for paths that need nothing of that */
export const withoutBehind = (page: string): string =>
  page.replace(new RegExp(`\\s*<link [^>]*${behindMark}[^>]*>`, 'g'), '');

export const manifestPath = '/manifest.webmanifest';

/** The manifest for a product put on a home screen (W3C Web Application Manifest). */
export const manifestOf = ({ name, favicon, colours: { light } }: BrandFile): string =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light['a-7'],
    background_color: '#ffffff',
    icons: [{ src: favicon, type: 'image/svg+xml', sizes: 'any' }],
  });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
