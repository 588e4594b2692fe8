/** The statements that move an organization along its statuses. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationStatus } from '../../rules/status.ts';

/** What a certificate says; what is left out stays as it is. */
export interface StatusFacts {
  incorporatedOn?: PlainDate | undefined;
  corporationNumber?: string | undefined;
  /** The final name, without its legal element where that stands in `namePostfix`. */
  name?: string | undefined;
  namePostfix?: string | undefined;
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
        incorporation_date = coalesce(${facts.incorporatedOn ?? null}::date, incorporation_date),
        name = coalesce(${facts.name ?? null}::text, name),
        name_postfix = coalesce(${facts.namePostfix ?? null}::text, name_postfix)
      where org_id = ${orgId}`);
  await tx.run(sql`
    update organization_details
      set corporation_number = coalesce(${facts.corporationNumber ?? null}::text, corporation_number)
      where org_id = ${orgId}`);
}
