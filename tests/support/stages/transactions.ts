/** Helpers for tests of acts on shares of an existing corporation. */

import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { expect } from 'vitest';
import { incorporate } from '../incorporate.ts';
import { advanced, amelie, classOf, hold, read, server } from './shares.ts';

export const resolved = { resolution: 'D-2025-09', resolution_on: '2025-06-01' };
export const cy = { firstname: 'Cy', lastname: 'Zed' };

/** Holder, certificate, shares, state: the register as people read it. */
export async function register(id: string): Promise<string[]> {
  const { shareholders } = await read(id);
  return shareholders.flatMap(({ firstname, issuances }) =>
    issuances.map(
      ({ certificate, ownershipExact, state }) => `${firstname} ${certificate} ${ownershipExact} ${state}`,
    ),
  );
}

export const told = (id: string) =>
  server.database.asOwner<{ kind: string }>(
    `select kind from activity where org_id = $1 and kind ~ '^share' order by entry_no desc limit 3`,
    [id],
  );

export const isWhole = async (id: string) =>
  expect((await server.database.database.asOrganization(id, (q) => rebuild(q, id))).differences).toEqual([]);

/** The fields of a refusal. */
export const fieldsOf = (answer: { ok: boolean; fields?: readonly { path: string; textCode: string }[] }) =>
  (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);

/** Class A may be redeemed and converts one to three into Class B; Ann holds 100 A, Bo 50 A. */
export async function classes(authorized: string | null = null) {
  const { id, classIds } = await advanced(classOf('Class B', 'CB'), classOf('Class A', 'CA', { authorized }));
  const [b = '', a = ''] = classIds;
  for (const [firstname, ownership] of [
    ['Ann', 100],
    ['Bo', 50],
  ] as const)
    await hold(id, { firstname, lastname: 'Roy' }, { ownership, Shareclass: a, paid_on: '2025-03-10' });
  await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
  const { shareholders } = await read(id);
  const securityOf = (firstname: string) =>
    shareholders.find((one) => one.firstname === firstname)?.issuances[0]?._id ?? '';
  return { id, a, b, ann: securityOf('Ann'), bo: securityOf('Bo') };
}

export const amendment = { ...resolved, effective_on: '2025-06-02', registry_certificate: 'A-77' };
