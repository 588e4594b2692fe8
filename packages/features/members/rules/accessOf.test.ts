import { describe, expect, test } from 'vitest';
import { grantableBy, mayBeAdmin, rankOf, roleOf, sectionsFor } from './accessOf.ts';

describe('access types', () => {
  test('stand in the order admin, full, view, restricted', () => {
    expect((['admin', 'full', 'view', 'restricted'] as const).map(rankOf)).toEqual([3, 2, 1, 0]);
  });

  test.each([
    ['admin', ['admin', 'full', 'view', 'restricted']],
    ['full', ['full', 'view', 'restricted']],
    ['restricted', ['restricted']],
  ] as const)('nobody with %s raises anyone above himself', (mine, given) => {
    expect(grantableBy(mine)).toEqual(given);
  });

  test('only members of the organization itself are its admins', () => {
    expect((['org_user', 'org_sub_user', 'main_sub_user'] as const).filter(mayBeAdmin)).toEqual(['org_user']);
  });
});

test('sections count with restricted access only, in their order and each once', () => {
  const wanted = ['activity_logs', 'dashboard', 'dashboard'] as const;
  expect(sectionsFor('restricted', wanted)).toEqual(['dashboard', 'activity_logs']);
  expect(sectionsFor('view', wanted)).toEqual([]);
});

test('org_user is shown as Member, org_sub_user as sub-user, anything else as user', () => {
  expect((['org_user', 'org_sub_user', 'main_sub_user'] as const).map(roleOf)).toEqual([
    'member',
    'sub-user',
    'user',
  ]);
});
