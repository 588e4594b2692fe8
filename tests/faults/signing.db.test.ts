import { createHash } from 'node:crypto';
import { searchDocuments } from '@tabellion/features/documents/contract.ts';
import { readDocumentFile, uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { issueShares } from '@tabellion/features/shares/transactionContract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { openMailbox } from '@tabellion/platform/mail/mailbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsArrive } from '../support/announcements.ts';
import { isLongRun } from '../support/extent.ts';
import { given } from '../support/founding.ts';
import { mailsTo } from '../support/mails.ts';
import { registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { codeOf, signature, signingIn } from '../support/signing.ts';
import { type Story, tellStory, todayAt } from '../support/story.ts';
import { until } from '../support/until.ts';
import { holdAtRows, type Product, startProduct } from './product.ts';

// An issue that two people sign, with the product killed between two steps of it, and with two processes at once.
// The test's own server answers requests and does nothing after them; mails and seals are the work of the product.

let server: TestServer;
let owner: SignedIn;
let story: Story;
let signing: ReturnType<typeof signingIn>;
let products: Product[] = [];

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  signing = signingIn(story);
  // The story itself sends and announces these.
  await mailsTo(server, owner.email);
  await announcementsArrive(server);
});
beforeEach(() => server.clock.set(instantOfMillis(Date.now())));
afterEach(async () => {
  for (const product of products) await product.kill();
  products = [];
});
afterAll(() => server.close());

async function start(): Promise<Product> {
  const product = await startProduct(server);
  products.push(product);
  return product;
}

/** A killed process's leases are free again after half a minute; here at once. */
async function startAgain(): Promise<Product> {
  await server.database.asOwner(
    `update outbox set lease_until = null, lease_id = null, not_before = now() where state = 'waiting'`,
  );
  return start();
}

const as = ({ origin }: Product, token?: string) => ({ token, language: 'en', origin });

async function countOf(query: string, ...values: string[]): Promise<number> {
  const [row] = await server.database.asOwner<{ n: string }>(`select count(*) as n from ${query}`, values);
  return Number(row?.n);
}

const issues = () => countOf(`register_acts where org_id = $1 and kind = 'issued'`, story.orgId);

let letters = 0;

type Sent = Awaited<ReturnType<typeof signing.sent>> & { readonly title: string; readonly before: number };

/** A share that is issued when two people have signed a PDF of one page; nothing is mailed yet. */
async function sent(): Promise<Sent> {
  const { orgId, personId: person_id, classId: Shareclass } = story;
  const before = await issues();
  letters += 1;
  const on = todayAt(server);
  const issuance = {
    Shareclass,
    ownership: '1',
    price: '1',
    consideration: 'money' as const,
    paid_on: on,
    exemption: 'employee' as const,
    resolution: `D-${letters}`,
    resolution_on: on,
  };
  const issue = { person_id, issuance, propose: { awaits: 'signatures' as const } };
  const proposed = given(await owner.api(issueShares, { params: { id: orgId }, body: issue }));
  const title = `Subscription ${letters}.`;
  const file = new Blob([new Uint8Array(testPdf())], { type: 'application/pdf' });
  const body = { category: 'agreements', name: title };
  const { document } = given(await owner.api(uploadDocument, { params: { orgId }, body }, { file }));
  const terms = {
    document_ids: [document._id],
    effects: [{ proposal_id: proposed.proposal_id ?? '' }],
    title,
  };
  return { ...(await signing.sent(terms)), docId: document._id, title, before };
}

/** Mails as the product put them into the mailbox, the newest first. */
async function mailsOf(email: string) {
  const mailbox = openMailbox(server.database.database);
  const own = (await mailbox.list(200)).filter(({ toAddress }) => toAddress === email);
  return Promise.all(own.map(async ({ id }) => (await mailbox.read(id))?.text ?? ''));
}

const linksOf = async (email: string): Promise<string[]> =>
  (await mailsOf(email)).flatMap((text) => /\/signature\/([\w-]{43})\b/.exec(text)?.[1] ?? []);

/** Something is still to be mailed, announced or sealed; a ledger is not there yet. */
const isWaiting = async (): Promise<boolean> =>
  (await countOf(`outbox where topic <> 'ledger' and state <> 'sent'`)) > 0;

/** Holds once all have signed, however often the product was killed on the way there. */
async function expectComplete({ envelope, docId, emails, title, before }: Sent): Promise<void> {
  const { orgId } = story;
  await until(async () => !(await isWaiting()));
  const { events, ...after } = await signing.read(envelope._id);
  expect(after).toMatchObject({ state: 'signed', is_sealed: true, sealing_fault: null });
  const ends = ['signed', 'completed', 'entry_recorded', 'entry_stopped', 'sealed'];
  expect(events.map(({ kind }) => kind).filter((kind) => ends.includes(kind))).toEqual([
    'signed',
    'signed',
    'completed',
    'entry_recorded',
    'sealed',
  ]);
  expect(await issues()).toBe(before + 1);
  const proof = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(proof.differences).toEqual([]);

  const params = { orgId };
  const { documents } = given(await owner.api(searchDocuments, { params, query: { search_text: title } }));
  const own = documents.filter((one) => one.title.endsWith(title));
  expect(own.map((one) => [one.title, one.status, one.version]).sort()).toEqual([
    [`Evidence of signature: ${title}`, 'signed', 1],
    [title, 'signed', 2],
  ]);
  for (const { _id, version, sha256 } of own) {
    const bytes = await fileOf(_id, version);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(await verify(bytes, { roots: [] })).toMatchObject({ verdict: 'intact' });
  }
  expect(own.map(({ _id }) => _id)).toContain(docId);
  const ended = `mailbox join outbox using (id)
    where payload ->> 'template' = 'signing.ended' and payload #>> '{data,envelopeId}' = $1 and to_address = $2`;
  for (const email of [owner.email, ...emails]) expect(await countOf(ended, envelope._id, email)).toBe(1);
}

async function fileOf(docId: string, version: number): Promise<Uint8Array<ArrayBuffer>> {
  const params: Record<string, string> = { orgId: story.orgId, docId, version: String(version) };
  const path = readDocumentFile.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const headers = { authorization: `Bearer ${owner.token}` };
  return new Uint8Array(await (await fetch(server.origin + path, { headers })).arrayBuffer());
}

type Ending = 'drop' | 'finish';
type Step = readonly [step: string, table: string, rows: string, ending: Ending];

/** `npm run test:long` tries every step; `npm run test:faults` tries one, where the most is at stake. */
const inLongRun = <Case>(cases: readonly Case[]): readonly Case[] => (isLongRun ? cases : []);

/** The product is killed while it is held at a row, then started again.
 *  @param ask  where the start itself does not begin what waits */
async function killedAt([, table, rows, ending]: Step, ask?: (at: Product) => Promise<unknown>) {
  const hold = await holdAtRows(server, table, rows);
  const product = await start();
  const answer = ask?.(product);
  await hold.reached();
  await product.kill();
  await hold[ending]();
  await answer;
  return startAgain();
}

const mailedBefore: Step[] = [
  ['before it is written', 'mailbox', 'true', 'drop'],
  ['after it, before that is known', 'mailbox', 'true', 'finish'],
];

describe('the last signature', () => {
  test.each<Step>([
    ['between completion and register', 'register_acts', 'true', 'drop'],
    ...inLongRun<Step>([
      ['before it is kept', 'signature_events', `new.kind = 'signed'`, 'drop'],
      ['between it and the completion', 'signature_events', `new.kind = 'completed'`, 'drop'],
      ['between completion and documents', 'documents', `new.status = 'signed'`, 'drop'],
      ['between the register and its note', 'signature_events', `new.kind = 'entry_recorded'`, 'drop'],
      ['before the end is announced', 'outbox', `new.topic = 'event'`, 'drop'],
      ['before the seal is ordered', 'outbox', `new.topic = 'seal'`, 'drop'],
      ['before its mails are ordered', 'outbox', `new.topic = 'mail'`, 'drop'],
    ]),
  ])('killed %s is as if it had not been given; given again, it completes once', async (...step) => {
    const one = await sent();
    const { emails, agreed, envelope } = one;
    given(await (await signing.proved(emails[0]))(signeeContract.sign, { body: { agreed, signature } }));
    const token = (await signing.session(emails[1])).signee_token;
    const sign = (at: Product) => call(signeeContract.sign, { body: { agreed, signature } }, as(at, token));
    const product = await killedAt(step, sign);
    const { state, events } = await signing.read(envelope._id);
    expect([state, events.filter(({ kind }) => kind === 'signed').length]).toEqual(['partially_signed', 1]);
    expect(await issues()).toBe(one.before);
    expect(given(await sign(product))).toMatchObject({
      is_complete: true,
      effects: [{ outcome: 'recorded' }],
    });
    await expectComplete(one);
  });
});

test.each(
  inLongRun<Step>([
    ['between the seal and the file', 'document_versions', 'true', 'drop'],
    ['between the file and the evidence', 'documents', `new.source = 'upload'`, 'drop'],
    ['between the evidence and its note', 'signature_events', `new.kind = 'sealed'`, 'drop'],
    ['after all, before that is known', 'outbox', `new.topic = 'seal' and new.state = 'sent'`, 'drop'],
    ['before the bell rings', 'notices', 'true', 'drop'],
    ...mailedBefore.map(([step, ...rest]): Step => [`with a mail about the end ${step}`, ...rest]),
  ]),
)('a sealing killed %s is made whole, and nothing twice', async (...step) => {
  const one = await sent();
  await signing.signedByBoth(one);
  await killedAt(step);
  await expectComplete(one);
});

test.each(inLongRun<Step>([['before its secret is kept', 'link_secrets', 'true', 'drop'], ...mailedBefore]))(
  'an invitation killed %s arrives, and its link opens',
  async (...step) => {
    const { emails } = await sent();
    await killedAt(step);
    await until(async () => !(await isWaiting()));
    for (const email of emails) {
      const [token = ''] = await linksOf(email);
      given(await server.api()(signeeContract.lookAtLink, { body: { token } }));
    }
  },
);

test.each(
  inLongRun<Step>([
    ['before it is known that one was asked for', 'link_codes', 'new.digest is null', 'drop'],
    ['before its mail is ordered', 'outbox', `new.topic = 'mail'`, 'drop'],
    ['before its digest is kept', 'link_codes', 'new.digest is not null', 'drop'],
    ...mailedBefore,
  ]),
)('a code killed %s arrives or is asked for again, and opens the documents', async (...step) => {
  const { emails } = await sent();
  const token = await signing.linkTo(emails[0]);
  const ask = (at: Product) => call(signeeContract.mailCode, { body: { token } }, as(at));
  const product = await killedAt(step, ask);
  if ((await codesOf(emails[0])) === 0) given(await ask(product));
  await until(async () => !(await isWaiting()));
  const [mail = ''] = await mailsOf(emails[0]);
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  given(await server.api()(signeeContract.proveAddress, { body: { token, code } }));
});

const codesOf = (email: string) =>
  countOf(
    'link_codes c join signees s on s.org_id = c.org_id and s.signee_id = c.link_id where email = $1',
    email,
  );

test.each(inLongRun([1, 2, 3, 4, 5]))('killed at any moment after both signed: round %i', async () => {
  const one = await sent();
  await signing.signedByBoth(one);
  const product = await start();
  const moment = Math.floor(Math.random() * 1_500);
  await new Promise((resolve) => setTimeout(resolve, moment));
  await product.kill();
  await startAgain();
  await expectComplete(one);
});

test('two last signatures in one moment at two processes make one completion', async () => {
  const one = await sent();
  const { emails, agreed } = one;
  const tokens = [
    (await signing.session(emails[0])).signee_token,
    (await signing.session(emails[1])).signee_token,
  ];
  const both = await Promise.all([start(), start()]);
  const answers = await Promise.all(
    both.map((at, i) => call(signeeContract.sign, { body: { agreed, signature } }, as(at, tokens[i]))),
  );
  expect(answers.map(codeOf)).toEqual(['SIGNING.SIGNED', 'SIGNING.SIGNED']);
  expect(answers.map(given).filter(({ is_complete }) => is_complete)).toMatchObject([
    { is_complete: true, effects: [{ outcome: 'recorded' }] },
  ]);
  await expectComplete(one);
});
