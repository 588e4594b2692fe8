/** A change where no documents are generated: its papers are uploaded. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, verified } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import * as contract from '../contract.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { DEPLOYMENT_MODE: 'white_label' } });
  server.clock.set(instant('2026-05-04T14:00:00Z'));
});
afterAll(() => server.close());

test('the check lacks nothing that the uploads of a change bring', async () => {
  const owner = await verified(server, await registered(server));
  const orgId = await organizationOf(owner, { company_type: 'new' });
  const by = { orgId, userId: owner.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' }],
    });
    await incorporate(head, plainDate('2026-05-02'));
  });
  const parts: contract.PartInput[] = [
    {
      kind: 'office',
      form: { address_line_1: '200 Bay Street', city: 'Toronto', postal_code: 'M5J 2J2' },
    },
    {
      kind: 'director_elected',
      form: {
        by: 'shareholders',
        person_id: 'new',
        firstname: 'Zoé',
        lastname: 'Gagnon',
        address_line_1: '5 Elm Street',
        city: 'Toronto',
        province: 'ON',
        postal_code: 'M5G 1H1',
        ground: 'citizen_resident',
      },
    },
  ];
  const asked = { params: { orgId }, body: { parts } };
  const { documents, approvals, check } = given(await owner.api(contract.previewChange, asked));
  expect(documents).toEqual([]);
  expect(approvals).not.toEqual([]);
  expect(check.come).toEqual([]);
});
