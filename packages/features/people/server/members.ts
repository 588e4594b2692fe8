/** Writes who joint holders are: several persons who hold a certificate as one. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Person } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordActs, recordDraft, replaceDraft } from '../../registers/server/public/acts.ts';
import { membersActsOf } from '../../registers/server/public/people.ts';
import type { CorrectionOrChange } from '../rules/readCorrectionOrChange.ts';
import { type MemberInput, readMembers } from '../rules/readMembers.ts';
import { membersIn, withoutUnreferencedPerson } from '../rules/unnamed.ts';
import type { PersonInput } from '../shapes.ts';
import { backdatePersonEntry, insertPerson } from './entering.ts';
import type { PeopleContext } from './peopleContext.ts';
import { dayOrFoundingEvents, editProposed, recordOrProposeDrafts } from './recordOrProposeDrafts.ts';

type MembersInput = NonNullable<PersonInput['members']>;

interface NewMembers {
  readonly input: MembersInput;
  /** The day from which they stand in the registers; null leaves it to the certificate. */
  readonly on: PlainDate | null;
  readonly prefix: string;
}

/** Adds joint holders whom `insert` enters, after those who are new among them. */
export async function addMembers(
  write: OrganizationWrite,
  context: PeopleContext,
  { input, on, prefix }: NewMembers,
  insert: () => ReturnType<typeof insertPerson>,
) {
  const read = readMembers(input, { persons: context.registers.persons, today: context.today, prefix });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const members = await enterAll(write, context, read.value, on);
  if (!members.ok) return members;
  const added = await insert();
  if (!added.ok) return added;
  const { personId } = added.value;
  const draft = recordDraft('members.set', { personId, members: members.value }, dayOrFoundingEvents(on));
  const placed = await recordOrProposeDrafts(write, context, [draft]);
  return placed.ok ? added : placed;
}

interface ExistingMembers {
  readonly person: Person;
  readonly input: MembersInput | undefined;
  readonly how: CorrectionOrChange;
  readonly prefix: string;
}

/** Saves who joint holders on record are; the same in the same order changes nothing. */
export async function saveMembers(
  write: OrganizationWrite,
  context: PeopleContext,
  { person: { personId, kind, members: before = [] }, input, how, prefix }: ExistingMembers,
) {
  if (input === undefined) return ok(null);
  if (kind !== 'joint') return refuseField(`${prefix}members`, 'REGISTERS.NOT_JOINT');
  const options = { persons: context.registers.persons, of: personId, today: context.today, prefix };
  const read = readMembers(input, options);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const isSame =
    read.value.length === before.length && read.value.every((one, at) => one.personId === before[at]);
  if (isSame) return ok(null);
  const proposal = context.registers.proposed.get(personId);
  if (proposal === undefined && how.as === 'addition' && before.length > 0)
    return refuseField('as', 'PEOPLE.CORRECTION_OR_CHANGE');
  const saved =
    proposal === undefined
      ? await record(write, context, { personId, members: read.value, how })
      : await propose(write, context, { personId, members: read.value, proposalId: proposal.proposalId });
  return saved.ok ? ok(null) : saved;
}

interface Setting {
  readonly personId: string;
  readonly members: readonly MemberInput[];
}

async function record(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, members: input, how }: Setting & { readonly how: CorrectionOrChange },
) {
  const last =
    how.as === 'correction' ? (await membersActsOf(write.tx, write.orgId, personId)).at(-1) : undefined;
  const on = last?.effectiveOn ?? (how.as === 'correction' ? context.today : how.on);
  const members = await enterAll(write, context, input, on);
  if (!members.ok) return members;
  const payload = { personId, members: members.value };
  const draft =
    last === undefined
      ? recordDraft('members.set', payload, { on })
      : replaceDraft(last, payload, { on }, how.as === 'correction' ? { basis: how.reason } : {});
  return recordActs(write, [draft], context);
}

async function propose(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, members: input, proposalId }: Setting & { readonly proposalId: string },
) {
  const members = await enterAll(write, context, input, null);
  if (!members.ok) return members;
  const payload = { personId, members: members.value };
  const isTheirs = (draft: DraftAct) =>
    draft.verb !== 'void' && draft.kind === 'members.set' && draft.payload.personId === personId;
  return editProposed(write, context, proposalId, (drafts) =>
    ok(
      membersIn(drafts, personId).reduce(withoutUnreferencedPerson, [
        ...drafts.filter((draft) => !isTheirs(draft)),
        recordDraft('members.set', payload, dayOrFoundingEvents(null)),
      ]),
    ),
  );
}

/** Those who are new are entered, and those on record stand there by the day. @returns their ids in order */
async function enterAll(
  write: OrganizationWrite,
  context: PeopleContext,
  members: readonly MemberInput[],
  on: PlainDate | null,
) {
  const ids: string[] = [];
  for (const member of members) {
    if (member.personId === null) {
      const added = await insertPerson(write, context, { kind: 'individual', facts: member.facts, on });
      if (!added.ok) return added;
      ids.push(added.value.personId);
      continue;
    }
    const entered = on === null ? ok(null) : await backdatePersonEntry(write, context, member.personId, on);
    if (!entered.ok) return entered;
    ids.push(member.personId);
  }
  return ok(ids);
}
