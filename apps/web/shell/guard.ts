/** Who may open a route (specification section 6, Role groups; section 2, Route guard). */

import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { remember, WANTED } from '@tabellion/ui/session/remember.ts';
import { redirect } from '@tanstack/react-router';
import { clearSession, readSession } from './session.ts';

export type Group = 'admin' | 'staff' | 'user' | 'onlyGuest';

const rolesOf: Readonly<Record<Group, readonly string[]>> = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
};

/** Whether roles satisfy a route's list; no list means everyone. */
export function satisfies(group: Group | undefined, roles: readonly string[]): boolean {
  if (group === undefined) return true;
  if (group === 'onlyGuest') return roles.length === 0;
  return roles.some((role) => rolesOf[group].includes(role));
}

/** What the router says of a way that a guard stands in. `preload`: a link was only pointed at, and nobody goes anywhere. */
interface Way {
  preload: boolean;
}

/**
 * Lets in or sends away: a user with a role goes to the remembered path or the start page; a guest to /login, and the
 * wanted path is remembered. While a link is only pointed at, nothing is remembered and nothing forgotten.
 */
export async function guard(group: Group | undefined, wanted: string, { preload }: Way): Promise<void> {
  const roles = readSession()?.roles ?? [];
  if (satisfies(group, roles)) return;
  if (preload) throw redirect({ to: roles.length > 0 ? '/' : '/login', replace: true });
  if (roles.length > 0) throw redirect({ href: (await takeWanted()) ?? '/', replace: true });
  await remember(wanted);
  throw redirect({ to: '/login', replace: true });
}

/** The remembered path, once: one that this user may not open either must not send him in a circle. */
export async function takeWanted(): Promise<string | undefined> {
  const wanted = ownPath(await kept(WANTED));
  await keep(WANTED, undefined);
  return wanted;
}

/** Leads on from '/'; of a session that is none, nothing stays behind. */
export function leaveStart({ preload }: Way): never {
  if (!preload && readSession() === undefined) clearSession();
  throw redirect({ to: startPage(), replace: true });
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
