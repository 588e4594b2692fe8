/**
 * Paths of the specification (section 2) that have no screen of their own: some are answered by another screen, the
 * rest by one page that says that this version has no such part. Fetched when a path is no row of `routes.tsx`, so
 * sign-in does not carry it. A feature that brings a screen takes its path from here.
 */
import type { RoleGroup } from './shell/guard.ts';

const org = '/app/org/$org_unique_id';

/** `from` shows the same as the step `to` of the same organization, until it has a screen of its own. */
export const moved: readonly { from: string; to: string }[] = [
  // The plan, what is paid until when, and the invoices.
  { from: `${org}/setting/billing`, to: 'plans' },
  { from: `${org}/setting/invoice`, to: 'plans' },
];

/** Purposes of a payment other than an incorporation (decisions section 4). */
const laterPurposes = ['upgrade', 'filing', 'Add Shareholders'];

/** Nothing of this version answers them, and no navigation leads there. */
export const absent: readonly { path: string; auth?: RoleGroup }[] = [
  ...[
    ...laterPurposes.flatMap((purpose) => [
      `${org}/${purpose}/checkout`,
      `${org}/${purpose}/checkout/$plans`,
      `/app/${purpose}/checkout/$org_unique_id/$plans`,
    ]),
  ].map((path) => ({ path, auth: 'user' as const })),
];

export type UnscreenedPath =
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'absent'; readonly auth?: RoleGroup };

/** The answer to a path that no screen answers; undefined for an unknown one. */
export function elsewhereOf(pathname: string): UnscreenedPath | undefined {
  for (const { from, to } of moved) {
    const orgId = partsOf(from, pathname)?.org_unique_id;
    if (orgId !== undefined) return { kind: 'moved', to: `/app/org/${orgId}/dashboard/${to}` };
  }
  for (const { path, auth } of absent) {
    if (partsOf(path, pathname)) return { kind: 'absent', ...(auth && { auth }) };
  }
  return undefined;
}

/** The parts that a pattern names, as they stand in the path; undefined where it does not fit. Like the router, it does not mind case. */
function partsOf(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const fits = new RegExp(`^${pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
  const found = fits.exec(spelled(pathname));
  return found === null ? undefined : (found.groups ?? {});
}

/** The path decoded, so that its blanks match those of the patterns; one that is not well encoded stays as it is. */
function spelled(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
