import type { Act } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import { type OrganizationWrite, repeatRegistered, setStatus } from '../../organizations/server/public.ts';
import { selectCorporationNow } from './store/corporation.ts';

const ofCorporation: ReadonlySet<string> = new Set(CORPORATION_ACTS);

/** Lists, letters and searches find an organization by what its own row repeats of the registers. */
export async function copyCorporationToOrganization(
  write: OrganizationWrite,
  acts: readonly Act[],
): Promise<void> {
  const { tx, orgId } = write;
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
  if (corporation.dissolution !== undefined) await setStatus(write, 'dissolved');
}
