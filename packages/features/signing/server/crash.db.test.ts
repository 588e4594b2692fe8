import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { codeOf, type Signing, signature, signingIn } from '../../../../tests/support/signing.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import { listNotices } from '../../notifications/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import * as signeeContract from '../signeeContract.ts';
import { routesOf } from './routes.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
let signing: Signing;
/** The process that records the entry ends in the middle. */
let dies = false;
beforeAll(async () => {
  server = await startTestServer({
    instead: (installation) => {
      const ports = signingPortsOf(installation);
      const dying = async () => {
        if (dies) throw new Error('the process ended');
        return async () => ({ ok: true, value: null }) as const;
      };
      return routesOf({ ...ports, laws: [...ports.laws, dying] });
    },
  });
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  signing = signingIn(story);
});
afterAll(() => server.close());

test('a crash between the last signature and the register leaves neither; signed again, both are there', async () => {
  const body = {
    security_id: story.holderSecurityId,
    to: [{ person_id: story.personId, sharesExact: '1' }],
    propose: { awaits: 'signatures' as const },
  };
  const answer = await owner.api(transferShares, { params: { id: story.orgId }, body });
  const sent = await signing.sent({ effects: [{ proposal_id: given(answer).proposal_id ?? '' }] });
  const [ann, bo] = [await signing.proved(sent.emails[0]), await signing.proved(sent.emails[1])];
  const input = { body: { agreed: sent.agreed, signature } };
  given(await ann(signeeContract.sign, input));
  const kinds = async () => (await signing.read(sent.envelope._id)).events.map(({ kind }) => kind);
  dies = true;
  await expect(bo(signeeContract.sign, input)).rejects.toThrow('the process ended');
  expect(await kinds()).not.toContain('completed');
  expect((await kinds()).filter((kind) => kind === 'signed')).toHaveLength(1);
  expect(await signing.statusOf(sent.docId)).toBe('partially_signed');
  dies = false;
  expect(given(await bo(signeeContract.sign, input))).toMatchObject({
    is_complete: true,
    effects: [{ outcome: 'recorded' }],
  });
  expect(await kinds()).toEqual(expect.arrayContaining(['completed', 'entry_recorded']));
});

test('the bell says that all signed, and what was declined', async () => {
  await announcementsArrive(server);
  const declined = await signing.sent();
  const ann = await signing.proved(declined.emails[0]);
  given(await ann(signeeContract.decline, { body: { reason: 'Not mine' } }));
  await announcementsArrive(server);
  const { notices } = given(await owner.api(listNotices, { params: { orgId: story.orgId }, query: {} }));
  const heard = notices.map(({ title, message }) => `${title}: ${message}`.replaceAll(/[\u2068\u2069]/g, ''));
  expect(heard).toContain('Everyone has signed: “Agreement” has all its signatures.');
  expect(heard).toContain('Signature declined: “Agreement” was not signed by everyone.');
});

test('a session of one envelope opens no other', async () => {
  const [one, other] = [await signing.sent(), await signing.sent()];
  const ann = await signing.proved(one.emails[0]);
  const file = await ann(signeeContract.readFileForSigning, { params: { docId: other.docId } });
  expect(codeOf(file)).toBe('GENERAL.NOT_FOUND');
  const input = { body: { agreed: other.agreed, signature } };
  expect(codeOf(await ann(signeeContract.sign, input))).toBe('SIGNING.OTHER_BYTES');
});
