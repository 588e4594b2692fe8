/** Deadlines of an organization's own, as somebody writes them who means no good. */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { markDeadlines, readDeadlines } from '../contract.ts';
import { makeFeed } from '../feedContract.ts';
import { setOwnDeadline } from '../ownContract.ts';

let server: TestServer;
let amelie: SignedIn;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  id = await organizationOf(amelie, { company_type: 'new' });
  const of = { orgId: id, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, of, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [],
    });
    await incorporate(head, plainDate('2026-04-20'));
  });
});
afterAll(() => server.close());

const set = (body: object) =>
  amelie.api(setOwnDeadline, {
    params: { id },
    body: { title: 'Audit', due_on: '2026-06-30', repeats_months: null, in_charge: null, ...body },
  });
const calendar = async () => {
  const { address } = given(await amelie.api(makeFeed, { body: {} }));
  return fetch(server.origin + new URL(address).pathname);
};

test('a title of blanks, of control characters or against its direction is refused', async () => {
  for (const title of ['   ', 'Audit\r\nBEGIN:VEVENT', 'Audit\u202egnp'])
    expect(await set({ title }), JSON.stringify(title)).toMatchObject({
      fields: [
        {
          path: 'title',
          textCode: title.trim() === '' ? 'GENERAL.FIELD_REQUIRED' : 'TEXT.FORBIDDEN_CHARACTERS',
        },
      ],
    });
});

test('a day beyond all counting is refused, and takes neither page nor calendar away from anybody', async () => {
  for (const due_on of ['9999-12-31', '0001-01-01'])
    expect(await set({ due_on, repeats_months: 1 }), due_on).toMatchObject({
      fields: [{ path: 'due_on', textCode: 'GENERAL.NOT_A_DATE' }],
    });
  expect((await calendar()).status).toBe(200);
});

test('marks of days that there are not leave the page readable', async () => {
  const occasions = ['2026-99-99', '0000', '9999', '2999-12-31:00000000-0000-0000-0000-000000000000'];
  for (const occasion of occasions)
    for (const kind of ['own', 'annual_filing', 'tax_return'] as const)
      await amelie.api(markDeadlines, {
        params: { id },
        body: {
          deadlines: [{ registration: 'CA', kind, occasion }],
          mark: 'not_applicable',
          reason: 'Typed.',
        },
      });
  given(await amelie.api(readDeadlines, { params: { id } }));
  expect((await calendar()).status).toBe(200);
});
