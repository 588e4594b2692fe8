import * as z from 'zod/mini';
import { id } from './atoms.ts';
import type { Kind } from './kind.ts';

const schema = z.strictObject({ appointmentId: id });

export type ConsentGivenPayload = Readonly<z.infer<typeof schema>>;

/** A director consents in writing after his election (CBCA s. 106(9)), on the act's effective date. A consent that was
 *  there before stands in the appointment itself. */
export const consentGiven: Kind<ConsentGivenPayload> = {
  v: 1,
  schema,
  readWriteSet: ({ appointmentId }) => ({
    // The day of the consent is looked at by people and law, not by other acts.
    writes: [{ subject: { of: 'appointment', id: appointmentId }, seen: null }],
  }),
  apply(book, act) {
    const { appointmentId } = act.payload;
    const { appointments } = book.tables;
    const appointment = appointments.get(appointmentId);
    if (!appointment) return book.flag(act, 'no_appointment', 'appointmentId', { appointmentId });
    if (appointment.status === 'ceased')
      return book.flag(act, 'already_ceased', 'appointmentId', { appointmentId });
    appointments.put(appointmentId, { ...appointment, consentOn: act.effectiveOn }, act);
  },
};
