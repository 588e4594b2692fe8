import type { PersonAddedPayload } from '@tabellion/book/acts/persons.ts';
import { PERSONAL_FACT_KINDS, type PersonalFactKind } from '@tabellion/book/terms/people.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { NewFact, PersonFacts } from '../../registers/facts.ts';
import type { FactChanges } from './readPerson.ts';

export interface FactDifference {
  readonly set: readonly NewFact[];
  readonly remove: readonly PersonalFactKind[];
}

/** Facts that are really new or gone: what a form repeats changes nothing. An attestation that only bears a new day
 *  is not a new fact; the first one stands. */
export function differenceOf(existing: PersonFacts, changes: FactChanges): FactDifference {
  const set: NewFact[] = [];
  const remove: PersonalFactKind[] = [];
  for (const kind of PERSONAL_FACT_KINDS) {
    const body = changes[kind];
    const before = existing[kind] ?? null;
    if (body === undefined || spelled(body) === spelled(before)) continue;
    if (body === null) remove.push(kind);
    // Sound by the type of FactChanges: each kind has its own body.
    else set.push({ kind, body } as NewFact);
  }
  return { set, remove };
}

function spelled(body: object | null): string {
  if (body === null) return '';
  const { attested_on: _, ...stored } = body as { attested_on?: string };
  return canonicalJson(stored);
}

/** Facts by citation: what an act says anew, and what no longer holds. */
export interface CitationChanges {
  readonly set: readonly PersonAddedPayload['facts'][number][];
  readonly remove: readonly PersonalFactKind[];
}

/** The citations of an act with some of them said again or taken away. */
export function amendedFacts(
  facts: PersonAddedPayload['facts'],
  { set, remove }: CitationChanges,
): PersonAddedPayload['facts'] {
  const gone = new Set([...remove, ...set.map(({ kind }) => kind)]);
  return [...facts.filter(({ kind }) => !gone.has(kind)), ...set];
}
