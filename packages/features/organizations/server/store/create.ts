import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { enterOrganization } from './head.ts';
import { updateName } from './update.ts';

export interface NewOrganization {
  orgId: string;
  membershipId: string;
  userId: string;
  name: string;
  name_postfix: string;
  at: Instant;
}

/** Sets the transaction's organization first: row security refuses the rows of any other. */
export async function insertOrganization(tx: Transaction, row: NewOrganization): Promise<void> {
  const { orgId, membershipId, userId, at } = row;
  await enterOrganization(tx, orgId);
  await tx.run(sql`
    insert into organizations (org_id, created_by, created_at) values (${orgId}, ${userId}, ${at})`);
  await updateName(tx, orgId, row);
  await tx.run(sql`insert into organization_details (org_id) values (${orgId})`);
  await tx.run(sql`
    insert into memberships (org_id, user_id, id, access, created_at)
      values (${orgId}, ${userId}, ${membershipId}, 'admin', ${at})`);
  await tx.run(sql`insert into objects (id, org_id, kind) values (${membershipId}, ${orgId}, 'membership')`);
  await tx.run(sql`insert into register_heads (org_id, recorded_at) values (${orgId}, clock_timestamp())`);
}
