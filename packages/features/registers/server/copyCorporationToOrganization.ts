import type { Act } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import { type OrganizationWrite, repeatRegistered } from '../../organizations/server/public.ts';
import { selectCorporationNow } from './store/corporation.ts';

const ofCorporation: ReadonlySet<string> = new Set(CORPORATION_ACTS);

/** Lists, letters and searches find an organization by what its own row repeats of the registers. */
export async function copyCorporationToOrganization(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  acts: readonly Act[],
): Promise<void> {
  if (!acts.some(({ kind }) => ofCorporation.has(kind))) return;
  const corporation = await selectCorporationNow(tx, orgId);
  if (corporation === undefined) return;
  const { name, number, jurisdiction, province, registeredOffice = null, yearEnd = null } = corporation;
  await repeatRegistered(tx, orgId, {
    name,
    number,
    jurisdiction,
    province,
    office: registeredOffice,
    yearEnd,
  });
}
