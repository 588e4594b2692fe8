import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { CORPORATION_ACTS } from '@tabellion/book/corporationActs.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ResolutionMeeting } from '../../meeting.ts';
import type { ResolutionBody } from '../../rules/resolutions.ts';
import { type ActRow, actOf } from './acts.ts';
import type { ReadingAt } from './readingAt.ts';

/** The corporation as registered on a date; undefined before it exists. */
export async function selectCorporation(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<Corporation | undefined> {
  const row = await q.first<{ value: Corporation }>(sql`
    select value from corporation_rows where org_id = ${orgId} and as_of(corporation_rows, ${asOf}, ${seq})`);
  return row?.value;
}

/** The same of today, as it is known now. */
export async function selectCorporationNow(q: Queries, orgId: string): Promise<Corporation | undefined> {
  const row = await q.first<{ value: Corporation }>(sql`
    select value from corporation_rows where org_id = ${orgId} and known_to is null and eff_to is null`);
  return row?.value;
}

/** Its financial years as known now: every year end that was in force; undefined while none is known. */
export async function financialYearsOf(q: Queries, orgId: string): Promise<FinancialYears | undefined> {
  const { years } = await q.one<{ years: FinancialYears | null }>(sql`
    select financial_years(${orgId}) as years`);
  return years ?? undefined;
}

export type CorporationAct = {
  [K in (typeof CORPORATION_ACTS)[number]]: ChangeAct<K>;
}[(typeof CORPORATION_ACTS)[number]];

/** The versions of acts of the corporation that were known at a seq and dated up to a day, in the order in which they hold;
 *  none that was taken back. */
export async function selectCorporationActs(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): Promise<CorporationAct[]> {
  const rows = await q.all<ActRow>(sql`
    select a.seq, a.act_id as "actId", a.kind, a.v, a.verb, a.root, a.supersedes, a.rank,
           a.effective_on as "effectiveOn", a.recorded_at as "recordedAt", a.actor_id as "actorId", a.payload, a.basis,
           a.batch_id as "batchId", a.documents
      from act_subjects s
        join register_acts a on a.org_id = s.org_id and a.root = s.root
      where s.org_id = ${orgId} and s.subject = 'corporation' and s.writes
        and a.kind = any(${[...CORPORATION_ACTS]}::text[]) and a.verb <> 'void' and a.seq <= ${seq}
        and a.effective_on <= ${asOf}
        and not exists (
          select from register_acts later
            where later.org_id = a.org_id and later.supersedes = a.act_id and later.seq <= ${seq})
      order by a.effective_on, a.rank`);
  // Sound by the kinds and verbs that the statement asks for.
  return rows.map((row) => actOf(row) as CorporationAct);
}

/** A line of the list of resolutions. */
export interface ResolutionLine {
  readonly resolutionId: string;
  readonly body: ResolutionBody;
  readonly number: string;
  readonly datedOn: PlainDate;
  readonly isOrganizing: boolean;
  /** Null where it was passed in writing. */
  readonly meeting: ResolutionMeeting | null;
}

/** Resolutions passed up to a day, the newest first. */
export const selectResolutions = (
  q: Queries,
  orgId: string,
  { asOf, most }: { readonly asOf: PlainDate; readonly most: number },
): Promise<ResolutionLine[]> =>
  q.all<ResolutionLine>(sql`
    select resolution_id as "resolutionId", body, number, dated_on as "datedOn", is_organizing as "isOrganizing",
           meeting
      from resolutions where org_id = ${orgId} and status = 'passed' and dated_on <= ${asOf}
      order by dated_on desc, number desc limit ${most}`);
