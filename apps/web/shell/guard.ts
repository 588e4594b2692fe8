/** The rule by which a route opens to its reader (specification section 6, Role groups; section 2, Route guard). */

import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { remember, WANTED } from '@tabellion/ui/session/remember.ts';
import { lastUser, readSession } from './session.ts';

export type RoleGroup = 'admin' | 'staff' | 'user' | 'onlyGuest';

const rolesOf: Readonly<Record<RoleGroup, readonly string[]>> = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
};

/** Whether roles satisfy a route's list; no list means everyone. */
export function satisfies(group: RoleGroup | undefined, roles: readonly string[]): boolean {
  if (group === undefined) return true;
  if (group === 'onlyGuest') return roles.length === 0;
  return roles.some((role) => rolesOf[group].includes(role));
}

/** Judges whoever is signed in now. */
export const mayOpen = (group: RoleGroup | undefined): boolean =>
  satisfies(group, readSession()?.roles ?? []);

/** Where somebody is sent who may not open `wanted`: a user with a role to the remembered path or the start page; a guest
 *  to /login, and the wanted path is remembered. */
export async function placeInstead(wanted: string): Promise<string> {
  if ((readSession()?.roles ?? []).length > 0) return (await takeWanted()) ?? '/';
  await remember(wanted, lastUser());
  return '/login';
}

/** The path remembered for whoever is signed in now, once: one that he may not open either must not send him in a circle.
 *  A page that another user was on when his session ended is forgotten. */
export async function takeWanted(): Promise<string | undefined> {
  const wanted = await kept(WANTED);
  await keep(WANTED, undefined);
  if (typeof wanted !== 'object' || wanted === null || !('path' in wanted)) return undefined;
  const userId = 'userId' in wanted ? wanted.userId : undefined;
  return userId === undefined || userId === readSession()?.userId ? ownPath(wanted.path) : undefined;
}

/** Where '/' leads (decisions section 2). */
export function startPage(): string {
  const session = readSession();
  if (session === undefined) return '/app/login';
  return session.orgId === null ? '/landingPage' : `/app/org/${session.orgId}/dashboard`;
}

/** A remembered path of this product, or undefined: never another site's. */
export const ownPath = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
