/** What the activity log and the ledger are told of people; ids and codes only. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { fromBook, type Position } from '../positions.ts';
import { isActive, type PeopleContext } from './peopleContext.ts';

interface Seat {
  readonly appointmentId: string;
  readonly personId: string;
  readonly position: Position;
}

type Draft = Pick<PeopleContext, 'organization'>;

/** In a draft: nobody holds a position before the draft is on record. */
export async function logNamed(
  write: OrganizationWrite,
  { organization }: Draft,
  { appointmentId, personId: person, position }: Seat,
): Promise<void> {
  const company = organization.company_type;
  await write.toLedger('position', { id: appointmentId, personId: person, position });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_named', params: { person, company } })
    : recordActivity(write, { kind: 'officer_named', params: { person, position, company } }));
}

/** Taken out of a draft again. */
export async function logWithdrawn(
  write: OrganizationWrite,
  { appointmentId, personId: person, position }: Seat,
): Promise<void> {
  await write.toLedger('position', { id: appointmentId, personId: person, position, deleted: true });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_withdrawn', params: { person } })
    : recordActivity(write, { kind: 'officer_withdrawn', params: { person, position } }));
}

/** With the date of law, on record. */
type DatedSeat = Seat & { readonly on: PlainDate };

export async function logAppointed(
  write: OrganizationWrite,
  { appointmentId, personId: person, position, on: effectiveOn }: DatedSeat,
): Promise<void> {
  await write.toLedger('position', { id: appointmentId, personId: person, position });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_added', params: { person }, effectiveOn })
    : recordActivity(write, { kind: 'officer_added', params: { person, position }, effectiveOn }));
}

/** The appointments among acts that have just been recorded. */
export async function logAppointments(write: OrganizationWrite, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    if (act.verb === 'void' || act.kind !== 'appointed') continue;
    const { appointmentId, personId, position } = act.payload;
    await logAppointed(
      { ...write, telling: act.root },
      { appointmentId, personId, position: fromBook(position), on: act.effectiveOn },
    );
  }
}

export async function logCeased(
  write: OrganizationWrite,
  { appointmentId, personId: person, position, on: effectiveOn }: DatedSeat,
): Promise<void> {
  await write.toLedger('position', { id: appointmentId, personId: person, position, deleted: true });
  await (position === 'directors'
    ? recordActivity(write, { kind: 'director_removed', params: { person }, effectiveOn })
    : recordActivity(write, { kind: 'officer_removed', params: { person, position }, effectiveOn }));
}

interface Saved {
  readonly personId: string;
  /** The root of the act by which it changed; undefined where no single act says it. */
  readonly act: string | undefined;
}

/** A person's record on the ledger is part of every position and holding of his. */
export async function logPersonSaved(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, act }: Saved,
): Promise<void> {
  const isOwn = (one: { readonly personId: string }) => one.personId === personId;
  for (const { appointmentId } of seatsOf(context, personId))
    await write.toLedger('position', { id: appointmentId });
  if (context.registers.certificates.some(isOwn)) await write.toLedger('shareholder', { id: personId });
  const telling = act === undefined ? write : { ...write, telling: act };
  await recordActivity(telling, { kind: 'person_updated', params: { person: personId } });
}

const seatsOf = ({ registers }: PeopleContext, personId: string): readonly Appointment[] =>
  registers.appointments.filter((one) => one.personId === personId && isActive(one));
