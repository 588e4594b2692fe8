import { type BrandFace, brandFace } from './brandFace.ts';

/** The brand that the server wrote into the page: known before anything is asked. */
export function readBrand(page: Document): BrandFace {
  const written = page.querySelector('meta[name=brand]')?.getAttribute('content') ?? '';
  return brandFace.parse(JSON.parse(written));
}
