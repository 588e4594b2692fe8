/** Lines over all organizations of a reader: functions of migration 0330, which hold them against the access that he has when they
 *  run. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { AccessType, Section, SubType } from '@tabellion/kit/actor.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CheckCode } from '../../../check/rules/readiness.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { LineKind, NextAct } from '../../lineKinds.ts';
import type { LineParams } from '../../rules/lines.ts';

/** A line with its words, as the store of whoever reads it gives it. */
export interface LineRow {
  readonly line: string;
  readonly kind: LineKind;
  readonly due_on: PlainDate | null;
  readonly subject: string | null;
  readonly params: LineParams;
  readonly next_act: NextAct;
  /** The envelope's, or that of a deadline of the organization's own. */
  readonly title: string | null;
  /** The name of the person whom it concerns. */
  readonly person: FactBodies['name'] | null;
  /** The names of those whose signatures are waited for. */
  readonly signees: readonly string[];
  readonly in_charge: string | null;
  readonly charge_name: string | null;
  readonly is_yours: boolean;
}

/** And of which organization, with the reader's access to it. */
export interface ListedRow extends LineRow {
  readonly org_id: string;
  readonly name: string;
  readonly name_postfix: string;
  readonly jurisdiction: JurisdictionId;
  readonly access: AccessType;
  readonly sections: readonly Section[];
  readonly sub_type: SubType;
}

export interface Reader {
  readonly userId: string;
  readonly kindsByAccess: Readonly<Record<string, readonly LineKind[]>>;
  /** The day at the registry of each jurisdiction. */
  readonly days: Readonly<Record<string, PlainDate>>;
}

export interface LineFilters {
  readonly kinds: readonly LineKind[];
  readonly state?: string | undefined;
  readonly member?: string | undefined;
  readonly client?: string | undefined;
}

/** The place of a line in the order, after which a page begins. */
export interface Place {
  readonly day: string;
  readonly name: string;
  readonly org: string;
  readonly line: string;
}

interface Wanted {
  readonly filters: LineFilters;
  readonly isByOrganization: boolean;
  readonly after: Place | null;
  readonly most: number;
}

export const selectPage = (
  q: Queries,
  { userId, kindsByAccess, days }: Reader,
  { filters, isByOrganization, after, most }: Wanted,
): Promise<ListedRow[]> =>
  q.all<ListedRow>(sql`
    select org_id, name, name_postfix, jurisdiction, access, sections, sub_type, line, kind, due_on, subject, params, next_act,
           title, person, signees, in_charge, charge_name, is_yours
      from worklist_page(
        ${userId}, ${JSON.stringify(kindsByAccess)}::jsonb, ${JSON.stringify(days)}::jsonb,
        ${JSON.stringify(filters)}::jsonb, ${isByOrganization}::boolean,
        ${after === null ? null : JSON.stringify(after)}::jsonb, ${most}::integer)`);

export interface OrganizationRow {
  readonly org_id: string;
  readonly jurisdiction: JurisdictionId;
  readonly next_due_on: PlainDate | null;
  readonly unsigned: bigint;
  /** Codes of the last check; null before the first, and for who may not read the minute book. */
  readonly found: readonly CheckCode[] | null;
}

export const selectOrganizations = (
  q: Queries,
  { userId, kindsByAccess }: Pick<Reader, 'userId' | 'kindsByAccess'>,
): Promise<OrganizationRow[]> =>
  q.all<OrganizationRow>(sql`
    select org_id, jurisdiction, next_due_on, unsigned, found
      from worklist_organizations(${userId}, ${JSON.stringify(kindsByAccess)}::jsonb)`);

export interface KindCount {
  readonly kind: LineKind;
  readonly lines: bigint;
  readonly overdue: bigint;
  readonly soon: bigint;
  readonly mine: bigint;
}

export const selectCounts = (q: Queries, { userId, kindsByAccess, days }: Reader): Promise<KindCount[]> =>
  q.all<KindCount>(sql`
    select kind, lines, overdue, soon, mine
      from worklist_counts(${userId}, ${JSON.stringify(kindsByAccess)}::jsonb, ${JSON.stringify(days)}::jsonb)`);

/** Whoever may be put in charge of a line in an organization in which the user has full access. */
export const selectColleagues = (
  q: Queries,
  userId: string,
): Promise<{ readonly user_id: string; readonly name: string }[]> =>
  q.all(sql`select user_id, name from worklist_colleagues(${userId})`);

/** How many lines of these kinds need doing now in the organization of the statement. */
export async function countNow(
  q: Queries,
  kinds: readonly LineKind[],
  days: Reader['days'],
): Promise<number> {
  const { waiting } = await q.one<{ waiting: bigint }>(sql`
    select count_organization_lines(${[...kinds]}::text[], ${JSON.stringify(days)}::jsonb) as waiting`);
  return Number(waiting);
}
