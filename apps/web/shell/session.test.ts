import type { Session } from '@tabellion/ui/session/session.tsx';
import { describe, expect, test } from 'vitest';
import { ownPath, satisfies } from './guard.ts';
import {
  clearSession,
  expiryOf,
  IDLE_MS,
  readSession,
  startOf,
  storageKeys,
  writeSession,
} from './session.ts';

/** Local storage's contract, in memory. */
function storage(rows: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(rows));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refuse = (name: string): never => {
  throw new DOMException('not here', name);
};

const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: seconds }))}.y`;
const now = 1_700_000_000_000;
const session: Session = {
  token: tokenUntil(now / 1000 + 60),
  userId: 'u1',
  orgId: 'o1',
  accessType: 'restricted',
  sections: ['minute_book'],
  ledgerToken: null,
  roles: ['user'],
};

describe('local storage', () => {
  test('holds exactly the keys of the specification', () => {
    const rows = storage();
    writeSession({ ...session, ledgerToken: 'l1' }, rows);
    expect(Array.from({ length: rows.length }, (_, at) => rows.key(at)).sort()).toEqual(
      [...storageKeys].sort(),
    );
  });

  test('gives back what was written', () => {
    const rows = storage();
    writeSession(session, rows);
    expect(readSession(rows)).toEqual(session);
  });

  test('has the token last: other tabs read all that belongs to it', () => {
    const written: string[] = [];
    const rows = storage();
    writeSession(session, {
      ...rows,
      setItem: (key, value) => void written.push(key) || rows.setItem(key, value),
    });
    expect(written.at(-1)).toBe('jwt_access_token');
  });

  test('is a guest without a token, and after clearing', () => {
    const rows = storage();
    writeSession(session, rows);
    clearSession(rows);
    expect(readSession(rows)).toBeUndefined();
    expect(rows.length).toBe(0);
  });

  test.each([
    ['is full', { setItem: () => refuse('QuotaExceededError') }],
    ['is forbidden', { getItem: () => refuse('SecurityError'), setItem: () => refuse('SecurityError') }],
  ])('that %s leaves the session as long as the page lives, and no longer than it', (_, refusing) => {
    const rows = { ...storage(), ...refusing };
    writeSession(session, rows);
    expect(readSession(rows)).toEqual(session);
    clearSession(rows);
    expect(readSession(rows)).toBeUndefined();
  });

  test('survives lists that are no lists', () => {
    const rows = storage({
      jwt_access_token: 't',
      user_id: 'u',
      roles: 'user',
      selectedSubRoleAccessType: '{}',
    });
    expect(readSession(rows)).toMatchObject({ roles: [], sections: [] });
  });
});

describe('a start', () => {
  test('without a token is a guest', () => {
    expect(startOf(undefined, undefined, now)).toEqual({ state: 'guest' });
  });

  test('with an unexpired token signs in', () => {
    expect(startOf(session, now - 1000, now)).toEqual({ state: 'signedIn', session });
  });

  test('with a token that ends this moment is over', () => {
    const token = tokenUntil(now / 1000);
    expect(startOf({ ...session, token }, now, now)).toEqual({ state: 'over', why: 'SESSION.EXPIRED' });
  });

  test.each([
    ['cannot be read', 'nonsense'],
    ['never ends', `x.${btoa('{}')}.y`],
  ])('with a token that %s is over', (_, token) => {
    expect(startOf({ ...session, token }, now, now)).toEqual({ state: 'over', why: 'SESSION.INVALID' });
  });

  test('later than 20 minutes after the last activity is a sign-out', () => {
    expect(startOf(session, now - IDLE_MS, now).state).toBe('signedIn');
    expect(startOf(session, now - IDLE_MS - 1, now)).toEqual({ state: 'over', why: 'session.idle.over' });
  });
});

test('the expiry of a token is read from its middle part, base64url included', () => {
  expect(expiryOf('x.eyJleHAiOjE3MDAwMDAwMDAsIm4iOiLDv8O_In0.y')).toBe(1_700_000_000_000);
});

describe('a route', () => {
  test.each([
    [undefined, [], true],
    ['onlyGuest', [], true],
    ['onlyGuest', ['user'], false],
    ['user', [], false],
    ['user', ['user'], true],
    ['user', ['staff'], true],
    ['staff', ['user'], false],
    ['staff', ['admin'], true],
    ['admin', ['staff'], false],
    ['admin', ['admin'], true],
  ] as const)('for %s opens to roles %j: %s', (group, roles, opens) => {
    expect(satisfies(group, roles)).toBe(opens);
  });
});

test.each([
  ['/app/profile', '/app/profile'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
  [7, undefined],
])('a remembered path %j leads to %j: never to another site', (wanted, path) => {
  expect(ownPath(wanted)).toBe(path);
});
