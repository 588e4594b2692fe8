import * as z from 'zod/mini';
import { CEASED_REASONS } from '../terms/people.ts';
import { id, resolution } from './atoms.ts';
import type { Kind } from './kind.ts';

const schema = z.strictObject({
  appointmentId: id,
  reason: z.enum(CEASED_REASONS),
  resolution: z.nullable(resolution),
});

export type CeasedPayload = Readonly<z.infer<typeof schema>>;

/** An appointment ends: on the act's effective date the person no longer holds the position. It stays in the
 *  register for ever. */
export const ceased: Kind<CeasedPayload> = {
  v: 1,
  schema,
  mayBeFuture: true,
  readWriteSet: ({ appointmentId }) => ({
    writes: [{ subject: { of: 'appointment', id: appointmentId }, seen: 'ceased' }],
  }),
  apply(book, act) {
    const { appointmentId, reason } = act.payload;
    const { appointments } = book.tables;
    const appointment = appointments.get(appointmentId);
    if (!appointment) return book.flag(act, 'no_appointment', 'appointmentId', { appointmentId });
    if (appointment.status === 'ceased')
      return book.flag(act, 'already_ceased', 'appointmentId', { appointmentId });
    book.rise(appointment);
    appointments.put(
      appointmentId,
      { ...appointment, status: 'ceased', ceasedOn: act.effectiveOn, reason },
      act,
    );
  },
};
