import type { Person } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { readMembers } from './readMembers.ts';

const person = (personId: string, kind: Person['kind']): Person => ({ personId, kind, facts: {} });
const persons = [person('ann', 'individual'), person('holdings', 'body_corporate'), person('both', 'joint')];
const options = { persons, today: plainDate('2026-04-20'), prefix: 'person.' };
const refused = (path: string, textCode: string) => ({ ok: false, error: [{ path, textCode }] });

describe('joint holders', () => {
  test('are persons on record, and individuals who are new, in their order', () => {
    const read = readMembers(
      [{ person_id: 'holdings' }, { firstname: 'Zoé', lastname: 'Côté' }, { person_id: 'ann' }],
      options,
    );
    expect(read).toMatchObject({
      ok: true,
      value: [{ personId: 'holdings' }, { personId: null, facts: [{ kind: 'name' }] }, { personId: 'ann' }],
    });
  });

  test('are two at least while they are new; a survivor stands alone', () => {
    const alone = [{ person_id: 'ann' }];
    expect(readMembers(alone, options)).toEqual(refused('person.members', 'PEOPLE.MEMBERS_REQUIRED'));
    expect(readMembers(alone, { ...options, of: 'both' }).ok).toBe(true);
    expect(readMembers([], { ...options, of: 'both' })).toMatchObject({ ok: false });
  });

  test('are each of them named once, there, and no joint holders themselves', () => {
    const beside = (id: string, of?: string) =>
      readMembers([{ person_id: 'ann' }, { person_id: id }], { ...options, of });
    const path = 'person.members.1.person_id';
    expect(beside('ann')).toEqual(refused(path, 'PEOPLE.MEMBER_REPEATED'));
    expect(beside('both')).toEqual(refused(path, 'PEOPLE.MEMBER_JOINT'));
    expect(beside('holdings', 'holdings')).toEqual(refused(path, 'PEOPLE.MEMBER_JOINT'));
    expect(beside('nobody')).toEqual(refused(path, 'GENERAL.NOT_FOUND'));
  });

  test('are each of them new once', () => {
    const zoe = { firstname: 'Zoé', lastname: 'Côté' };
    expect(readMembers([zoe, { firstname: 'zoé', lastname: 'CÔTÉ' }], options)).toEqual(
      refused('person.members.1.lastname', 'PEOPLE.MEMBER_REPEATED'),
    );
  });

  test('are refused at the names of whoever has none', () => {
    expect(readMembers([{ person_id: 'ann' }, { firstname: 'Eli' }], options)).toMatchObject(
      refused('person.members.1.lastname', 'PERSON_NAME.REQUIRED'),
    );
  });
});
