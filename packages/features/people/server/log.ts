/** What the activity log and the ledger are told of people; ids and codes only. */
import type { Appointment } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { Position } from '../positions.ts';
import { isActive, type Scene } from './scene.ts';

interface Seat {
  readonly appointmentId: string;
  readonly personId: string;
  readonly position: Position;
  /** The date of law, where there is one yet. */
  readonly on: PlainDate | null;
}

export async function logAppointed(
  write: OrganizationWrite,
  { appointmentId, personId, position, on }: Seat,
): Promise<void> {
  const effectiveOn = on ?? undefined;
  await write.toLedger('position', { id: appointmentId, personId, position });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_added', params: { person: personId }, effectiveOn })
    : recordActivity(write, { kind: 'officer_added', params: { person: personId, position }, effectiveOn }));
}

export async function logCeased(
  write: OrganizationWrite,
  { appointmentId, personId, position, on }: Seat,
): Promise<void> {
  const effectiveOn = on ?? undefined;
  await write.toLedger('position', { id: appointmentId, personId, position, deleted: true });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_removed', params: { person: personId }, effectiveOn })
    : recordActivity(write, {
        kind: 'officer_removed',
        params: { person: personId, position },
        effectiveOn,
      }));
}

/** A person's record on the ledger is part of every position and holding of his. */
export async function logPersonSaved(
  write: OrganizationWrite,
  scene: Scene,
  personId: string,
): Promise<void> {
  const isOwn = (one: { readonly personId: string }) => one.personId === personId;
  for (const { appointmentId } of seatsOf(scene, personId))
    await write.toLedger('position', { id: appointmentId });
  if (scene.registers.certificates.some(isOwn)) await write.toLedger('shareholder', { id: personId });
  await recordActivity(write, { kind: 'person_updated', params: { person: personId } });
}

const seatsOf = ({ registers }: Scene, personId: string): readonly Appointment[] =>
  registers.appointments.filter((one) => one.personId === personId && isActive(one));
