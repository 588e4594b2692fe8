/** A corporation beside its entry in the imported file of its registry. */
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { differsFromEntry } from '../rules/inRegistry.ts';
import { selectRegistryEntries } from './store/names.ts';
import type { OrganizationRow } from './store/read.ts';

/** One that no file has differs from nothing. */
export async function differsInRegistry(q: Queries, organization: OrganizationRow): Promise<boolean> {
  const { corporation_number: number, jurisdiction, status } = organization;
  if (!number || !isJurisdictionId(jurisdiction)) return false;
  if (status !== 'incorporated' && status !== 'dissolved') return false;
  const spellings = [number, number.replace(/\D/g, ''), printedCorporationNumber(number, jurisdiction)];
  const entries = await selectRegistryEntries(q, [...new Set(spellings)]);
  const own = { name: fullNameOf(organization), isDissolved: status === 'dissolved' };
  return entries.some((entry) => differsFromEntry(own, entry));
}
