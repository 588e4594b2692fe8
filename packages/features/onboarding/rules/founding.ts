/** Reads the people, classes and subscriptions that the other steps collected, as the registers would show them. */
import {
  type Appointment,
  type Certificate,
  type ClassTerms,
  type IssuedCertificate,
  isIssue,
  type Person,
} from '@tabellion/book/entities.ts';
import { displayName, type PersonFacts } from '../../registers/facts.ts';
import type { FoundingDirector, FoundingFacts } from './facts.ts';

/** A reading of the registers with the founding proposal on top. */
interface FoundingRegisters {
  readonly persons: readonly Person[];
  readonly appointments: readonly Appointment[];
  readonly classes: readonly ClassTerms[];
  readonly certificates: readonly Certificate[];
}

/** @param factsOf  what the persons' citations say, by person */
export function readFounding(
  { persons, appointments, classes, certificates }: FoundingRegisters,
  factsOf: ReadonlyMap<string, PersonFacts>,
): Pick<FoundingFacts, 'directors' | 'officers' | 'classes' | 'subscriptions' | 'privateHolders'> {
  const kinds = new Map(persons.map(({ personId, kind }) => [personId, kind]));
  const subscribed = certificates.filter(isIssue).filter(({ status }) => status === 'open');
  const active = appointments.filter(({ status }) => status === 'active');
  return {
    directors: active
      .filter(({ position }) => position === 'director')
      .map(({ personId, consentOn }) => directorOf(personId, consentOn, factsOf.get(personId) ?? {})),
    officers: active.filter(({ position }) => position !== 'director').length,
    classes,
    privateHolders: countPrivateHolders(persons, subscribed),
    subscriptions: subscribed.flatMap(({ personId, classId, quantity, consideration, paidOn }) =>
      // Every subscription names its consideration.
      consideration === null
        ? []
        : [
            {
              personId,
              personKind: kinds.get(personId) ?? 'individual',
              name: displayName(factsOf.get(personId)?.name),
              classId,
              quantity,
              consideration,
              paidOn,
            },
          ],
    ),
  };
}

function directorOf(
  personId: string,
  consentOn: FoundingDirector['consentOn'],
  { name, service_address, residential_address, resident_canadian, capacity }: PersonFacts,
): FoundingDirector {
  return {
    personId,
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    name: displayName(name),
    formAddress: service_address ?? residential_address ?? null,
    residentCanadian: resident_canadian?.resident_canadian ?? null,
    capableAttested: capacity?.capable === true,
    consentOn,
  };
}

/** How many subscribers of a founding count among the fifty holders of a private issuer (NI 45-106 s. 2.4) as the registers
 *  count them once it is on record: each of joint holders by himself, and employees not. */
export function countPrivateHolders(
  persons: readonly Person[],
  subscribed: readonly Pick<IssuedCertificate, 'personId' | 'exemption'>[],
): number {
  const joint = new Map(persons.map(({ personId, members = [] }) => [personId, members]));
  const peopleOf = ({ personId }: { readonly personId: string }): readonly string[] => {
    const members = joint.get(personId) ?? [];
    return members.length === 0 ? [personId] : members;
  };
  const employees = new Set(subscribed.filter(isToEmployee).flatMap(peopleOf));
  return new Set(subscribed.flatMap(peopleOf).filter((one) => !employees.has(one))).size;
}

const isToEmployee = ({ exemption }: Pick<IssuedCertificate, 'exemption'>): boolean =>
  exemption?.category === 'employee' || exemption?.rule === 'employee';
