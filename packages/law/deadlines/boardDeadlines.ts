/** Deadlines after a change of directors, of their addresses, of officers or of the registered office. */
import { addDays, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { governmentFee } from '../fees.ts';
import { type JurisdictionId, jurisdiction, mustConfirm } from '../jurisdictions.ts';
import { rankOfOffice, SENIOR_OFFICERS } from '../seniority.ts';
import type { ComputedDeadline, DeadlineFacts, DeadlineKind, OfficerTerm } from './deadline.ts';
import { changeNoticeDueOn, type NoticeKind } from './dueDates.ts';

/** A director consents in writing within so many days after the election, unless present at it (CBCA s. 106(9), OBCA s. 119(9)). */
const consentDays = 10;

/** Only the federal law was read; Ontario's period has to be confirmed. */
export const consents = ({ jurisdiction: id, directors }: DeadlineFacts): ComputedDeadline[] =>
  directors
    .filter(
      ({ consentOn, ceasedOn, isOnOrBefore }) =>
        (id === 'CA' || id === 'ON') && consentOn === null && ceasedOn === null && isOnOrBefore !== true,
    )
    .map(({ personId, from }) => ({
      kind: 'consent',
      dueOn: addDays(from, consentDays),
      rule: 'days_after_election',
      count: consentDays,
      countedFrom: from,
      personId,
      confirmWithRegistry: id !== 'CA',
    }));

/** The notice of a change (CBCA s. 113): one for each day on which the board changed, the day of incorporation included; the
 *  first board came with the articles. */
export function directorNotices(facts: DeadlineFacts): ComputedDeadline[] {
  const days = facts.directors.flatMap(({ from, ceasedOn, isOfFirstBoard }) => [
    ...(isOfFirstBoard ? [] : [from]),
    ...(ceasedOn === null ? [] : [ceasedOn]),
  ]);
  return noticesOf(facts, days, { kind: 'director_notice', of: 'directors' });
}

/** A director's change of address is a change of the board too (CBCA s. 113(1)); of other laws that was not read. */
export const directorMoveNotices = (facts: DeadlineFacts): ComputedDeadline[] =>
  facts.jurisdiction !== 'CA'
    ? []
    : facts.directorMoves.flatMap(({ personId, on }) =>
        noticesOf(facts, [on], { kind: 'director_address_notice', of: 'directors', personId }),
      );

/** CBCA s. 19(4). */
export const officeNotices = (facts: DeadlineFacts): ComputedDeadline[] =>
  noticesOf(facts, facts.officeMoves, { kind: 'office_notice', of: 'office' });

/** Only Ontario asks for one (CIA s. 4), of its five most senior officers; the first officers are in the initial return. */
export function officerNotices(facts: DeadlineFacts): ComputedDeadline[] {
  const { officers } = facts;
  const days = officers.flatMap((term) => {
    const { from, ceasedOn, isFirst } = term;
    return [
      ...(isFirst || !isSeniorOn(term, from, officers) ? [] : [from]),
      ...(ceasedOn === null || !isSeniorOn(term, addDays(ceasedOn, -1), officers) ? [] : [ceasedOn]),
    ];
  });
  return noticesOf(facts, days, { kind: 'officer_notice', of: 'officers' });
}

/** Whether fewer than five others hold a more senior office on a day. Who holds several counts once. */
function isSeniorOn(term: OfficerTerm, on: PlainDate, officers: readonly OfficerTerm[]): boolean {
  const above = officers.filter(
    (other) =>
      other.personId !== term.personId &&
      other.from <= on &&
      (other.ceasedOn === null || other.ceasedOn > on) &&
      rankOfOffice(other.position) < rankOfOffice(term.position),
  );
  return new Set(above.map(({ personId }) => personId)).size < SENIOR_OFFICERS;
}

const particularsKinds = { email: 'email_notice', activity: 'activity_notice' } as const;

/** Ontario's notice of another official e-mail address or primary activity (CIA s. 4). */
export const particularsNotices = (facts: DeadlineFacts): ComputedDeadline[] =>
  (facts.particularsChanges ?? []).flatMap(({ kind, on }) =>
    noticesOf(facts, [on], { kind: particularsKinds[kind], of: 'particulars' }),
  );

/** Notices of a corporation of another jurisdiction while it is registered in Ontario. Its initial return there names what was
 *  so when it began; no government page was read that asks the rest of it, so each is marked. */
export function noticesInOntario(facts: DeadlineFacts): ComputedDeadline[] {
  const { ontario, jurisdiction: home, today } = facts;
  if (ontario === undefined || home === 'ON') return [];
  const { since, until } = ontario;
  const last = until !== null && until < today ? until : today;
  const there: DeadlineFacts = {
    ...facts,
    jurisdiction: 'ON',
    incorporatedOn: addDays(since, 1),
    today: last,
  };
  return [
    ...directorNotices(there),
    ...officeNotices(there),
    ...officerNotices(there),
    ...particularsNotices(there),
  ].map((notice) => ({ ...notice, registration: 'ON', confirmWithRegistry: true }));
}

export interface Notice {
  readonly kind: DeadlineKind;
  readonly of: Extract<NoticeKind, 'directors' | 'office' | 'officers' | 'particulars'>;
  readonly personId?: string;
}

/** One notice for each day since the incorporation on which something changed. */
function noticesOf(
  { jurisdiction: id, incorporatedOn, today }: DeadlineFacts,
  days: readonly PlainDate[],
  notice: Notice,
): ComputedDeadline[] {
  const changes = new Set(days.filter((on) => on >= incorporatedOn && on <= today));
  return [...changes].flatMap((changedOn) => noticeOn(id, changedOn, notice) ?? []);
}

/** The notice of what changed on one day; undefined where the law asks for none, or its period is not known. */
export function noticeOn(
  id: JurisdictionId,
  changedOn: PlainDate,
  { kind, of, personId }: Notice,
): ComputedDeadline | undefined {
  const dueOn = changeNoticeDueOn(id, of, changedOn);
  if (dueOn === undefined) return undefined;
  return {
    kind,
    dueOn,
    rule: 'days_after_change',
    count: daysBetween(changedOn, dueOn),
    countedFrom: changedOn,
    ...(personId !== undefined && { personId }),
    form: formOf(id, of),
    feeCents: governmentFee(id, 'change_notice')?.onlineCents ?? null,
    confirmWithRegistry: mustConfirm(id, 'changeNotices'),
  };
}

function formOf(id: JurisdictionId, of: Notice['of']): string | null {
  const forms = jurisdiction(id).changeNotices.forms;
  return (of === 'directors' || of === 'office' ? forms?.[of] : undefined) ?? forms?.all ?? null;
}
