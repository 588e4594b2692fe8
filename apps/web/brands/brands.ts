/** The brands that there are, and which of them an installation shows. */
import type { BrandFile } from './brandFile.ts';
import { northbook } from './northbook.ts';
import { tabellion } from './tabellion.ts';

const brands: readonly BrandFile[] = [tabellion, northbook];

export const brandKeys: readonly string[] = brands.map(({ key }) => key);

/** White-label mode is the second brand; BRAND names one outright (decisions, section 11).
 *  @returns undefined for a brand without a file */
export function brandOf(
  name: string | undefined,
  deploymentMode: 'standard' | 'white_label',
): BrandFile | undefined {
  const key = name ?? (deploymentMode === 'white_label' ? northbook : tabellion).key;
  return brands.find((brand) => brand.key === key);
}
