import type { Person } from '@tabellion/book/entities.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { NewFact } from '../../registers/facts.ts';
import type { PersonInput } from '../shapes.ts';
import { differenceOf } from './factChanges.ts';
import { type PersonReadingOptions, readPerson } from './readPerson.ts';

/** One of them: on record already, or an individual with his facts. */
export type MemberInput =
  | { readonly personId: string }
  | { readonly personId: null; readonly facts: readonly NewFact[] };

interface JointHolderOptions extends Pick<PersonReadingOptions, 'today' | 'prefix'> {
  readonly persons: readonly Person[];
  /** The joint holders themselves, where they are on record. */
  readonly of?: string | undefined;
}

/**
 * Two or more persons where the joint holders are new, one or more where they are on record, because others may have died or
 * left; each of them once and none of them joint holders again. Somebody new is an individual by his names.
 * Errors at `members` and below: PEOPLE.MEMBERS_REQUIRED, PEOPLE.MEMBER_REPEATED, PEOPLE.MEMBER_JOINT, GENERAL.NOT_FOUND,
 * PERSON_NAME.REQUIRED and the other errors of a name.
 */
export function readMembers(
  typed: NonNullable<PersonInput['members']>,
  { persons, of, today, prefix = '' }: JointHolderOptions,
): Result<readonly MemberInput[], readonly FieldRefusal[]> {
  if (typed.length < (of === undefined ? 2 : 1))
    return err([{ path: `${prefix}members`, textCode: 'PEOPLE.MEMBERS_REQUIRED' }]);
  const refused: FieldRefusal[] = [];
  const members: MemberInput[] = [];
  const names = new Set<string>();
  for (const [at, { person_id: personId, firstname, lastname }] of typed.entries()) {
    const path = `${prefix}members.${at}.person_id`;
    if (personId === undefined) {
      const member = { kind: 'individual' as const, firstname: firstname ?? '', lastname: lastname ?? '' };
      const read = readPerson(member, { today, prefix: `${prefix}members.${at}.` });
      const name = foldText(`${member.firstname} ${member.lastname}`);
      if (!read.ok) refused.push(...read.error);
      else if (names.has(name))
        refused.push({ path: `${prefix}members.${at}.lastname`, textCode: 'PEOPLE.MEMBER_REPEATED' });
      else members.push({ personId: null, facts: differenceOf({}, read.value.facts).set });
      names.add(name);
      continue;
    }
    const existing = persons.find((one) => one.personId === personId);
    if (existing === undefined) refused.push({ path, textCode: 'GENERAL.NOT_FOUND' });
    else if (existing.kind === 'joint' || personId === of)
      refused.push({ path, textCode: 'PEOPLE.MEMBER_JOINT' });
    else if (members.some((one) => one.personId === personId))
      refused.push({ path, textCode: 'PEOPLE.MEMBER_REPEATED' });
    else members.push({ personId });
  }
  return refused.length > 0 ? err(refused) : ok(members);
}
