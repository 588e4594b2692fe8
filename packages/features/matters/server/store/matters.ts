/** The statements of matters and their events. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { MatterEvent, MatterEventName, MatterKind, StopReason } from '../../rules/progress.ts';

export interface MatterHead {
  readonly matterId: string;
  readonly kind: MatterKind;
  readonly subject: string;
}

export interface Matter extends MatterHead {
  /** The oldest first. */
  readonly events: readonly (MatterEvent & { readonly at: Instant })[];
}

interface MatterQuery {
  readonly matterId?: string;
  readonly kind?: MatterKind;
  readonly subject?: string;
}

/** The oldest first. */
export async function selectMatters(
  q: Queries,
  orgId: string,
  { matterId, kind, subject }: MatterQuery = {},
): Promise<readonly Matter[]> {
  const rows = await q.all<MatterHead & { readonly events: Matter['events'] }>(sql`
    select m.matter_id as "matterId", m.kind, m.subject,
           (select jsonb_agg(
              jsonb_build_object(
                'event', e.event, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                'byUser', e.by_user, 'toUser', e.to_user, 'reason', e.reason)
              order by e.place)
              from matter_events e where e.org_id = m.org_id and e.matter_id = m.matter_id) as events
      from matters m
      where m.org_id = ${orgId}
        and (${matterId ?? null}::uuid is null or m.matter_id = ${matterId ?? null})
        and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
        and (${subject ?? null}::uuid is null or m.subject = ${subject ?? null})
      order by m.matter_id`);
  return rows;
}

/** The matter of a subject; undefined where none was begun. */
export async function selectMatterId(
  q: Queries,
  orgId: string,
  { kind, subject }: Pick<MatterHead, 'kind' | 'subject'>,
): Promise<string | undefined> {
  const row = await q.first<{ matterId: string }>(sql`
    select matter_id as "matterId" from matters
      where org_id = ${orgId} and kind = ${kind} and subject = ${subject}`);
  return row?.matterId;
}

/** @returns whether it is new */
export const insertMatter = (
  tx: Transaction,
  orgId: string,
  { matterId, kind, subject }: MatterHead,
): Promise<number> =>
  tx.run(sql`
    insert into matters (org_id, matter_id, kind, subject)
      values (${orgId}, ${matterId}, ${kind}, ${subject}) on conflict (org_id, kind, subject) do nothing`);

export interface NewMatterEvent {
  readonly event: MatterEventName;
  readonly at: Instant;
  readonly byUser: string | null;
  readonly toUser?: string;
  readonly reason?: StopReason;
}

export const insertMatterEvent = (
  tx: Transaction,
  orgId: string,
  matterId: string,
  { event, at, byUser, toUser, reason }: NewMatterEvent,
): Promise<number> =>
  tx.run(sql`
    insert into matter_events (org_id, matter_id, place, event, at, by_user, to_user, reason)
      select ${orgId}, ${matterId}, coalesce(max(place), 0) + 1, ${event}, ${at}, ${byUser}, ${toUser ?? null},
             ${reason === undefined ? null : canonicalJson({ ...reason })}::jsonb
        from matter_events where org_id = ${orgId} and matter_id = ${matterId}`);

export async function selectOrganizationsWithOpenMatters(q: Queries): Promise<readonly string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_with_open_matters() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}
