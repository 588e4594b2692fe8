import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import { type LedgerRecord, positionRecord, type Report, type ReportFacts } from './report.ts';

/** An officer's act; `seat` is that of an office with a title of its own. */
export const office = { subjects: ['person'], mayName: ['seat'], values: ['position'] } as const;

export const peopleLog = {
  director_consented: { group: 'people', icon: 'UserPen', subjects: ['person'], values: [] },
  director_added: { group: 'people', icon: 'UserPlus', subjects: ['person'], values: [] },
  director_removed: {
    group: 'people',
    icon: 'UserMinus',
    subjects: ['person'],
    values: [],
    supersedes: ['director_added'],
  },
  officer_added: { group: 'people', icon: 'UserPlus', ...office },
  officer_removed: {
    group: 'people',
    icon: 'UserMinus',
    ...office,
    supersedes: ['officer_added'],
    sameValue: 'position',
  },
  person_updated: { group: 'people', icon: 'UserPen', subjects: ['person'], values: [] },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof peopleLog>;

type People = 'person.added' | 'person.changed' | 'members.set' | 'appointed' | 'consent.given' | 'ceased';

const personUpdated = (personId: string): readonly LogEntry[] => [
  { kind: 'person_updated', params: { person: personId } },
];

interface OfPerson {
  readonly payload: { readonly personId: string };
}

/** Report of acts on a person, whose details are part of his positions and of his holding. */
const details = {
  needs: ({ personId }: OfPerson['payload']) => ({ persons: [personId] }),
  records: ({ personId }: OfPerson['payload'], facts: ReportFacts): readonly LedgerRecord[] => [
    ...facts.seatsOf(personId).map((seat) => positionRecord(seat.id, seat)),
    ...(facts.hasCertificates(personId) ? [{ kind: 'shareholder' as const, id: personId }] : []),
  ],
  /** Nothing is said where only the day moves from which somebody is in the register. */
  corrections: ({ payload }: OfPerson, before: OfPerson) =>
    canonicalJson(payload) === canonicalJson(before.payload) ? [] : personUpdated(payload.personId),
};

/** An office as the log names it: by its own title where it has one. */
export const officeLogParams = ({ personId, position, appointmentId }: Office) => ({
  person: personId,
  position,
  ...(position === 'other' && { seat: appointmentId }),
});

interface Office {
  readonly personId: string;
  readonly position: string;
  readonly appointmentId: string;
}

const ofSeat = {
  needs: ({ appointmentId }: { readonly appointmentId: string }) => ({ appointments: [appointmentId] }),
  records({ appointmentId: id }: { readonly appointmentId: string }, facts: ReportFacts): LedgerRecord[] {
    const seat = facts.seat(id);
    if (seat === undefined) return [{ kind: 'position', id, deleted: true }];
    return [{ ...positionRecord(id, seat), ...(!seat.isActive && { deleted: true }) }];
  },
};

export const peopleReports = (): { readonly [K in People]: Report<K, LogEntry> } => ({
  // The log names somebody with his first shares or his first position.
  'person.added': details,
  'person.changed': { ...details, entries: ({ payload }) => personUpdated(payload.personId) },
  'members.set': {
    ...details,
    entries: ({ payload: { personId } }, facts) => (facts.isNew(personId) ? [] : personUpdated(personId)),
  },
  appointed: {
    ...ofSeat,
    entries: ({ payload, effectiveOn }) => [
      payload.position === 'director'
        ? { kind: 'director_added', params: { person: payload.personId }, effectiveOn }
        : { kind: 'officer_added', params: officeLogParams(payload), effectiveOn },
    ],
  },
  'consent.given': {
    ...ofSeat,
    entries({ payload: { appointmentId }, effectiveOn }, facts) {
      const person = facts.seat(appointmentId)?.personId;
      return person === undefined ? [] : [{ kind: 'director_consented', params: { person }, effectiveOn }];
    },
  },
  ceased: {
    ...ofSeat,
    entries({ payload: { appointmentId }, effectiveOn }, facts) {
      const seat = facts.seat(appointmentId);
      if (seat === undefined) return [];
      const { personId, position } = seat;
      return [
        position === 'director'
          ? { kind: 'director_removed', params: { person: personId }, effectiveOn }
          : { kind: 'officer_removed', params: officeLogParams({ ...seat, appointmentId }), effectiveOn },
      ];
    },
  },
});
