import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Language } from '@tabellion/texts/text.ts';

/** The sender's choices, for the shareholders' documents too that follow with the last payment. */
export interface SendingTerms {
  readonly signees?:
    | readonly {
        readonly person_id: string;
        readonly email?: string | undefined;
        readonly language?: Language | undefined;
      }[]
    | undefined;
  readonly message?: string | undefined;
  readonly expires_in_days?: number | undefined;
  readonly remind_every_days?: number | null | undefined;
}

export interface OrganizingRequest {
  readonly requestId: string;
  readonly madeAt: Instant;
  readonly madeBy: string;
  /** The day on which the documents were signed on paper; null where they were sent. */
  readonly signedOn: PlainDate | null;
  readonly attestedBy: string | null;
  readonly copyId: string | null;
  readonly terms: SendingTerms;
}

/** The newest first. */
export const selectOrganizingRequests = (q: Queries, orgId: string): Promise<OrganizingRequest[]> =>
  q.all<OrganizingRequest>(sql`
    select request_id as "requestId", made_at as "madeAt", made_by as "madeBy", signed_on as "signedOn",
           attested_by as "attestedBy", copy_id as "copyId", terms
      from organizing_requests where org_id = ${orgId} order by made_at desc, request_id desc`);

/** Whether the set was sent, or recorded as signed on paper. */
export async function isOrganizingSent(q: Queries, orgId: string): Promise<boolean> {
  const { sent } = await q.one<{ sent: boolean }>(sql`
    select exists (select from organizing_requests where org_id = ${orgId}) as sent`);
  return sent;
}

export const insertOrganizingRequest = (
  tx: Transaction,
  orgId: string,
  one: OrganizingRequest,
): Promise<number> =>
  tx.run(sql`
    insert into organizing_requests (org_id, request_id, made_at, made_by, signed_on, attested_by, copy_id, terms)
      values (${orgId}, ${one.requestId}, ${one.madeAt}, ${one.madeBy}, ${one.signedOn}, ${one.attestedBy}, ${one.copyId},
              ${canonicalJson(one.terms)}::jsonb)`);

/** Whose shareholders' documents may follow now. */
export async function selectOrganizationsToSend(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_to_send_organizing() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}
