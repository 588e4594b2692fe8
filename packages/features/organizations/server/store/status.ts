/** The statements that move an organization along its statuses. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationStatus } from '../../rules/status.ts';
import { updateName } from './update.ts';

/** Facts of a certificate; omitted ones stay as they are. */
export interface StatusFacts {
  /** The day at the registry; only the log tells it here. */
  submittedOn?: PlainDate | undefined;
  incorporatedOn?: PlainDate | undefined;
  corporationNumber?: string | undefined;
  /** The final name; its legal element may stand apart or in the name. */
  name?: { name: string; name_postfix: string } | undefined;
}

export async function updateStatus(
  tx: Transaction,
  orgId: string,
  to: OrganizationStatus,
  facts: StatusFacts,
): Promise<void> {
  await tx.run(sql`
    update organizations set
        status = ${to},
        incorporation_date = coalesce(${facts.incorporatedOn ?? null}::date, incorporation_date)
      where org_id = ${orgId}`);
  if (facts.name !== undefined) await updateName(tx, orgId, facts.name);
  await tx.run(sql`
    update organization_details
      set corporation_number = coalesce(${facts.corporationNumber ?? null}::text, corporation_number)
      where org_id = ${orgId}`);
}
