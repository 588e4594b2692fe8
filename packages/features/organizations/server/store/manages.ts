import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationRow } from './read.ts';

/** Keeps who runs the corporation, and who else is involved. */
export async function updateManages(
  tx: Transaction,
  orgId: string,
  { manages_company, people_involved }: Pick<OrganizationRow, 'manages_company' | 'people_involved'>,
): Promise<void> {
  await tx.run(sql`
    update organization_details set manages_company = ${manages_company}, people_involved = ${people_involved}
      where org_id = ${orgId}`);
}
