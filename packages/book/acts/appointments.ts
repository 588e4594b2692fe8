import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import { POSITIONS } from '../positions.ts';
import { CEASED_REASONS } from '../terms/people.ts';
import { date, id, NAME_LENGTH, personalFactRef, resolution, rule, words } from './atoms.ts';
import { kindOf } from './kind.ts';

const appointedSchema = z
  .strictObject({
    appointmentId: id,
    personId: id,
    position: z.enum(POSITIONS),
    /** The title of an `other` office; null for every position that has a name of its own. */
    title: z.nullable(words(NAME_LENGTH)),
    /** The day of the written consent (CBCA s. 106(9)); null while none is on record. */
    consentOn: z.nullable(date),
    /** A director's attested answer to "resident Canadian?"; null when not asked. */
    residency: z.nullable(personalFactRef),
    resolution: z.nullable(resolution),
    /** The act's day is the last one on which it can have begun: the register does not tell since when. Absent where it began on
     *  that day. */
    orBefore: z.exactOptional(z.boolean()),
  })
  .check(rule('title', ({ position, title }) => (position === 'other') === (title !== null)));

export type AppointedPayload = Readonly<z.infer<typeof appointedSchema>>;

/** A person takes a position, from the act's effective date on. */
const appointed = kindOf(appointedSchema, {
  mayBeFuture: true,
  gives: (payload) => [payload.appointmentId],
  readWriteSet: ({ appointmentId, personId }) => ({
    reads: [{ of: 'corporation' }, { of: 'person', id: personId }],
    writes: [
      { of: 'appointment', id: appointmentId },
      { of: 'seats', id: personId },
    ],
  }),
  apply(book, act) {
    const { appointmentId, personId, position } = act.payload;
    const { appointments, persons } = book.tables;
    if (!book.requireCorporation(act) || !book.requirePerson(act, personId, 'personId')) return;
    if (appointments.has(appointmentId))
      return book.flag(act, 'already_exists', 'appointmentId', { appointmentId });
    if (position === 'director' && persons.get(personId)?.kind !== 'individual') {
      book.flag(act, 'not_an_individual', 'personId', { personId });
    }
    const taken = book.sit(act.payload);
    if (taken !== undefined) book.flag(act, 'already_appointed', 'position', { appointmentId: taken });
    appointments.put(
      appointmentId,
      { ...act.payload, from: act.effectiveOn, status: 'active', ceasedOn: null, reason: null },
      act,
    );
  },
});

const consentSchema = z.strictObject({ appointmentId: id });

/** A director consents in writing after his election (CBCA s. 106(9)), on the act's effective date. A consent that was
 *  there before stands in the appointment itself. */
const consentGiven = kindOf(consentSchema, {
  readWriteSet: ({ appointmentId }) => ({
    // The day of the consent is looked at by people and law, not by other acts.
    writes: [{ of: 'appointment', id: appointmentId }],
  }),
  apply(book, act) {
    const { appointmentId } = act.payload;
    const appointment = activeAppointment(book, act);
    if (!appointment) return;
    book.tables.appointments.put(appointmentId, { ...appointment, consentOn: act.effectiveOn }, act);
  },
});

const ceasedSchema = z.strictObject({
  appointmentId: id,
  reason: z.enum(CEASED_REASONS),
  resolution: z.nullable(resolution),
});

/** An appointment ends: on the act's effective date the person no longer holds the position. It stays in the
 *  register for ever. */
const ceased = kindOf(ceasedSchema, {
  mayBeFuture: true,
  readWriteSet: ({ appointmentId }) => ({
    writes: [{ of: 'appointment', id: appointmentId }],
  }),
  apply(book, act) {
    const { appointmentId, reason } = act.payload;
    const appointment = activeAppointment(book, act);
    if (!appointment) return;
    book.rise(appointment);
    const ceased = { ...appointment, status: 'ceased', ceasedOn: act.effectiveOn, reason } as const;
    book.tables.appointments.put(appointmentId, ceased, act);
  },
});

/** The appointment that the act means, where it is there and has not ceased; otherwise the act is flagged. */
function activeAppointment(book: Book, act: NewestActVersion<{ readonly appointmentId: string }>) {
  const { appointmentId } = act.payload;
  const appointment = book.tables.appointments.get(appointmentId);
  if (!appointment) return book.flag(act, 'no_appointment', 'appointmentId', { appointmentId });
  if (appointment.status === 'active') return appointment;
  return book.flag(act, 'already_ceased', 'appointmentId', { appointmentId });
}

export const appointmentKinds = {
  appointed,
  'consent.given': consentGiven,
  ceased,
};
