/** Writes what a form said of a person: as a draft, as a change on a date, or as a correction. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordActs, recordDraft, replaceDraft } from '../../registers/server/public/acts.ts';
import {
  actsOfPerson,
  type CitedFact,
  type PersonAct,
  type PersonFacts,
  writeFacts,
} from '../../registers/server/public/people.ts';
import { asksResidencyGround } from '../rules/board.ts';
import {
  amendedFacts,
  type CitationChanges,
  differenceOf,
  type FactDifference,
} from '../rules/factChanges.ts';
import type { CorrectionOrChange } from '../rules/readCorrectionOrChange.ts';
import { readPerson } from '../rules/readPerson.ts';
import type { PersonInput } from '../shapes.ts';
import { isAlreadyOnRecord } from './alreadyOnRecord.ts';
import { insertPerson } from './entering.ts';
import { addMembers, saveMembers } from './members.ts';
import type { PeopleContext } from './peopleContext.ts';
import { editProposed } from './recordOrProposeDrafts.ts';

interface NewPerson {
  readonly input: PersonInput;
  /** The day from which he stands in the register; null leaves it to the certificate. */
  readonly on: PlainDate | null;
  /** Where the form stands in the request: `person.`, with its dot. */
  readonly prefix: string;
}

const isGroundAsked = ({ organization }: PeopleContext): boolean =>
  asksResidencyGround(organization.jurisdiction);

/** Adds somebody new to the registers, joint holders with their members. */
export async function addPerson(
  write: OrganizationWrite,
  context: PeopleContext,
  { input, on, prefix }: NewPerson,
) {
  const read = readPerson(input, { today: context.today, prefix, asksGround: isGroundAsked(context) });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { kind, facts } = read.value;
  if (!input.is_another && (await isAlreadyOnRecord(write, context, facts)))
    return refuseField(`${prefix}is_another`, 'PEOPLE.ALREADY_ON_RECORD');
  if (kind !== 'joint' && input.members !== undefined)
    return refuseField(`${prefix}members`, 'REGISTERS.NOT_JOINT');
  const typed = { kind, facts: differenceOf({}, facts).set, on };
  return kind === 'joint'
    ? addMembers(write, context, { input: input.members ?? [], on, prefix }, () =>
        insertPerson(write, context, typed),
      )
    : insertPerson(write, context, typed);
}

interface ExistingPerson {
  readonly personId: string;
  readonly input: PersonInput;
  readonly how: CorrectionOrChange;
  readonly prefix: string;
}

/** Saves what a form says of somebody known; what it repeats changes nothing. */
export async function savePerson(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, input, how, prefix }: ExistingPerson,
) {
  const person = context.registers.persons.find((one) => one.personId === personId);
  if (person === undefined) return refuse('GENERAL.NOT_FOUND');
  const facts = context.facts.get(personId) ?? {};
  if (facts.name === null) return refuse('PEOPLE.ERASED');
  const read = readPerson(input, {
    today: context.today,
    existing: { kind: person.kind, facts },
    prefix,
    asksGround: isGroundAsked(context),
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const difference = differenceOf(facts, read.value.facts);
  const members = await saveMembers(write, context, { person, input: input.members, how, prefix });
  if (!members.ok) return members;
  if (difference.set.length + difference.remove.length === 0) return ok({ personId });
  const saved = await saveDifference(write, context, { personId, facts, difference, how });
  return saved.ok ? ok({ personId }) : saved;
}

interface Saving {
  readonly personId: string;
  readonly facts: PersonFacts;
  readonly difference: FactDifference;
  readonly how: CorrectionOrChange;
}

async function saveDifference(write: OrganizationWrite, context: PeopleContext, saving: Saving) {
  const { personId, difference, how } = saving;
  const proposal = context.registers.proposed.get(personId);
  if (proposal === undefined && how.as === 'addition' && !isNews(saving)) {
    return refuseField('as', 'PEOPLE.CORRECTION_OR_CHANGE');
  }
  const set = await writeFacts(write, personId, difference.set);
  const { remove } = difference;
  if (proposal !== undefined) {
    return editProposed(write, context, proposal.proposalId, (drafts) =>
      ok(drafts.map((draft) => withFacts(draft, personId, { set, remove }))),
    );
  }
  if (how.as === 'correction')
    return correctFacts(write, context, { personId, set, remove, reason: how.reason });
  const payload = { personId, set: [...set], remove: [...remove] };
  return recordActs(write, [recordDraft('person.changed', payload, { on: how.on })], context);
}

/** Only facts that were never told. */
const isNews = ({ facts, difference: { set, remove } }: Saving): boolean =>
  remove.length === 0 && set.every(({ kind }) => facts[kind] === undefined);

/** The person's draft with other facts, and his seat on the board with the attestation that it cites. */
function withFacts(draft: DraftAct, personId: string, cited: CitationChanges): DraftAct {
  if (draft.verb === 'void') return draft;
  if (draft.kind === 'person.added' && draft.payload.personId === personId) {
    return { ...draft, payload: { ...draft.payload, facts: amendedFacts(draft.payload.facts, cited) } };
  }
  const attested = cited.set.find(({ kind }) => kind === 'resident_canadian');
  if (draft.kind !== 'appointed' || draft.payload.personId !== personId || attested === undefined)
    return draft;
  return draft.payload.residency === null
    ? draft
    : { ...draft, payload: { ...draft.payload, residency: attested.ref } };
}

/** Corrections of what is on record: each act that said something wrong says it again rightly. */
interface Correction {
  readonly personId: string;
  readonly set: readonly CitedFact[];
  readonly remove: readonly PersonalFactKind[];
  readonly reason: string;
}

/** A fact is corrected in the act that said it last, or said that there is none; one that was never told is added to the person's
 *  first act. */
async function correctFacts(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, set, remove, reason }: Correction,
) {
  const acts = await actsOfPerson(write.tx, write.orgId, personId);
  const byAct = new Map<PersonAct, { set: CitedFact[]; remove: PersonalFactKind[] }>();
  const partOf = (kind: PersonalFactKind) => {
    const act = acts.findLast((one) => says(one, kind)) ?? acts.find((one) => one.kind === 'person.added');
    if (act === undefined) return undefined;
    const part = byAct.get(act) ?? { set: [], remove: [] };
    byAct.set(act, part);
    return part;
  };
  for (const fact of set) partOf(fact.kind)?.set.push(fact);
  for (const kind of remove) partOf(kind)?.remove.push(kind);
  if (byAct.size === 0) return refuse('GENERAL.NOT_FOUND');
  const drafts = [...byAct].map(([act, part]) => corrected(act, part, reason));
  return recordActs(write, drafts, { today: context.today, isBatch: drafts.length > 1 });
}

const says = (act: PersonAct, kind: PersonalFactKind): boolean =>
  act.kind === 'person.added'
    ? act.payload.facts.some((fact) => fact.kind === kind)
    : act.payload.set.some((fact) => fact.kind === kind) || act.payload.remove.includes(kind);

function corrected(
  act: PersonAct,
  part: { readonly set: CitedFact[]; readonly remove: PersonalFactKind[] },
  basis: string,
): DraftAct {
  const dating = { on: act.effectiveOn };
  if (act.kind === 'person.added') {
    return replaceDraft(act, { ...act.payload, facts: amendedFacts(act.payload.facts, part) }, dating, {
      basis,
    });
  }
  const set = amendedFacts(act.payload.set, part);
  const setAgain = new Set(part.set.map(({ kind }) => kind));
  const remove = [...act.payload.remove.filter((kind) => !setAgain.has(kind)), ...part.remove];
  return replaceDraft(act, { ...act.payload, set, remove }, dating, { basis });
}
