import { beforeEach, describe, expect, test } from 'vitest';
import { guard, startPage } from './guard.ts';
import { writeSession } from './session.ts';

const signIn = () =>
  writeSession({
    token: 'a.b.c',
    userId: 'u1',
    orgId: 'o1',
    accessType: 'full',
    sections: [],
    ledgerToken: null,
    roles: ['user'],
  });

/** Where the guard sends somebody who opens `path`; undefined where he may stay. */
const sentTo = (group: 'user' | 'staff' | 'onlyGuest', path: string): Promise<string | undefined> =>
  guard(group, path).then(
    () => undefined,
    ({ options }: { options: { to?: string; href?: string } }) => options.to ?? options.href,
  );

beforeEach(() => localStorage.clear());

describe('the guard of a route', () => {
  test('sends a guest to /login, and him who has a role meanwhile to the path that he wanted, once', async () => {
    expect(await sentTo('user', '/app/profile')).toBe('/login');
    signIn();
    expect(await sentTo('onlyGuest', '/login')).toBe('/app/profile');
    expect(await sentTo('onlyGuest', '/login')).toBe('/');
  });

  test('does not send anybody in a circle to a path that he may not open', async () => {
    await sentTo('staff', '/app/staff/queue');
    signIn();
    expect(await sentTo('onlyGuest', '/login')).toBe('/app/staff/queue');
    expect(await sentTo('staff', '/app/staff/queue')).toBe('/');
  });
});

test('the start page clears what is left of a session that is none', () => {
  localStorage.setItem('org_unique_id', 'o1');
  expect(startPage()).toBe('/app/login');
  expect(localStorage.length).toBe(0);
});
