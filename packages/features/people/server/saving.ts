/** Writes what a form said of a person: as a draft, as a change on a date, or as a correction. */
import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type PersonFacts, recordActs, recordDraft, writeFacts } from '../../registers/server/public.ts';
import { amendedFacts, type Citations, differenceOf, type FactDifference } from '../rules/factChanges.ts';
import { readPerson } from '../rules/readPerson.ts';
import type { PersonInput } from '../shapes.ts';
import { correctFacts } from './correcting.ts';
import { datingOf, editProposed, place } from './place.ts';
import type { Scene } from './scene.ts';

/** Somebody as he stands after a form was saved. */
export interface SavedPerson {
  readonly personId: string;
  readonly kind: PersonKind;
  readonly facts: PersonFacts;
  /** Whether the form changed anything. */
  readonly isChanged: boolean;
}

/** Was it wrong, or did it change on a day? Asked only of what is on record. */
export type How =
  | { readonly as: 'change'; readonly on: PlainDate }
  | { readonly as: 'correction'; readonly reason: string }
  /** Not said: only facts that were never told may be added, from that day on. */
  | { readonly as: 'addition'; readonly on: PlainDate };

/** Adds somebody new to the registers, from a day on; null leaves the day to the certificate.
 *  Errors: GENERAL.FIELD_INVALID with the fields of `readPerson`. */
export async function addPerson(
  write: OrganizationWrite,
  scene: Scene,
  {
    input,
    on,
    prefix,
  }: { readonly input: PersonInput; readonly on: PlainDate | null; readonly prefix: string },
): Promise<Result<SavedPerson, Refusal>> {
  const read = readPerson(input, { today: scene.today, prefix });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { set } = differenceOf({}, read.value.facts);
  const personId = newId();
  const facts = await writeFacts(write, personId, set);
  const { kind } = read.value;
  const placed = await place(write, scene, [
    recordDraft('person.added', { personId, kind, facts: [...facts] }, datingOf(on)),
  ]);
  if (!placed.ok) return placed;
  return ok({ personId, kind, facts: after({}, { set, remove: [] }), isChanged: true });
}

/** Saves what a form says of somebody known; what it repeats changes nothing.
 *  Errors: GENERAL.NOT_FOUND, PEOPLE.ERASED, GENERAL.FIELD_INVALID with fields, PEOPLE.CORRECTION_OR_CHANGE. */
export async function savePerson(
  write: OrganizationWrite,
  scene: Scene,
  {
    personId,
    input,
    how,
    prefix,
  }: { readonly personId: string; readonly input: PersonInput; readonly how: How; readonly prefix: string },
): Promise<Result<SavedPerson, Refusal>> {
  const person = scene.registers.persons.find((one) => one.personId === personId);
  if (person === undefined) return refuse('GENERAL.NOT_FOUND');
  const { kind } = person;
  const facts = scene.facts.get(personId) ?? {};
  if (facts.name === null) return refuse('PEOPLE.ERASED');
  const read = readPerson(input, { today: scene.today, known: { kind, facts }, prefix });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const difference = differenceOf(facts, read.value.facts);
  if (difference.set.length + difference.remove.length === 0)
    return ok({ personId, kind, facts, isChanged: false });
  const saved = await saveDifference(write, scene, { personId, facts, difference, how });
  return saved.ok ? ok({ personId, kind, facts: after(facts, difference), isChanged: true }) : saved;
}

interface Saving {
  readonly personId: string;
  readonly facts: PersonFacts;
  readonly difference: FactDifference;
  readonly how: How;
}

async function saveDifference(
  write: OrganizationWrite,
  scene: Scene,
  saving: Saving,
): Promise<Result<null, Refusal>> {
  const { personId, facts, difference, how } = saving;
  const proposal = scene.registers.proposed.get(personId);
  const isNews =
    difference.remove.length === 0 && difference.set.every(({ kind }) => facts[kind] === undefined);
  if (proposal === undefined && how.as === 'addition' && !isNews)
    return refuseField('as', 'PEOPLE.CORRECTION_OR_CHANGE');
  const cited = await writeFacts(write, personId, difference.set);
  const { remove } = difference;
  if (proposal !== undefined) {
    return editProposed(write, scene, proposal.proposalId, (drafts) =>
      ok(drafts.map((draft) => withFacts(draft, personId, { set: cited, remove }))),
    );
  }
  if (how.as === 'correction')
    return correctFacts(write, scene, { personId, set: cited, remove, reason: how.reason });
  const changed = recordDraft(
    'person.changed',
    { personId, set: [...cited], remove: [...remove] },
    { on: how.on },
  );
  const recorded = await recordActs(write, [changed], { today: scene.today });
  return recorded.ok ? ok(null) : recorded;
}

function withFacts(draft: DraftAct, personId: string, cited: Citations): DraftAct {
  if (draft.verb === 'void' || draft.kind !== 'person.added') return draft;
  if (draft.payload.personId !== personId) return draft;
  return { ...draft, payload: { ...draft.payload, facts: amendedFacts(draft.payload.facts, cited) } };
}

function after(facts: PersonFacts, { set, remove }: FactDifference): PersonFacts {
  const kept = Object.entries(facts).filter(([kind]) => !(remove as readonly string[]).includes(kind));
  return Object.fromEntries([...kept, ...set.map(({ kind, body }) => [kind, body])]) as PersonFacts;
}
