/** The registers of directors and officers on a date, and the dates on which a register changed. */
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import {
  displayName,
  type FactBodies,
  registerDays,
  type SeatRow,
  seatsOn,
  target,
} from '../../../registers/server/public.ts';
import { fromBook } from '../../positions.ts';
import type * as contract from '../../registerContract.ts';
import { addressToWire } from '../../rules/personFields.ts';
import { readingAt, standsOn } from '../readingAt.ts';

/** Errors: GENERAL.NOT_A_DATE. */
export async function readRegisterDays(
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.readRegisterDays>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.readRegisterDays>>> {
  const reading = await readingAt(ctx, { knownAt: query.knownAt });
  if (!reading.ok) return reading;
  const { at, today, zone } = reading.value;
  const [days, where] = await Promise.all([
    registerDays(ctx.q, ctx.orgId, query.of, at.seq),
    target(ctx.q, ctx.orgId),
  ]);
  return ok({ days, today, zone, isFounded: where === 'register' });
}

export const listRegisterDirectors = (
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.listRegisterDirectors>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.listRegisterDirectors>>> => seats(ctx, 'directors', query);

export const listRegisterOfficers = (
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.listRegisterOfficers>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.listRegisterOfficers>>> => seats(ctx, 'officers', query);

/** Errors: GENERAL.NOT_A_DATE. */
async function seats(
  ctx: OrganizationContext,
  of: 'directors' | 'officers',
  query: InputOf<typeof contract.listRegisterDirectors>['query'],
): Promise<Handled<ReplyOf<typeof contract.listRegisterDirectors>>> {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { sort = 'name', who = 'current', name: words = '' } = query;
  const rows = await seatsOn(ctx.q, ctx.orgId, reading.value.at, {
    of,
    who,
    words,
    order: sort.endsWith('name') ? 'name' : 'since',
    descending: sort.startsWith('-'),
    language: ctx.language,
  });
  return ok({ seats: rows.map(seatView), ...standsOn(reading.value) });
}

const seatView = (seat: SeatRow): contract.Seat => ({
  appointment_id: seat.appointmentId,
  ...registeredPerson(seat),
  position: fromBook(seat.position),
  title: seat.title,
  since: seat.from,
  until: seat.ceasedOn,
  reason: seat.reason,
  consent_on: seat.consentOn,
  resident_canadian: seat.isResident,
});

interface Registered {
  readonly personId: string;
  readonly kind: contract.Seat['kind'];
  readonly name: FactBodies['name'] | null;
  readonly address: FactBodies['address'] | null;
}

/** A person as a register prints it. */
export const registeredPerson = ({ personId, kind, name, address }: Registered) => ({
  person_id: personId,
  kind,
  display_name: displayName(name),
  is_erased: name === null,
  address: address && addressToWire(address),
});
