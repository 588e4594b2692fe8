/** The stage of the tests of organizations. */

import { setStatus, underHead } from '@tabellion/features/organizations/server/public.ts';
import type { StatusFacts } from '@tabellion/features/organizations/server/store/update.ts';
import { instant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { join as joinAs, organizationOf, registered, type SignedIn } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';

export const now = instant('2026-04-20T14:00:00Z');
export let server: TestServer;
export let amelie: SignedIn;
export let orgId: string;

/** A server for the tests of one file; for each of them somebody new, with an organization of her own. */
export function openOrganizations(): void {
  beforeAll(async () => {
    server = await startTestServer();
    server.clock.set(now);
  });
  beforeEach(async () => {
    amelie = await registered(server);
    orgId = await organizationOf(amelie);
  });
  afterAll(() => server.close());
}

export const get = (path: string, { token } = amelie) => server.raw(`/api/organization/${path}`, { token });
export const post = (path: string, body: object, { token } = amelie, key?: string) =>
  server.raw(`/api/organization/${path}`, {
    body,
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
export const memberOf = async (access: 'view' | 'full') => {
  const member = await registered(server);
  await joinAs(server, orgId, member, access);
  return member;
};
export const paths = (answer: { data: Record<string, unknown> }) =>
  (answer.data.fields as { path: string; textCode: string }[]).map(
    ({ path, textCode }) => `${path} ${textCode}`,
  );

export const office = {
  address_line_1: '100 King Street West',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'm5x1a9',
};

export async function move(...steps: [Parameters<typeof setStatus>[1], StatusFacts?][]) {
  for (const [to, facts] of steps) {
    const moved = await server.database.database.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, (write) =>
        setStatus(write, to, facts),
      ),
    );
    expect(moved.ok).toBe(true);
  }
}

export const incorporate = async () => {
  await post(`${orgId}/corporate-info`, { company_type: 'new', ...office });
  await move(['payment_success'], ['submitted'], ['incorporated', certificate]);
};
const certificate = {
  incorporatedOn: '2025-03-12' as NonNullable<StatusFacts['incorporatedOn']>,
  corporationNumber: '1584203-7',
};
