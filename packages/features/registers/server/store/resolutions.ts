import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ResolutionMeeting } from '../../meeting.ts';
import type { ResolutionBody } from '../../rules/resolutions.ts';
import { selectNewestOf } from './acts.ts';

export interface Resolution {
  readonly resolutionId: string;
  readonly body: ResolutionBody;
  /** null while it is a draft that has none. */
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  readonly status: 'draft' | 'passed';
}

/** A resolution as an entry names it. */
export interface NumberedResolution {
  readonly resolutionId: string;
  readonly body: ResolutionBody;
  readonly number: string;
  readonly datedOn: PlainDate;
}

/** The resolution by which the first directors, or the first shareholders, organize the corporation; undefined until it is
 *  planned. */
export const selectOrganizingResolution = (
  q: Queries,
  orgId: string,
  body: OrganizingBody = 'directors',
): Promise<Resolution | undefined> =>
  q.first<Resolution>(sql`
    select resolution_id as "resolutionId", body, number, dated_on as "datedOn", status
      from resolutions where org_id = ${orgId} and is_organizing and body = ${body}`);

/** The body that organizes a corporation (CBCA ss. 104, 106). */
export type OrganizingBody = Exclude<ResolutionBody, 'incorporators'>;

/** Its date as planned, or null again. */
export const upsertOrganizingResolution = (
  tx: Transaction,
  orgId: string,
  one: {
    readonly resolutionId: string;
    readonly body: OrganizingBody;
    readonly datedOn: PlainDate | null;
    readonly at: Instant;
  },
): Promise<number> =>
  tx.run(sql`
    insert into resolutions (org_id, resolution_id, body, dated_on, status, is_organizing, recorded_at)
      values (${orgId}, ${one.resolutionId}, ${one.body}, ${one.datedOn}, 'draft', true, ${one.at})
      on conflict (org_id, body) where is_organizing do update set dated_on = excluded.dated_on`);

/** The number that its draft bears; the day follows with the last signature. */
export const numberResolution = (
  tx: Transaction,
  orgId: string,
  { resolutionId, number }: Pick<NumberedResolution, 'resolutionId' | 'number'>,
): Promise<number> =>
  tx.run(sql`
    update resolutions set number = ${number} where org_id = ${orgId} and resolution_id = ${resolutionId}`);

export const passResolution = (
  tx: Transaction,
  orgId: string,
  { resolutionId, number, datedOn }: Pick<NumberedResolution, 'resolutionId' | 'number' | 'datedOn'>,
): Promise<number> =>
  tx.run(sql`
    update resolutions set number = ${number}, dated_on = ${datedOn}, status = 'passed'
      where org_id = ${orgId} and resolution_id = ${resolutionId}`);

/** A resolution in place of the annual meeting, of the financial year that ended on a day. */
export interface AnnualResolution extends NumberedResolution {
  readonly yearEnd: PlainDate;
}

/** Those that were drafted, and whether all have signed. */
export const selectAnnualResolutions = (
  q: Queries,
  orgId: string,
): Promise<(AnnualResolution & { readonly isSigned: boolean })[]> =>
  q.all(sql`
    select resolution_id as "resolutionId", body, number, dated_on as "datedOn", year_end as "yearEnd",
           exists (select from resolution_documents d
                     where d.org_id = r.org_id and d.body = r.body and d.number = r.number and d.status = 'signed') as "isSigned"
      from resolutions r where org_id = ${orgId} and year_end is not null`);

/** Saves the annual resolution, with another number or day where it was drafted before. One that an entry
 *  names already is the same. */
export async function saveAnnualResolution(
  tx: Transaction,
  orgId: string,
  { resolutionId, body, number, datedOn, yearEnd }: AnnualResolution,
  at: Instant,
): Promise<void> {
  const named = await tx.first<{ resolutionId: string }>(sql`
    select resolution_id as "resolutionId" from resolutions
      where org_id = ${orgId} and body = ${body} and number = ${number} and dated_on = ${datedOn}`);
  await tx.run(sql`
    update resolutions set year_end = null
      where org_id = ${orgId} and body = ${body} and year_end = ${yearEnd}
        and resolution_id <> ${named?.resolutionId ?? resolutionId}`);
  await tx.run(sql`
    insert into resolutions (org_id, resolution_id, body, number, dated_on, status, year_end, recorded_at)
      values (${orgId}, ${named?.resolutionId ?? resolutionId}, ${body}, ${number}, ${datedOn}, 'draft', ${yearEnd}, ${at})
      on conflict (org_id, resolution_id)
        do update set number = excluded.number, dated_on = excluded.dated_on, year_end = excluded.year_end`);
}

/** The numbers that are used: resolutions that entries name, documents whatever became of them, and entries that wait. */
export async function selectNumbers(q: Queries, orgId: string): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ number: string }>(sql`
    select number from resolutions where org_id = ${orgId} and number is not null
    union select number from resolution_documents where org_id = ${orgId}
    union select named #>> '{}'
      from proposals p cross join jsonb_path_query(p.acts, '$[*].payload.**.resolution.number') as numbers (named)
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention')`);
  return new Set(rows.map(({ number }) => number));
}

/** Makes those that are not there, and answers all of them with the ids that they have. */
export async function findOrInsert(
  tx: Transaction,
  orgId: string,
  named: readonly NumberedResolution[],
  at: Instant,
): Promise<readonly NumberedResolution[]> {
  const list = JSON.stringify(named);
  await tx.run(sql`
    insert into resolutions (org_id, resolution_id, body, number, dated_on, status, recorded_at)
      select ${orgId}, "resolutionId", body, number, "datedOn", 'passed', ${at}
        from jsonb_to_recordset(${list}::jsonb) as n("resolutionId" uuid, body text, number text, "datedOn" date)
      on conflict (org_id, body, number, dated_on) do update set status = 'passed'`);
  return tx.all<NumberedResolution>(sql`
    select r.resolution_id as "resolutionId", r.body, r.number, r.dated_on as "datedOn"
      from jsonb_to_recordset(${list}::jsonb) as n(body text, number text, "datedOn" date)
        join resolutions r
          on r.org_id = ${orgId} and r.body = n.body and r.number = n.number and r.dated_on = n."datedOn"`);
}

export const insertMeeting = (
  tx: Transaction,
  orgId: string,
  one: NumberedResolution & { readonly meeting: ResolutionMeeting },
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into resolutions (org_id, resolution_id, body, number, dated_on, status, recorded_at, meeting)
      values (${orgId}, ${one.resolutionId}, ${one.body}, ${one.number}, ${one.datedOn}, 'draft', ${at},
              ${JSON.stringify(one.meeting)}::jsonb)
      on conflict (org_id, body, number, dated_on) do update set meeting = excluded.meeting`);

export const copyMeeting = (
  tx: Transaction,
  orgId: string,
  { resolutionId, body, number, datedOn, used }: NumberedResolution & { readonly used: string },
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into resolutions (org_id, resolution_id, body, number, dated_on, status, recorded_at, meeting)
      select ${orgId}, ${resolutionId}, ${body}, ${number}, ${datedOn}, 'draft', ${at}, meeting
        from resolutions
        where org_id = ${orgId} and body = ${body} and number = ${used} and dated_on = ${datedOn}`);

/** The newest versions of what was drafted in the founding and waited for the organizing resolution: officers and shares.
 *  An applied proposal keeps the drafts that became acts. */
export async function selectRestingOnOrganizing(q: Queries, orgId: string): Promise<readonly Act[]> {
  const rows = await q.all<{ root: string }>(sql`
    select draft ->> 'root' as root
      from proposals p cross join jsonb_array_elements(p.acts) as drafts (draft)
      where p.org_id = ${orgId} and p.state = 'applied' and draft ->> 'kind' in ('issued', 'appointed')
        and draft #> '{dating,latestOf}' @> '["certificate", "resolution"]'`);
  const newest = await Promise.all(rows.map(({ root }) => selectNewestOf(q, orgId, root)));
  return newest.filter((act) => act !== undefined);
}

/** Corporations whose incorporation was recorded before it told the language of its articles and its business. */
export async function selectIncompleteIncorporations(q: Queries): Promise<readonly string[]> {
  const rows = await q.all<{ orgId: string }>(sql`select organizations_without_facts() as "orgId"`);
  return rows.map(({ orgId }) => orgId);
}

/** The newest version of the incorporation; undefined where there is none. */
export async function selectIncorporation(
  q: Queries,
  orgId: string,
): Promise<ChangeAct<'incorporated'> | undefined> {
  const row = await q.first<{ root: string }>(sql`
    select root from register_acts where org_id = ${orgId} and kind = 'incorporated' order by seq limit 1`);
  const act = row && (await selectNewestOf(q, orgId, row.root));
  return act?.kind === 'incorporated' && act.verb !== 'void' ? act : undefined;
}
