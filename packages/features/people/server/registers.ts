/** The registers of directors and officers on a date, and the dates on which a register changed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { addressInWords } from '@tabellion/law/address.ts';
import type { AnswerTo, OrganizationContext, ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { foundingOrRegister, registerDays } from '../../registers/server/public/acts.ts';
import { displayName, type FactBodies, type SeatRow, seatsOn } from '../../registers/server/public/people.ts';
import { fromBook } from '../positions.ts';
import * as contract from '../registerContract.ts';
import { readingAt, standsOn } from './readingAt.ts';
import { type PageReading, pageReading, registerPage, type WholeRegister } from './registerPage.ts';
import { shownTo } from './shownFacts.ts';

export const readRegisterDays = serveOrganization(contract.readRegisterDays, async (ctx, { query }) => {
  const reading = await readingAt(ctx, { knownAt: query.knownAt });
  if (!reading.ok) return reading;
  const { at, today, zone } = reading.value;
  const [days, where] = await Promise.all([
    registerDays(ctx.q, ctx.orgId, query.of, at.seq),
    foundingOrRegister(ctx.q, ctx.orgId),
  ]);
  return ok({ days, today, zone, isFounded: where === 'register' });
});

export const listRegisterDirectors = serveOrganization(contract.listRegisterDirectors, (ctx, { query }) =>
  seats(ctx, 'directors', query),
);

export const listRegisterOfficers = serveOrganization(contract.listRegisterOfficers, (ctx, { query }) =>
  seats(ctx, 'officers', query),
);

async function seats(
  ctx: OrganizationContext,
  of: 'directors' | 'officers',
  query: SeatsQuery,
): Promise<AnswerTo<typeof contract.listRegisterDirectors>> {
  const reading = await pageReading(ctx, query);
  if (!reading.ok) return reading;
  const page = registerPage(await wholeSeatRegister(ctx, of, query, reading.value), reading.value);
  if (!page.ok) return page;
  const { lines, ...rest } = page.value;
  const open_since = await openSince(ctx, of, reading.value);
  return ok({ seats: lines.map(shownTo(ctx)), open_since, ...rest, ...standsOn(reading.value) });
}

/** Nobody who is in the register today began on a later day. */
async function openSince(
  { q, orgId, language }: OrganizationContext,
  of: 'directors' | 'officers',
  { at, today }: PageReading,
): Promise<PlainDate | null> {
  if (at.asOf >= today) return null;
  const every = { of, who: 'all', words: '', order: 'since', descending: false, language } as const;
  const seats = await seatsOn(q, orgId, { ...at, asOf: today }, every);
  return seats.find(({ isOnOrBefore, from }) => isOnOrBefore && from > at.asOf)?.from ?? null;
}

type SeatsQuery = InputOf<typeof contract.listRegisterDirectors>['query'];

export async function wholeSeatRegister(
  { q, orgId, language }: ReadingContext<'language'>,
  of: 'directors' | 'officers',
  { sort = 'name', who = 'current', name: words = '' }: SeatsQuery,
  { at, from }: Pick<PageReading, 'at' | 'from'>,
): Promise<WholeRegister<contract.Seat>> {
  const order = sort.endsWith('name') ? 'name' : 'since';
  const listing = { of, who, words, order, descending: sort.startsWith('-'), language } as const;
  const on = async (asOf: PlainDate) => (await seatsOn(q, orgId, { ...at, asOf }, listing)).map(seatView);
  const [lines, before] = await Promise.all([on(at.asOf), from && on(from)]);
  return { lines, before, keyOf: (seat) => seat.appointment_id };
}

const seatView = (seat: SeatRow): contract.Seat => ({
  appointment_id: seat.appointmentId,
  ...registeredPerson(seat),
  position: fromBook(seat.position),
  title: seat.title,
  since: seat.from,
  is_on_or_before: seat.isOnOrBefore,
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

export const registeredPerson = ({ personId, kind, name, address }: Registered) => ({
  person_id: personId,
  kind,
  display_name: displayName(name),
  is_erased: name === null,
  address: address && addressInWords(address),
});
