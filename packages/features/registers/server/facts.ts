/** Personal facts: written once with a salt, cited by digest, erased for ever (design: the core). */
import { createHash, randomBytes } from 'node:crypto';
import type { PersonalFactRef } from '@tabellion/book/act.ts';
import type { Person } from '@tabellion/book/entities.ts';
import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { dateInZone } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import {
  factBodies,
  type NewFact,
  type PersonFacts,
  retentionOf,
  type WordsKind,
  wordsBody,
} from '../facts.ts';
import type { CollectingWrite } from './noting.ts';
import {
  eraseFactRows,
  eraseFactsOfPersons,
  insertFact,
  type NewFactRow,
  selectFacts,
  selectFactsOfPerson,
  selectPersonsInProposals,
  selectPersonsOfBatch,
} from './store/facts.ts';

export interface CitedFact {
  readonly kind: PersonalFactKind;
  readonly ref: PersonalFactRef;
}

/** Writes facts and returns what an act cites. The same words twice get two salts, so that digests tell nothing. */
export async function writeFacts(
  write: OrganizationWrite,
  personId: string,
  facts: readonly NewFact[],
): Promise<readonly CitedFact[]> {
  const cited: CitedFact[] = [];
  for (const { kind, body } of facts) {
    const { ref, ...salted } = saltedFact(factBodies[kind].parse(body));
    await insertNoted(write, { ...salted, personId, kind, retention: retentionOf[kind] });
    cited.push({ kind, ref });
  }
  return cited;
}

/** A new fact with its own salt, and what an act cites of it. */
export function saltedFact(content: object) {
  const [factId, salt, body] = [newId(), randomBytes(32), canonicalJson(content)];
  return { factId, salt, body, ref: { fact: factId, digest: digestOf(salt, body) } };
}

async function insertNoted(
  write: CollectingWrite,
  unrecorded: Omit<NewFactRow, 'recordedAt'>,
): Promise<void> {
  const fact = { ...unrecorded, recordedAt: write.recordedAt };
  await insertFact(write.tx, write.orgId, fact);
  write.noted?.facts.push(fact);
}

export interface NewWords {
  readonly kind: WordsKind;
  /** The person that they are about; null where they are about nobody alone. */
  readonly personId: string | null;
  readonly words: string;
}

export async function writeWordsFact(
  write: OrganizationWrite,
  { kind, personId, words }: NewWords,
): Promise<PersonalFactRef> {
  const { ref, ...salted } = saltedFact(wordsBody.parse({ words }));
  await insertNoted(write, { ...salted, personId, kind, retention: 'isc' });
  return ref;
}

/** Words of these citations, by the fact's id; erased ones are left out. */
export async function wordsIn(
  q: Queries,
  orgId: string,
  refs: readonly PersonalFactRef[],
): Promise<ReadonlyMap<string, string>> {
  if (refs.length === 0) return new Map();
  const rows = await selectFacts(
    q,
    orgId,
    refs.map(({ fact }) => fact),
  );
  return new Map(
    rows.flatMap(({ factId, body }) => {
      const read = wordsBody.safeParse(body);
      return read.success ? [[factId, read.data.words] as const] : [];
    }),
  );
}

/** SHA-256 over salt and canonical body, in lower-case hexadecimal. */
export const digestOf = (salt: Uint8Array, body: string): string =>
  createHash('sha256').update(salt).update(body).digest('hex');

/** Facts cited by these persons, by person; erased facts are null. Read as of the persons' own date. */
export async function factsOf(
  q: Queries,
  orgId: string,
  persons: readonly Person[],
): Promise<ReadonlyMap<string, PersonFacts>> {
  return (await factsCited(q, orgId, persons))(persons);
}

/** The same for persons as they are on several days: read once, then told of any of them. */
export async function factsCited(
  q: Queries,
  orgId: string,
  persons: readonly Person[],
): Promise<(some: readonly Person[]) => ReadonlyMap<string, PersonFacts>> {
  const cited = new Set(persons.flatMap(({ facts }) => Object.values(facts).map(({ fact }) => fact)));
  const rows = await selectFacts(q, orgId, [...cited]);
  const bodies = new Map(rows.map((row) => [row.factId, row.body]));
  return (some) =>
    new Map(
      some.map(({ personId, facts }) => [
        personId,
        // The bodies were checked by `factBodies` when they were written.
        Object.fromEntries(
          Object.entries(facts).map(([kind, { fact }]) => [kind, bodies.get(fact) ?? null]),
        ) as PersonFacts,
      ]),
    );
}

interface Erasing {
  readonly kinds: readonly (PersonalFactKind | WordsKind)[];
  /** Words of nobody alone that go with them. */
  readonly words?: readonly PersonalFactRef[];
  /** A code, such as `retention_over`; it stands in the register for ever. */
  readonly basis: string;
  readonly zone: string;
}

/**
 * Erases every fact of these kinds that was ever written of a person, not only the newest, with date and basis.
 * A kind that the law wants kept in the register is refused (CBCA s. 50(1)).
 * @returns how many facts were erased
 */
export async function eraseFacts(
  write: OrganizationWrite,
  personId: string,
  { kinds, words = [], basis, zone }: Erasing,
): Promise<Result<number, Refusal<'REGISTERS.FACT_RETAINED'>>> {
  if (kinds.some((kind) => kind in retentionOf && retentionOf[kind as PersonalFactKind] === 'register'))
    return refuse('REGISTERS.FACT_RETAINED');
  const rows = await selectFactsOfPerson(write.tx, write.orgId, personId);
  const own = rows.filter(({ kind }) => kinds.includes(kind)).map(({ factId }) => factId);
  const factIds = [...own, ...words.map(({ fact }) => fact)];
  const on = dateInZone(write.recordedAt, zone);
  return ok(await eraseFactRows(write.tx, write.orgId, { factIds, on, basis }));
}

/** Why facts of persons are erased who never were in the register rightly. */
export const ENTERED_BY_MISTAKE = 'entered_by_mistake';

/**
 * Erases everything that was ever written of the persons whom a batch added and of whom nothing stands any more: they were
 * entered by mistake, and the Act wants kept who holds or held shares (CBCA s. 50(1)), not who never did. Somebody whom an entry
 * names that stands, or a proposal that is open, is passed over.
 * @returns how many facts were erased, and the ids of those who were passed over
 */
export async function eraseNeverAdded(
  write: OrganizationWrite,
  { batchId, zone }: { readonly batchId: string; readonly zone: string },
): Promise<{ readonly erased: number; readonly kept: readonly string[] }> {
  const { tx, orgId, recordedAt } = write;
  const { never, standing } = await selectPersonsOfBatch(tx, orgId, batchId);
  const proposed = await selectPersonsInProposals(tx, orgId, never);
  const ids = never.filter((id) => !proposed.has(id));
  const on = dateInZone(recordedAt, zone);
  const erased = await eraseFactsOfPersons(tx, orgId, { ids, on, basis: ENTERED_BY_MISTAKE });
  // Their holdings may stand in the ledger, sealed with their names.
  if (erased > 0) await write.toLedger('shareholder', ...ids.map((id) => ({ id, erased: true })));
  return { erased, kept: [...standing, ...proposed] };
}
