/** The stage of the tests of people: foundings with directors and officers, and one that is on record. */

import * as contract from '@tabellion/features/people/contract.ts';
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { dateInZone } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll } from 'vitest';
import { incorporate } from '../incorporate.ts';
import { organizationOf, registered, type SignedIn } from '../people.ts';
import { startTestServer, type TestServer } from '../server.ts';

export let server: TestServer;
export let amelie: SignedIn;

/** A server for the tests of one file, and Amélie, who founds in it. */
export function openPeople(): void {
  beforeAll(async () => {
    server = await startTestServer();
    amelie = await registered(server);
  });
  afterAll(() => server.close());
}

export const toronto = {
  address_line_1: '100 Queen Street West',
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code: 'M5H 2N2',
};

export const resident = {
  resident_canadian: true,
  ground: 'citizen_resident',
  attested_on: '2025-01-02',
} as const;

export const newFounding = () => organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });

/** Adds somebody, and answers the view. */
export async function add(
  id: string,
  position: 'directors' | 'presidents' | 'other',
  person: PersonInput,
  more = {},
) {
  const answer = await amelie.api(contract.addToPosition, {
    params: { id, position },
    body: { person, ...more },
  });
  if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
  return answer.data;
}

/** Not there, or somebody else's. */
export const unknown = { ok: false, status: 404 };

export const ann = { firstname: 'Ann', lastname: 'Tremblay' };

/** The fields that a request to add somebody is refused for. */
export async function refusals(
  id: string,
  position: 'directors' | 'presidents' | 'other',
  body: object,
): Promise<string[]> {
  const answer = await amelie.api(contract.addToPosition, { params: { id, position }, body });
  if (answer.ok) throw new Error('it was accepted');
  return (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
}

/** The newest first, and whether each was taken back. */
export const activities = async (id: string): Promise<[string, boolean][]> => {
  const rows = await server.database.asOwner<{ kind: string; gone: boolean }>(
    `select kind, superseded_by is not null as gone from activity
       where org_id = $1 and kind ~ '^(director|officer)_' order by entry_no desc`,
    [id],
  );
  return rows.map(({ kind, gone }) => [kind, gone]);
};

export const factBodies = ({ database }: TestServer, id: string) =>
  database.asOwner(`select body from person_facts where org_id = $1 and body is not null`, [id]);

export const differences = async ({ database }: TestServer, id: string) =>
  (await database.database.asOrganization(id, (q) => rebuild(q, id))).differences;

export const today = () => dateInZone(server.clock.read(), 'America/Toronto');

export const codesOf = (warnings: readonly { textCode: string }[]) =>
  warnings.map(({ textCode }) => textCode);

/** Ann directs and presides since 2025-03-12; she is a resident Canadian. */
export async function onRecord(board = { minimum: 1, maximum: 2 }) {
  const id = await newFounding();
  const { person_id } = await add(id, 'directors', { ...ann, residency: resident });
  await add(id, 'presidents', { person_id });
  await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14', board });
  return { id, ann: person_id };
}
