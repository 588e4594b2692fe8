/** Entries waiting to be recorded that rest on those of a batch. */
import { isUuid } from '@tabellion/kernel/ids.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { selectOpenProposals } from '../store/proposals.ts';

/** Every id that an open proposal names: of people, classes, certificates and acts. */
export async function idsInOpenProposals({ tx, orgId }: OrganizationWrite): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const { drafts } of await selectOpenProposals(tx, orgId)) note(drafts, found);
  return [...found];
}

function note(value: unknown, found: Set<string>): void {
  if (typeof value === 'string' && isUuid(value)) found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) note(inner, found);
}
