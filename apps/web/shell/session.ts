/** The session on the browser's side: where it is kept, when it is over (specification sections 3 and 4, Session). */
import type { Session } from '@tabellion/ui/session/session.tsx';

/** Exactly these stand in local storage. */
export const storageKeys = [
  'jwt_access_token',
  'user_id',
  'org_unique_id',
  'access_type',
  'selectedSubRoleAccessType',
  'blockchain_token',
  'roles',
] as const;
type StorageKey = (typeof storageKeys)[number];

export const IDLE_MS = 1_200_000;
export const WARNING_MS = 60_000;
export const RECENT_MS = 30_000;
export const DEBOUNCE_MS = 500;
export const BEAT_MS = 60_000;

/** The session of a tab whose browser does not store it, because storage is full or forbidden: it lives as long as
 *  the page. */
let unstored: Session | undefined;

/** @returns the session that is kept, or undefined for a guest */
export function readSession(storage?: Storage): Session | undefined {
  try {
    return unstored ?? storedIn(storage ?? localStorage);
  } catch {
    return undefined;
  }
}

function storedIn(storage: Storage): Session | undefined {
  const read = (key: StorageKey) => storage.getItem(key) || null;
  const token = read('jwt_access_token');
  const userId = read('user_id');
  if (token === null || userId === null) return undefined;
  return {
    token,
    userId,
    orgId: read('org_unique_id'),
    accessType: read('access_type'),
    sections: readList(read('selectedSubRoleAccessType')),
    ledgerToken: read('blockchain_token'),
    roles: readList(read('roles')),
  };
}

/** The token comes last: other tabs take it for the sign-in, and what belongs to it must stand by then. */
export function writeSession(session: Session, storage?: Storage): void {
  const rows: Record<StorageKey, string | null> = {
    jwt_access_token: session.token,
    user_id: session.userId,
    org_unique_id: session.orgId,
    access_type: session.accessType,
    selectedSubRoleAccessType: JSON.stringify(session.sections),
    blockchain_token: session.ledgerToken,
    roles: JSON.stringify(session.roles),
  };
  if (!store(rows, storage)) unstored = session;
}

/** Whose session ended last in this page. */
let endedUser: string | undefined;

export const lastUser = (): string | undefined => endedUser;

export function clearSession(storage?: Storage): void {
  endedUser = readSession(storage)?.userId ?? endedUser;
  store({}, storage);
}

/** Puts the rows in the place of those that are there. False where the browser does not take them. */
function store(rows: Partial<Record<StorageKey, string | null>>, storage?: Storage): boolean {
  unstored = undefined;
  try {
    const place = storage ?? localStorage;
    for (const key of storageKeys.toReversed()) {
      const value = rows[key];
      if (value == null) place.removeItem(key);
      else place.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  }
}

/** When a token ends, in milliseconds since 1970; undefined when it does not say or cannot be read. */
export function expiryOf(token: string): number | undefined {
  try {
    const middle = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

export type Start =
  | { state: 'guest' }
  | { state: 'signedIn'; session: Session }
  /** The token has ended or is none, or nothing was done here for 20 minutes. */
  | { state: 'over'; why: 'SESSION.EXPIRED' | 'SESSION.INVALID' | 'session.idle.over' };

/** The state found at a start. `lastActivity` is an instant in milliseconds, undefined when none was kept. */
export function startOf(session: Session | undefined, lastActivity: number | undefined, now: number): Start {
  if (session === undefined) return { state: 'guest' };
  const expiry = expiryOf(session.token);
  if (expiry === undefined) return { state: 'over', why: 'SESSION.INVALID' };
  if (expiry <= now) return { state: 'over', why: 'SESSION.EXPIRED' };
  if (lastActivity !== undefined && now - lastActivity > IDLE_MS)
    return { state: 'over', why: 'session.idle.over' };
  return { state: 'signedIn', session };
}

function readList(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
