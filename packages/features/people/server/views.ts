/** Views of registers and personal facts, as they travel (specification section 3, "People and positions"). */

import type { Appointment, Person as RegisteredPerson } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Actor } from '@tabellion/kit/actor.ts';
import { addressInWords } from '@tabellion/law/address.ts';
import { countryInWords } from '@tabellion/law/wireNames.ts';
import { type Language, localeOf, type Text } from '@tabellion/texts/text.ts';
import { displayName, type PersonFacts, sortingName } from '../../registers/facts.ts';
import type { EndedDirectorship } from '../contract.ts';
import { fromBook, type OfficerPosition, type Position } from '../positions.ts';
import { storedPersonForm } from '../rules/readPerson.ts';
import type { Person, PersonInput, PositionHolder } from '../shapes.ts';
import { isAppointmentActive, type PeopleContext } from './peopleContext.ts';
import { factsShownTo } from './shownFacts.ts';

/** Sources of a view: the current state, and who reads it in which language. */
export interface PeopleViewContext extends PeopleContext {
  readonly reader: Actor;
  readonly language: Language;
  readonly text: Text;
}

/** Kept from everybody who does not ask for them on purpose (decisions section 3). */
const maskedKinds = ['residential_address', 'birth_date', 'tax_residence'] as const;

/** @param reader  who is shown the person: what he may not see is not in the view
 *  @param members  who joint holders are; left out for anybody else, and where nobody asks */
export function personView(
  { personId, kind }: RegisteredPerson,
  facts: PersonFacts,
  reader: Actor,
  members?: Person['members'],
): Person {
  const shown = factsShownTo(reader, facts);
  const { name, contact, address, citizenship, gender, resident_canadian, capacity } = shown;
  return {
    person_id: personId,
    kind,
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    company_name: name?.company_name ?? '',
    display_name: displayName(name),
    email: contact?.email ?? null,
    phone_number: contact?.phone_number ?? null,
    citizenship: citizenship ? countryInWords(citizenship.countries[0] ?? '') : null,
    gender: gender?.gender ?? null,
    name_format: name?.name_format ?? null,
    address: address ? addressInWords(address) : null,
    is_erased: name === null,
    ...(members && { members }),
    masked: maskedKinds.filter((masked) => facts[masked]),
    resident_canadian: resident_canadian?.resident_canadian ?? null,
    capable_attested: capacity?.capable ?? null,
  };
}

/** Kept from a form that does not ask for them on purpose. */
const hiddenKinds = [...maskedKinds, 'service_address'] as const;

/** The form of a person as it is filled in; masked facts only when they are asked for on purpose. */
export const formOf = (
  { personId, kind, members }: RegisteredPerson,
  facts: PersonFacts,
  isRevealed: boolean,
): PersonInput => ({
  person_id: personId,
  kind,
  ...(members && { members: members.map((member) => ({ person_id: member })) }),
  ...storedPersonForm(facts, isRevealed ? [] : hiddenKinds),
});

/** Everybody on record, by family name. */
export const personViews = (viewContext: PeopleViewContext): Person[] =>
  byName(viewContext, viewContext.registers.persons).map((person) =>
    personView(
      person,
      factsIn(viewContext, person),
      viewContext.reader,
      person.members?.map((id) => ({
        person_id: id,
        display_name: displayName(viewContext.facts.get(id)?.name),
      })),
    ),
  );

export interface PositionHolders {
  readonly directors: PositionHolder[];
  readonly officers: PositionHolder[];
  /** Whoever held a position and holds none now. */
  readonly former: PositionHolder[];
}

export function positionHolders(viewContext: PeopleViewContext): PositionHolders {
  const { persons, appointments } = viewContext.registers;
  const holds = (personId: string, isWanted: (one: Appointment) => boolean): boolean =>
    appointments.some((one) => one.personId === personId && isWanted(one));
  const viewsWhere = (isWanted: (personId: string) => boolean): PositionHolder[] =>
    byName(
      viewContext,
      persons.filter(({ personId }) => isWanted(personId)),
    ).map((person) => holderView(viewContext, person));
  return {
    directors: viewsWhere((id) =>
      holds(id, (one) => isAppointmentActive(one) && one.position === 'director'),
    ),
    officers: viewsWhere((id) => holds(id, (one) => isAppointmentActive(one) && one.position !== 'director')),
    former: viewsWhere((id) => holds(id, () => true) && !holds(id, isAppointmentActive)),
  };
}

/** Whoever was a director and is none now. */
export const formerDirectors = (viewContext: PeopleViewContext): PositionHolder[] =>
  formerOf(viewContext, ({ position }) => position === 'director');

/** The directorships that have ended, the last first. */
export const endedDirectorships = (viewContext: PeopleViewContext): EndedDirectorship[] =>
  viewContext.registers.appointments
    .toSorted((a, b) => compare(b.ceasedOn ?? b.from, a.ceasedOn ?? a.from))
    .flatMap((one): EndedDirectorship[] => {
      const { appointmentId, personId, position, from, ceasedOn: to, reason } = one;
      if (position !== 'director' || isAppointmentActive(one) || to === null) return [];
      const display_name = displayName(factsIn(viewContext, one).name);
      return [{ appointment_id: appointmentId, person_id: personId, display_name, from, to, reason }];
    });

/** Whoever held an office and holds none now. */
export const formerOfficers = (viewContext: PeopleViewContext): PositionHolder[] =>
  formerOf(viewContext, ({ position }) => position !== 'director');

function formerOf(viewContext: PeopleViewContext, isOf: (one: Appointment) => boolean): PositionHolder[] {
  const all = viewContext.registers.appointments.filter(isOf);
  const former = viewContext.registers.persons.filter(({ personId }) => {
    const own = all.filter((one) => one.personId === personId);
    return own.length > 0 && !own.some(isAppointmentActive);
  });
  return byName(viewContext, former).map((person) => holderView(viewContext, person));
}

/** Officers by position; a position that nobody holds is not there. */
export function officersByPosition(
  officers: readonly PositionHolder[],
): Partial<Record<OfficerPosition, PositionHolder[]>> {
  const byPosition: Partial<Record<OfficerPosition, PositionHolder[]>> = {};
  for (const officer of officers) {
    for (const position of Object.keys(officer.positions) as Position[]) {
      if (position === 'directors') continue;
      byPosition[position] = [...(byPosition[position] ?? []), officer];
    }
  }
  return byPosition;
}

/** The date on which an appointment began; null while it stands in a proposal: the certificate will date it. */
const beganOn = (
  { registers }: Pick<PeopleContext, 'registers'>,
  { appointmentId, from }: Appointment,
): PlainDate | null => (registers.proposed.has(appointmentId) ? null : from);

function holderView(viewContext: PeopleViewContext, person: RegisteredPerson): PositionHolder {
  const own = viewContext.registers.appointments.filter(({ personId }) => personId === person.personId);
  const directorship = own.filter(({ position }) => position === 'director').at(-1);
  return {
    _id: person.personId,
    ...personView(person, factsIn(viewContext, person), viewContext.reader),
    elected_date: directorship === undefined ? null : beganOn(viewContext, directorship),
    ...positionDates(viewContext, own),
    consent_on: directorship?.consentOn ?? null,
  };
}

type PositionDates = Pick<
  PositionHolder,
  'appointment_dates' | 'removal_dates' | 'positions' | 'other_titles'
>;

/** The latest of several appointments to one position decides. */
function positionDates(viewContext: PeopleViewContext, appointments: readonly Appointment[]): PositionDates {
  const dates: PositionDates = { appointment_dates: {}, removal_dates: {}, positions: {} };
  for (const one of appointments) {
    const position = fromBook(one.position);
    const began = beganOn(viewContext, one);
    if (began !== null) dates.appointment_dates[position] = began;
    if (isAppointmentActive(one)) {
      delete dates.removal_dates[position];
      const title = one.title ?? viewContext.text(`position.${position}`);
      const existing = dates.positions[position];
      dates.positions[position] = existing === undefined ? title : `${existing}, ${title}`;
      if (position === 'other') dates.other_titles = [...(dates.other_titles ?? []), title];
    } else if (one.ceasedOn !== null && dates.positions[position] === undefined) {
      dates.removal_dates[position] = one.ceasedOn;
    }
  }
  return dates;
}

export const factsIn = (
  { facts }: Pick<PeopleViewContext, 'facts'>,
  { personId }: { personId: string },
): PersonFacts => facts.get(personId) ?? {};

/** Persons in the alphabet of the reader, by family name as the register is (CBCA s. 50(1)). */
function byName<T extends { readonly personId: string }>(
  viewContext: PeopleViewContext,
  persons: readonly T[],
): T[] {
  const { compare } = new Intl.Collator(localeOf[viewContext.language]);
  const name = (person: T) => sortingName(factsIn(viewContext, person).name);
  return [...persons].sort((a, b) => compare(name(a), name(b)) || (a.personId < b.personId ? -1 : 1));
}
