/** All that the deadlines of an organization depend on, in one statement: the dashboard waits for it. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Anchor, ReportedEvent } from '@tabellion/law/deadlines/deadline.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ControlGrounds, PersonOnRecord } from '../../../control/server/public.ts';
import type { OrganizationStatus } from '../../../organizations/rules/status.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { OwnDeadline } from '../../rules/ownDeadlines.ts';
import type { RegisterTerms } from './rows.ts';

export interface DeadlineState {
  status: OrganizationStatus;
  jurisdiction: JurisdictionId;
  incorporation_date: PlainDate | null;
  /** As the registers have it; null before incorporation. */
  registered_incorporation: PlainDate | null;
  /** As the registers have it; null while it exists. */
  dissolved_on: PlainDate | null;
  /** The last annual meeting, or the resolution that was signed in its place. */
  annual_shareholders_on: PlainDate | null;
  filing_year: number | null;
  /** null while no year end is known. */
  financial_years: FinancialYears | null;
  /** The last act on record, 0 where there is none. */
  last_seq: number;
  has_gst: boolean;
  /** The last continuance or amalgamation, on record or as a member said; null where there is none. */
  anchor: { readonly by: Exclude<Anchor, 'incorporation'>; readonly on: PlainDate } | null;
  /** Days on which the official e-mail address or the primary activity changed, without the first that were stated. */
  particulars_changes: { kind: 'email' | 'activity'; on: PlainDate }[];
  /** When it was registered in Ontario, where that is another jurisdiction's corporation. */
  ontario_since: PlainDate | null;
  /** Events that members reported, in the order of their days. */
  events: { kind: ReportedEvent; on: PlainDate }[];
  /** The keys of deadlines that are done or not applicable, and of those that signed documents or filings meet (`keyText`). */
  settled: string[];
  /** Those that the organization set itself, the removed ones too: what was done of them is still called by their titles. */
  own: (OwnDeadline & { readonly isRemoved: boolean })[];
  kept: KeptGrounds | null;
  /** Whom the kept grounds and the marks name. */
  persons: PersonsOnRecord;
}

/** Persons by their ids, as known now. */
export type PersonsOnRecord = Readonly<
  Record<string, PersonOnRecord & { readonly name: FactBodies['name'] | null }>
>;

/** The facts of the registers from which deadlines run. */
export interface Grounds {
  readonly terms: RegisterTerms;
  readonly control: ControlGrounds;
}

/** The facts kept after an entry: they say nothing where a later act is on record, or on another day. */
export interface KeptGrounds {
  readonly seq: number;
  readonly holds_from: PlainDate;
  /** The first day on which it is no more so; null where there is none. */
  readonly holds_until: PlainDate | null;
  readonly grounds: Grounds;
}

export const selectDeadlineState = (q: Queries, orgId: string): Promise<DeadlineState> =>
  q.one<DeadlineState>(sql`
    with kept as materialized (
      select seq, holds_from, holds_until, grounds, person_ids from deadline_grounds where org_id = ${orgId}
    ), settled as materialized (
      select registration, kind, occasion
        from (select distinct on (registration, kind, occasion) registration, kind, occasion, mark
                from deadline_marks where org_id = ${orgId}
                order by registration, kind, occasion, mark_no desc) newest
        where mark <> 'open'
    )
    select o.status, d.jurisdiction, o.incorporation_date, r.value ->> 'incorporatedOn' as registered_incorporation,
           r.value #>> '{dissolution,on}' as dissolved_on,
           last_annual_meeting(o.org_id, d.annual_shareholders_on) as annual_shareholders_on, d.filing_year,
           financial_years(o.org_id) as financial_years,
           (select coalesce(max(seq), 0)::integer from register_acts where org_id = o.org_id) as last_seq,
           d.rt_account <> '' or d.gst_since is not null as has_gst,
           (select jsonb_build_object('by', anchored_by, 'on', anchored_on) from (
              select d.anchored_by, d.anchored_on where d.anchored_on is not null
              union all
              select case when is_continued then 'continuance' else 'amalgamation' end, eff_from from (
                select eff_from, lag(eff_from) over told is null as is_first,
                       value -> 'jurisdiction' is distinct from lag(value -> 'jurisdiction') over told as is_continued,
                       value -> 'amalgamatedOf' is distinct from lag(value -> 'amalgamatedOf') over told as is_amalgamated
                  from corporation_rows where org_id = o.org_id and known_to is null
                  window told as (order by eff_from)) steps
                where (is_continued or is_amalgamated) and not is_first) anchors
              order by anchored_on desc limit 1) as anchor,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'on', effective_on) order by effective_on, kind), '[]')
              from (select kind, effective_on, value, lag(value) over (partition by kind order by effective_on, place) as before
                      from registry_particulars where org_id = o.org_id) told
              where value <> before) as particulars_changes,
           (select registered_on from organization_registrations
              where org_id = o.org_id and jurisdiction = 'ON') as ontario_since,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'on', happened_on) order by happened_on, kind), '[]')
              from reported_events where org_id = o.org_id) as events,
           (select coalesce(array_agg(concat_ws(' ', registration, kind, occasion)), '{}') from settled)
             || deadlines_met_by_documents(o.org_id, d.jurisdiction) || deadlines_met_by_filings(o.org_id) as settled,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'ownId', own_id, 'title', title, 'dueOn', due_on, 'repeatsMonths', repeats_months, 'inCharge', in_charge,
              'isRemoved', removed_at is not null) order by due_on, own_id), '[]')
              from own_deadlines where org_id = o.org_id) as own,
           (select to_jsonb(k) - 'person_ids' from kept k) as kept,
           persons_on_record(o.org_id, array(
             select unnest(person_ids) from kept
             union
             select split_part(occasion, ':', 2)::uuid from settled where occasion like '%:%')) as persons
      from organizations o
        join organization_details d on d.org_id = o.org_id
        left join corporation_rows r on r.org_id = o.org_id and r.known_to is null and r.eff_to is null
      where o.org_id = ${orgId}`);

export async function selectPersonsOnRecord(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<PersonsOnRecord> {
  const { persons } = await q.one<{ persons: PersonsOnRecord }>(sql`
    select persons_on_record(${orgId}, ${[...ids]}::uuid[]) as persons`);
  return persons;
}

/** The first day after another from which something on record begins or ends. */
export async function selectTurningDay(
  q: Queries,
  orgId: string,
  after: PlainDate,
): Promise<PlainDate | null> {
  const { day } = await q.one<{ day: PlainDate | null }>(sql`
    select min(effective_on) as day from register_acts where org_id = ${orgId} and effective_on > ${after}`);
  return day;
}

/** Keeps them, unless those of a later act are kept. */
export const writeKeptGrounds = (
  tx: Transaction,
  orgId: string,
  {
    seq,
    holds_from,
    holds_until,
    grounds,
    personIds,
  }: KeptGrounds & { readonly personIds: readonly string[] },
): Promise<unknown> =>
  tx.run(sql`
    insert into deadline_grounds (org_id, seq, holds_from, holds_until, grounds, person_ids)
      values (${orgId}, ${seq}, ${holds_from}, ${holds_until}, ${JSON.stringify(grounds)}::jsonb, ${[...personIds]}::uuid[])
      on conflict (org_id) do update
        set seq = excluded.seq, holds_from = excluded.holds_from, holds_until = excluded.holds_until,
            grounds = excluded.grounds, person_ids = excluded.person_ids
        where deadline_grounds.seq <= excluded.seq`);
