import { type AccessType, accessTypes } from '@tabellion/kit/actor.ts';
import { describe, expect, test } from 'vitest';
import { grantableBy, roleOf, sectionsFor } from './accessOf.ts';
import {
  judgeChange,
  judgeInvitation,
  judgeRemoval,
  judgeResending,
  type MemberAsking,
  type OrganizationUser,
} from './judgeMembers.ts';

// Maple Robotics: Amélie made it and is its admin, Bo has full access, Cy views, Dee is a sub-user of the account.

const user = (name: string, differs: Partial<OrganizationUser> = {}): OrganizationUser => ({
  id: name,
  userId: name,
  email: `${name}@maple.test`,
  access: 'view',
  sections: [],
  subType: 'org_user',
  companyName: '',
  ...differs,
});
const amelie = user('amelie', { access: 'admin' });
const bo = user('bo', { access: 'full' });
const cy = user('cy');
const dee = user('dee', { subType: 'main_sub_user', access: 'full' });
const eve = user('eve', { userId: null, access: 'restricted', sections: ['dashboard'] });
const all = [amelie, bo, cy, dee, eve];

const as = ({ userId, access }: OrganizationUser, differs: Partial<MemberAsking> = {}): MemberAsking => ({
  userId: userId ?? '',
  access,
  isOwner: userId === 'amelie',
  emailVerified: true,
  ...differs,
});

/** The code of a refusal, or 'yes'. */
const statementOf = (judged: { ok: boolean; error?: { textCode: string } }): string =>
  judged.ok ? 'yes' : (judged.error?.textCode ?? '').replace('ORGANIZATION_USER.', '');

describe('access', () => {
  test('is given up to one’s own', () => {
    expect(accessTypes.map((access) => [access, grantableBy(access)])).toEqual([
      ['admin', ['admin', 'full', 'view', 'restricted']],
      ['full', ['full', 'view', 'restricted']],
      ['view', ['view', 'restricted']],
      ['restricted', ['restricted']],
    ]);
  });

  test('has sections with restricted only, each once, in their order', () => {
    expect(sectionsFor('restricted', ['minute_book', 'dashboard', 'minute_book'])).toEqual([
      'dashboard',
      'minute_book',
    ]);
    for (const access of ['admin', 'full', 'view'] as const)
      expect(sectionsFor(access, ['dashboard'])).toEqual([]);
  });

  test('of org_user is shown as Member, of org_sub_user as sub-user, of anything else as user', () => {
    expect([roleOf('org_user'), roleOf('org_sub_user'), roleOf('main_sub_user')]).toEqual([
      'member',
      'sub-user',
      'user',
    ]);
  });
});

describe('an invitation', () => {
  const invite = (asker: MemberAsking, differs: Partial<Parameters<typeof judgeInvitation>[2]> = {}) =>
    statementOf(
      judgeInvitation(asker, all, {
        email: 'fay@maple.test',
        access: 'view',
        subType: 'org_user',
        ...differs,
      }),
    );

  test('needs a verified address of who invites', () => {
    expect(invite(as(amelie))).toBe('yes');
    expect(invite(as(amelie, { emailVerified: false }))).toBe('VERIFY_FIRST');
  });

  test('offers nobody more than who invites has', () => {
    expect(invite(as(bo), { access: 'full' })).toBe('yes');
    expect(invite(as(bo), { access: 'admin' })).toBe('ABOVE_YOU');
    expect(invite(as(amelie), { access: 'admin' })).toBe('yes');
  });

  test('makes no sub-user an admin', () => {
    expect(invite(as(amelie), { access: 'admin', subType: 'org_sub_user' })).toBe('SUB_USER_NO_ADMIN');
    expect(invite(as(amelie), { access: 'full', subType: 'org_sub_user' })).toBe('yes');
  });

  test('to the account is its owner’s', () => {
    expect(invite(as(amelie), { subType: 'main_sub_user' })).toBe('yes');
    expect(invite(as(bo), { subType: 'main_sub_user' })).toBe('ONLY_OWNER');
    expect(invite(as(amelie), { subType: 'main_sub_user', email: amelie.email })).toBe('ALREADY_MEMBER');
  });

  test('goes to nobody twice, nor to who has access', () => {
    expect(invite(as(amelie), { email: cy.email })).toBe('ALREADY_MEMBER');
    expect(invite(as(amelie), { email: eve.email })).toBe('ALREADY_INVITED');
  });

  test('may give a sub-user of the account a membership of his own here', () => {
    expect(invite(as(amelie), { email: dee.email })).toBe('yes');
    expect(invite(as(amelie), { email: dee.email, subType: 'main_sub_user' })).toBe('ALREADY_MEMBER');
  });

  test('never goes to oneself: a sub-user of the account gives himself no membership', () => {
    expect(invite(as(dee), { email: dee.email, access: 'full' })).toBe('OWN_ACCESS');
  });

  test('is sent again while it is one', () => {
    expect(statementOf(judgeResending(as(bo), eve))).toBe('yes');
    expect(statementOf(judgeResending(as(bo), cy))).toBe('NOT_INVITED');
    expect(statementOf(judgeResending(as(bo, { emailVerified: false }), eve))).toBe('VERIFY_FIRST');
  });
});

describe('a change', () => {
  const change = (asker: OrganizationUser, of: OrganizationUser, access: AccessType, among = all) =>
    statementOf(judgeChange(as(asker), of, { access }, among));

  test('is made of those who stand no higher, up to one’s own access', () => {
    expect(change(bo, cy, 'full')).toBe('yes');
    expect(change(bo, cy, 'admin')).toBe('ABOVE_YOU');
    expect(change(bo, amelie, 'view')).toBe('ABOVE_YOU');
    expect(change(amelie, bo, 'admin')).toBe('yes');
    expect(change(bo, eve, 'view')).toBe('yes');
  });

  test('is never made of one’s own access, even downwards', () => {
    expect(change(bo, bo, 'view')).toBe('OWN_ACCESS');
    expect(statementOf(judgeChange(as(bo), bo, { companyName: 'Bo and Sons' }, all))).toBe('yes');
  });

  test('leaves an admin', () => {
    const second = user('gus', { access: 'admin' });
    expect(change(second, amelie, 'view', [...all, second])).toBe('yes');
    // Gus was lowered a moment ago, and still asks as the admin that he was.
    expect(change(second, amelie, 'view', all)).toBe('LAST_ADMIN');
    const invited = user('hal', { access: 'admin', userId: null });
    expect(change(second, amelie, 'view', [...all, invited])).toBe('LAST_ADMIN');
  });

  test('of a sub-user of the account is its owner’s, and never makes him something else', () => {
    expect(change(bo, dee, 'view')).toBe('ONLY_OWNER');
    expect(change(amelie, dee, 'view')).toBe('yes');
    expect(change(amelie, dee, 'admin')).toBe('SUB_USER_NO_ADMIN');
    expect(statementOf(judgeChange(as(amelie), dee, { subType: 'org_user' }, all))).toBe('SUB_TYPE_FIXED');
    expect(statementOf(judgeChange(as(amelie), cy, { subType: 'main_sub_user' }, all))).toBe(
      'SUB_TYPE_FIXED',
    );
    expect(statementOf(judgeChange(as(amelie), cy, { subType: 'org_sub_user' }, all))).toBe('yes');
  });

  test('drops the sections when access is no longer restricted', () => {
    const judged = judgeChange(as(amelie), eve, { access: 'view' }, all);
    expect(judged).toMatchObject({ ok: true, value: { access: 'view', sections: [], changesAccess: true } });
  });

  test('that changes nothing of the access is only words', () => {
    const judged = judgeChange(as(amelie), eve, { access: 'restricted', companyName: 'Ōtawa LLP' }, all);
    expect(judged).toMatchObject({ value: { companyName: 'Ōtawa LLP', changesAccess: false } });
  });
});

describe('a removal', () => {
  const remove = (asker: OrganizationUser, of: OrganizationUser, among = all) =>
    statementOf(judgeRemoval(as(asker), of, among));

  test('is of others, who stand no higher', () => {
    expect(remove(bo, cy)).toBe('yes');
    expect(remove(bo, eve)).toBe('yes');
    expect(remove(bo, bo)).toBe('OWN_ACCESS');
    expect(remove(bo, amelie)).toBe('ABOVE_YOU');
    expect(remove(bo, dee)).toBe('ONLY_OWNER');
    expect(remove(amelie, dee)).toBe('yes');
  });

  test('leaves an admin', () => {
    const second = user('gus', { access: 'admin' });
    expect(remove(amelie, second, [...all, second])).toBe('yes');
    expect(remove(second, amelie, all)).toBe('LAST_ADMIN');
  });
});
