import { createHash } from 'node:crypto';
import type { Pages } from '@tabellion/platform/http/pages.ts';
import type { BrandFile } from '../web/brands/brandFile.ts';
import { isLight } from '../web/brands/lightPaths.ts';
import { brandedPage, manifestOf, manifestPath, withoutBehind } from '../web/brands/page.ts';
import { sheetOf } from '../web/brands/sheet.ts';

/** The pages of an installation in its brand, without a build. The sheet bears the hash of what is in it, so that a
 *  browser may keep it for ever. */
/** @param filingHiddenMarker see `PageSetting` */
export function brandedPages(brand: BrandFile, filingHiddenMarker?: string): Omit<Pages, 'folder'> {
  const sheet = sheetOf(brand);
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  const sheetPath = `/assets/brand-${hash}.css`;
  return {
    fill: (built) => {
      const page = brandedPage(built, brand, { sheet: sheetPath, filingHiddenMarker });
      const light = withoutBehind(page);
      return (path) => (isLight(path) ? light : page);
    },
    made: {
      [sheetPath]: { type: 'text/css', body: sheet },
      [manifestPath]: { type: 'application/manifest+json', body: manifestOf(brand) },
    },
  };
}
