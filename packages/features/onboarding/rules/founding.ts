/** Reads the founding proposal: the people, classes and subscriptions that the other steps put there. */
import type { FactRef } from '@tabellion/book/act.ts';
import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { FactKind, PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { displayName, type PersonFacts } from '../../registers/facts.ts';
import type { FoundingDirector, FoundingFacts, Subscription } from './facts.ts';

/** A person of the proposal with what is cited of him. */
export interface FoundingPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly facts: Readonly<Partial<Record<FactKind, FactRef>>>;
}

export const personsIn = (drafts: readonly DraftAct[]): readonly FoundingPerson[] =>
  payloadsOf(drafts, 'person.added').map(({ personId, kind, facts }) => ({
    personId,
    kind,
    facts: Object.fromEntries(facts.map((fact) => [fact.kind, fact.ref])),
  }));

/** @param factsOf  what the persons' citations say, by person */
export function readFounding(
  drafts: readonly DraftAct[],
  factsOf: ReadonlyMap<string, PersonFacts>,
): Pick<FoundingFacts, 'directors' | 'officers' | 'classes' | 'subscriptions'> {
  const kinds = new Map(personsIn(drafts).map(({ personId, kind }) => [personId, kind]));
  const appointments = payloadsOf(drafts, 'appointed');
  const isDirector = ({ position }: { position: string }) => position === 'director';
  return {
    directors: appointments.filter(isDirector).map(({ personId, consentOn }) => ({
      ...directorOf(personId, factsOf.get(personId) ?? {}),
      consentOn,
    })),
    officers: appointments.filter((appointment) => !isDirector(appointment)).length,
    classes: payloadsOf(drafts, 'class.created'),
    subscriptions: payloadsOf(drafts, 'issued').flatMap(({ issues }) =>
      issues.map(
        ({ personId, classId, quantity, consideration, paidOn }): Subscription => ({
          personId,
          personKind: kinds.get(personId) ?? 'individual',
          name: displayName(factsOf.get(personId)?.name),
          classId,
          quantity: BigInt(quantity),
          consideration,
          paidOn,
        }),
      ),
    ),
  };
}

function directorOf(personId: string, facts: PersonFacts): Omit<FoundingDirector, 'consentOn'> {
  const { name, service_address, residential_address, resident_canadian, capacity } = facts;
  return {
    personId,
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    name: displayName(name),
    formAddress: service_address ?? residential_address ?? null,
    residentCanadian: resident_canadian?.resident_canadian === true,
    capableAttested: capacity?.capable === true,
  };
}

/** Kind and payload of a draft belong together; the compiler does not see it through the union. */
const payloadsOf = <K extends KindName>(drafts: readonly DraftAct[], kind: K): Payloads[K][] =>
  drafts.flatMap((draft) =>
    draft.kind === kind && draft.payload !== null ? [draft.payload as Payloads[K]] : [],
  );
