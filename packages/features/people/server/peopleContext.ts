/** State before a command: the organization, its registers with open proposals on top, the facts. */
import type { Appointment } from '@tabellion/book/entities.ts';
import { type Instant, type PlainDate, parseInstant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { isDraft } from '../../organizations/rules/status.ts';
import { type OrganizationRow, organizationOf, todayOf } from '../../organizations/server/public.ts';
import {
  annualResolutions,
  foundingOrRegister,
  type Reading,
  type Registers,
  readRegisters,
} from '../../registers/server/public/acts.ts';
import { factsOf, type PersonFacts } from '../../registers/server/public/people.ts';
import { organizingResolutionDate } from '../../registers/server/public/proposals.ts';

export interface PeopleContext {
  readonly organization: OrganizationRow;
  /** Where edits go: into the founding proposal, or on record. */
  readonly target: 'founding' | 'register';
  readonly today: PlainDate;
  readonly registers: Registers;
  readonly facts: ReadonlyMap<string, PersonFacts>;
  /** The day on which the shareholders elected the board last, by the date of the reading: at an annual meeting, or as they
   *  organized; null where that is not known. */
  readonly electedOn: PlainDate | null;
}

/** A reading of the past, as the query of a list asks for it. */
export interface ReadingQuery {
  readonly asOf?: string | undefined;
  readonly knownAt?: string | undefined;
}

interface ContextOptions {
  /** Absent and null: today. */
  readonly on?: PlainDate | null;
  readonly part?: Reading['part'];
}

/** Everything as it stands today, or on a date, with what is only proposed on top; or a part of it. */
export async function openPeopleContext(
  q: Queries,
  { orgId, now }: Pick<OrganizationContext, 'orgId' | 'now'>,
  { on, part }: ContextOptions = {},
): Promise<PeopleContext> {
  const [organization, where] = await Promise.all([organizationOf(q, orgId), foundingOrRegister(q, orgId)]);
  const today = todayOf(organization, now);
  const reading = { asOf: on ?? today, proposals: 'open', ...(part && { part }) } as const;
  const registers = await readRegisters(q, orgId, reading);
  const facts = await factsOf(q, orgId, registers.persons);
  const electedOn = await electionBefore(q, organization, { registers, on: on ?? today });
  return { organization, target: where, today, registers, facts, electedOn };
}

/** Opens everything that an appointment and the board are judged by, and that the people's screens show:
 *  the board, the officers, whoever was one of them, and persons who are named. It does not grow with
 *  those who hold shares. */
export const openBoardContext = (
  q: Queries,
  ctx: Pick<OrganizationContext, 'orgId' | 'now'>,
  { named, on = null }: { readonly named: readonly (string | undefined)[]; readonly on?: PlainDate | null },
): Promise<PeopleContext> =>
  openPeopleContext(q, ctx, {
    on,
    part: { named: named.filter((id) => id !== undefined), isWithBoard: true },
  });

/** One that existed before tells none of its earlier elections. */
async function electionBefore(
  q: Queries,
  { org_id: orgId, company_type }: OrganizationRow,
  { registers, on }: { readonly registers: Registers; readonly on: PlainDate },
): Promise<PlainDate | null> {
  const [annual, organizedOn] = await Promise.all([
    annualResolutions(q, orgId),
    organizingResolutionDate(q, orgId),
  ]);
  const founded = company_type === 'new' ? (registers.corporation?.incorporatedOn ?? null) : null;
  const days = [
    ...annual
      .filter(({ body, isSigned }) => body === 'shareholders' && isSigned)
      .map(({ datedOn }) => datedOn),
    ...(founded === null ? [] : [organizedOn ?? founded]),
  ];
  return (
    days
      .filter((day) => day <= on)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The record on a date, as known at an instant, without proposals; today's with them where neither is given. */
export async function readPeopleContext(
  ctx: Pick<OrganizationContext, 'q' | 'orgId' | 'now'>,
  query: ReadingQuery,
) {
  const { q, orgId } = ctx;
  if (query.asOf === undefined && query.knownAt === undefined) return ok(await openPeopleContext(q, ctx));
  const reading = readDates(query);
  if (!reading.ok) return reading;
  const [organization, where] = await Promise.all([organizationOf(q, orgId), foundingOrRegister(q, orgId)]);
  const today = todayOf(organization, ctx.now);
  const { asOf = today, knownAt } = reading.value;
  const registers = await readRegisters(q, orgId, { asOf, ...(knownAt === undefined ? {} : { knownAt }) });
  const facts = await factsOf(q, orgId, registers.persons);
  const electedOn = await electionBefore(q, organization, { registers, on: asOf });
  return ok({ organization, target: where, today, registers, facts, electedOn });
}

/** The two clocks of a reading. */
export interface ReadingDates {
  readonly asOf?: PlainDate;
  readonly knownAt?: Instant;
}

export function readDates({
  asOf,
  knownAt,
}: ReadingQuery): Result<ReadingDates, Refusal<'GENERAL.NOT_A_DATE'>> {
  const date = asOf === undefined ? undefined : parsePlainDate(asOf);
  const moment = knownAt === undefined ? undefined : parseInstant(knownAt);
  if (asOf !== undefined && date === undefined) return refuseField('asOf', 'GENERAL.NOT_A_DATE');
  if (knownAt !== undefined && moment === undefined) return refuseField('knownAt', 'GENERAL.NOT_A_DATE');
  return ok({ ...(date && { asOf: date }), ...(moment && { knownAt: moment }) });
}

/** A founding that lies with the registry is not edited. */
export function checkEditable({ target: where, organization }: PeopleContext) {
  return where === 'founding' && !isDraft(organization.status) ? refuse('ORGANIZATION.SUBMITTED') : ok(null);
}

export const isAppointmentActive = ({ status }: Pick<Appointment, 'status'>): boolean => status === 'active';
