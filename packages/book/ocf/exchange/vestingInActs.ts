import { textOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';
import type { PackageImport } from './recording.ts';

/** Objects that an import keeps, without the terms and starts of vesting that lie in the acts of the shares and options that vest.
 *  Those of a security that is kept itself, or whose vesting no act holds, are kept; so are terms that no security names. */
export function withoutVestingInActs(
  { kept, different }: PackageImport,
  { securities }: PackageIndex,
): PackageImport['kept'] {
  const out = new Set<unknown>(kept.map(({ object }) => object));
  for (const { object, difference } of different) if (difference === 'vesting_left_out') out.add(object);
  const [heldTerms, keptTerms] = [new Set<string>(), new Set<string>()];
  for (const { issuance } of securities.values()) {
    const terms = textOf(issuance.object, 'vesting_terms_id') ?? '';
    (out.has(issuance.object) ? keptTerms : heldTerms).add(terms);
  }
  return kept.filter(({ object }) => {
    if (object.object_type === 'VESTING_TERMS') return keptTerms.has(object.id) || !heldTerms.has(object.id);
    if (object.object_type !== 'TX_VESTING_START') return true;
    const security = securities.get(textOf(object, 'security_id') ?? '');
    return security === undefined || out.has(security.issuance.object);
  });
}
