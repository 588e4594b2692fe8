/** The law for one appointment, and what should be known of a board as it stands. */

import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { judgeAdditional, judgeAppointments, judgeBoard } from '@tabellion/book/judge/board.ts';
import { judgeDirector, judgeOfficer } from '@tabellion/book/judge/director.ts';
import { type Finding, refused } from '@tabellion/book/judge/finding.ts';
import { CONSENT_DAYS } from '@tabellion/book/judge/law.ts';
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import { addDays, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { changeNoticeDueOn } from '@tabellion/law/deadlines/dueDates.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { displayName, type PersonFacts } from '../../registers/facts.ts';
import { type Position, toBook } from '../positions.ts';
import {
  boardOf,
  boardRulesOf,
  type GoverningFacts,
  isElected,
  isLateConsent,
  seatsSinceElection,
} from './board.ts';
import { describeFindings } from './findings.ts';

/** The registers on the day of the appointment. */
export interface BoardFacts extends GoverningFacts {
  readonly appointments: readonly Appointment[];
  readonly facts: ReadonlyMap<string, PersonFacts>;
  /** The day on which the shareholders elected the board last; null where that is not known. */
  readonly electedOn: PlainDate | null;
}

export interface Candidacy {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly facts: PersonFacts;
  readonly position: Position;
  readonly on: PlainDate;
  readonly consentOn: PlainDate | null;
  readonly resolution: ResolutionRef | null;
  /** Whether the appointment is recorded after its day: a board that broke the law then is history, and
   *  told. */
  readonly isPast: boolean;
  /** A founding's board grows one by one: whether it may act is judged when it is submitted. */
  readonly isFounding: boolean;
}

/** Findings that prevent the appointment, and warnings about it (CBCA ss. 2(1), 105, 106, 115). */
export function judgeCandidacy(candidacy: Candidacy, options: BoardFacts): readonly Finding[] {
  const { personId, kind, facts, position, on, consentOn, isFounding, isPast } = candidacy;
  const residentCanadian = facts.resident_canadian?.resident_canadian ?? null;
  if (position !== 'directors') {
    const ofOffice = isFederal(options) ? judgeOfficer(toBook(position), { residentCanadian }) : [];
    return [...(kind === 'individual' ? [] : [refused('director_not_individual', 'personId')]), ...ofOffice];
  }
  const before = boardOf(options.appointments, options.facts);
  const after = [...before.filter((one) => one.personId !== personId), { personId, residentCanadian }];
  const ofBoard = judgeAppointments(before, after, boardRulesOf(options));
  return [
    ...judgeDirector({ kind, consentOn, ...standingOf(facts) }, on),
    ...[...ofBoard, ...(isFounding ? [] : judgeAddition(candidacy, options))].map((finding) =>
      (isFounding || isPast) && pastBoardFaults.has(finding.code) ? asWarning(finding) : finding,
    ),
  ];
}

/** Faults that only warn where the board is of a past day: the appointment was made all the same, and is recorded. */
const pastBoardFaults: ReadonlySet<Finding['code']> = new Set(['board_residency', 'board_additional']);

/** Whether a seat is one that the board filled itself since it was elected; only the federal law was read. */
const isAddedSince =
  (options: BoardFacts) =>
  (seat: Appointment): boolean =>
    isFederal(options) &&
    options.electedOn !== null &&
    seat.position === 'director' &&
    seat.status === 'active' &&
    seat.from > options.electedOn &&
    !isElected(seat);

const judgeSeats = ({ electedOn, appointments }: BoardFacts, on: PlainDate): readonly Finding[] =>
  electedOn === null ? [] : judgeAdditional(seatsSinceElection(appointments, { electedOn, on }));

/** Only the federal law was read. */
function judgeAddition({ on, resolution }: Candidacy, options: BoardFacts): readonly Finding[] {
  const { electedOn, appointments } = options;
  if (!isFederal(options) || electedOn === null || on <= electedOn || isElected({ resolution })) return [];
  const before = seatsSinceElection(appointments, { electedOn, on });
  return judgeAdditional({ ...before, seated: before.seated + 1 });
}

/** Legal requirements of a director beyond consent; null where unknown. */
function standingOf({ capacity, birth_date, resident_canadian }: PersonFacts) {
  return {
    incapable: capacity ? !capacity.capable : null,
    bankrupt: null,
    birthDate: birth_date ? plainDate(birth_date.date) : null,
    residentCanadian: resident_canadian?.resident_canadian ?? null,
  };
}

const asWarning = (finding: Finding): Finding => ({ ...finding, severity: 'warning' });

/** Only the federal law asks a managing director to be a resident Canadian. */
const isFederal = ({ corporation, jurisdiction }: BoardFacts): boolean =>
  (corporation?.jurisdiction ?? jurisdiction) === 'CA';

/** Warnings after a command about that person: the current board, a director who may have ceased to be one
 *  (CBCA s. 108(1)(c)), a missing consent, the day by which the registry must know of a change of directors,
 *  an e-mail address that another person also has. */
export function standingWarnings(
  options: BoardFacts,
  {
    personId,
    today,
    isFounding,
  }: { readonly personId: string; readonly today: PlainDate; readonly isFounding: boolean },
): readonly FieldRefusal[] {
  const { appointments, facts, corporation, jurisdiction } = options;
  const board = judgeBoard(boardOf(appointments, facts), boardRulesOf(options));
  const own = appointments.filter((one) => one.personId === personId);
  const added = own.some(isAddedSince(options)) ? judgeSeats(options, today) : [];
  const isSeated = own.some(({ position, status }) => position === 'director' && status === 'active');
  const lacksConsent = own.some(
    ({ position, status, consentOn }) => position === 'director' && status === 'active' && consentOn === null,
  );
  const standing = standingOf(facts.get(personId) ?? {});
  const { residentCanadian } = standing;
  // A body corporate was refused the seat, and the consent has a warning of its own.
  const ofSeat = isSeated ? judgeDirector({ kind: 'individual', consentOn: today, ...standing }, today) : [];
  const ofOffices = isFederal(options)
    ? own
        .filter(({ status }) => status === 'active')
        .flatMap(({ position }) => judgeOfficer(position, { residentCanadian }))
    : [];
  return [
    ...describeFindings([...board, ...added, ...ofSeat, ...ofOffices]),
    ...(isSeated && lacksConsent
      ? [{ path: 'consent_on', textCode: 'PEOPLE.CONSENT_MISSING' } as const]
      : []),
    ...lateConsents(own, corporation?.jurisdiction ?? jurisdiction),
    ...(isFounding ? [] : noticeDue(own, { today, jurisdiction: corporation?.jurisdiction ?? jurisdiction })),
    ...sharedEmail(facts, personId),
  ];
}

/** A consent in writing is given by the tenth day after the election (CBCA s. 106(9)). */
const lateConsents = (own: readonly Appointment[], jurisdiction: string): readonly FieldRefusal[] =>
  own.flatMap((seat): FieldRefusal[] =>
    isLateConsent(seat, jurisdiction)
      ? [
          {
            path: 'consent_on',
            textCode: 'PEOPLE.CONSENT_LATE',
            params: { date: addDays(seat.from, CONSENT_DAYS) },
          },
        ]
      : [],
  );

/** Counted from the newest change of that person's seat on the board, while the day has not passed; nothing is said where the
 *  period of the jurisdiction is not known. */
function noticeDue(
  own: readonly Appointment[],
  { today, jurisdiction }: { readonly today: PlainDate; readonly jurisdiction: string },
): readonly FieldRefusal[] {
  const changes = own
    .filter(({ position }) => position === 'director')
    .map(({ from, ceasedOn }) => ceasedOn ?? from);
  const newest = changes.sort().at(-1);
  if (newest === undefined) return [];
  const date = isJurisdictionId(jurisdiction)
    ? changeNoticeDueOn(jurisdiction, 'directors', newest)
    : undefined;
  return date === undefined || date < today
    ? []
    : [{ path: '', textCode: 'PEOPLE.NOTICE_DUE', params: { date } }];
}

/** Two people of one organization may share an address; it is more often a slip. */
function sharedEmail(facts: ReadonlyMap<string, PersonFacts>, personId: string): readonly FieldRefusal[] {
  const email = facts.get(personId)?.contact?.email;
  if (!email) return [];
  const other = [...facts].find(([id, one]) => id !== personId && one.contact?.email === email);
  return other === undefined
    ? []
    : [
        {
          path: 'person.email',
          textCode: 'PEOPLE.EMAIL_SHARED',
          params: { name: displayName(other[1].name) },
        },
      ];
}
