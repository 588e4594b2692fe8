/** An ordinary resolution of Ontario's shareholders is signed once the majority of the votes has signed it: its status, the
 *  registers, the check, the deadlines, the dashboard and the return say so together (decision 114). */
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, incorporate, writing } from '../../../../../tests/support/corporation.ts';
import { given } from '../../../../../tests/support/founding.ts';
import { organizationOf, registered, type SignedIn, verified } from '../../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { signature, signingIn } from '../../../../../tests/support/signing.ts';
import { png } from '../../../../../tests/support/story.ts';
import { checkBook } from '../../../check/contract.ts';
import { changeYearEnd } from '../../../corporation/contract.ts';
import { readDashboard } from '../../../dashboard/contract.ts';
import { readDeadlines } from '../../../deadlines/contract.ts';
import { readDocument } from '../../../documents/contract.ts';
import { createDocument } from '../../../documents/draftContract.ts';
import { uploadDocument } from '../../../documents/fileContract.ts';
import { annualResolutions } from '../../../registers/server/public/acts.ts';
import { proposeSignees, sendEnvelope } from '../../../signing/contract.ts';
import { decline, sign } from '../../../signing/signeeContract.ts';
import { payFiling, readAnnual, saveAnnual } from '../../annualContract.ts';
import { listFilings } from '../../contract.ts';
import { annualTemplates } from '../../rules/annualResolutions.ts';

let server: TestServer;
let amelie: SignedIn;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-09-10T14:00:00Z'));
  amelie = await verified(server, await registered(server));
});
afterAll(() => server.close());

type Law = 'CA' | 'ON';

/** Amélie and Ömer hold the shares of a corporation of March 12, 2025, whose financial year ended with December; its first annual
 *  meeting is due on September 12, 2026. */
async function begun(jurisdiction: Law, shares: number, others: number): Promise<string> {
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  await server.database.asOwner('update organization_details set jurisdiction = $2 where org_id = $1', [
    orgId,
    jurisdiction,
  ]);
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [
        { name: 'Amélie Tremblay', of: 'Common', shares, price: '0.01' },
        { name: 'Ömer Yılmaz', of: 'Common', shares: others, price: '0.01' },
      ],
    });
    await incorporate(head, plainDate('2026-09-10'), { jurisdiction });
  });
  given(
    await amelie.api(changeYearEnd, {
      params: { id: orgId },
      body: { fiscal_year_end: '12-31', effective_on: '2025-03-12' },
    }),
  );
  return orgId;
}

/** Amélie alone is asked to sign it, and does. */
async function signedByAmelie(orgId: string, template: string): Promise<string> {
  const params = { orgId };
  const body = { template, subject: '2025-12-31' };
  const { document } = given(await amelie.api(createDocument, { params, body }));
  const { signees } = given(await amelie.api(proposeSignees, { params, query: { ids: document._id } }));
  const her = signees.find(({ name }) => name === 'Amélie Tremblay');
  companies += 1;
  const email = `holder${companies}@signee.test`;
  const asked = [{ person_id: her?.person_id, email }];
  const { envelope } = given(
    await amelie.api(sendEnvelope, { params, body: { document_ids: [document._id], signees: asked } }),
  );
  const agreed = envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  const signer = await signingIn({ server, owner: amelie, orgId }).proved(email);
  given(await signer(sign, { body: { agreed, signature } }));
  return document._id;
}

/** Whether each of them takes the resolution for signed. */
async function told(orgId: string, docId: string) {
  const of = { params: { orgId } };
  const [document, check, deadlines, dashboard, resolutions, annual] = await Promise.all([
    amelie.api(readDocument, { params: { orgId, docId } }).then(given),
    amelie.api(checkBook, { ...of, query: {} }).then(given),
    amelie.api(readDeadlines, { params: { id: orgId } }).then(given),
    amelie.api(readDashboard, { params: { id: orgId } }).then(given),
    server.installation.db.asOrganization(orgId, (q) => annualResolutions(q, orgId)),
    returnOf(orgId),
  ]);
  const isHeld = (all: readonly { kind: string }[]) =>
    all.some(({ kind }) => kind === 'annual_meeting') &&
    !all.some(({ kind }) => kind === 'first_annual_meeting');
  const view = annual.resolutions.documents.find(({ document_id: id }) => id === docId);
  return {
    document: document.status === 'signed',
    register: resolutions.find(({ body }) => body === 'shareholders')?.isSigned,
    check: !check.findings.some(({ code, subject }) => code === 'document_unsigned' && subject === docId),
    deadlines: isHeld(deadlines.deadlines),
    dashboard: !dashboard.deadlines.some(({ kind }) => kind === 'first_annual_meeting'),
    return: view?.is_passed,
    others: view?.others,
    meeting: annual.lines.find(({ line }) => line === 'meeting')?.now,
  };
}

async function returnOf(orgId: string) {
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  const filingId = filingList.find(({ kind }) => kind === 'annual_filing')?.filing_id ?? '';
  return given(await amelie.api(readAnnual, { params: { orgId, filingId } }));
}

const allSay = (is: boolean) => ({
  document: is,
  register: is,
  check: is,
  deadlines: is,
  dashboard: is,
  return: is,
  others: ['Ömer Yılmaz'],
});

test.each([
  ['the majority of the votes in Ontario', 'ON', 501, 500, true],
  ['half of the votes in Ontario', 'ON', 500, 500, false],
  ['the majority federally', 'CA', 501, 500, false],
] as const)('of %s: all agree whether it is signed', async (_whose, law, shares, others, is) => {
  const orgId = await begun(law, shares, others);
  const docId = await signedByAmelie(orgId, 'annual_resolution_of_shareholders');
  const said = await told(orgId, docId);
  expect(said).toMatchObject(allSay(is));
  // The waiver of the auditor needs every shareholder, whoever has the votes.
  const waiver = await signedByAmelie(orgId, 'auditor_waiver');
  const { status } = given(await amelie.api(readDocument, { params: { orgId, docId: waiver } }));
  expect(status).toBe('partially_signed');
});

test('statements, auditor, notice and a signature for later: what the flow asks stays open until it is so', async () => {
  const orgId = await begun('ON', 501, 500);
  const { filing_id: filingId } = await returnOf(orgId);
  const save = async (body: InputOf<typeof saveAnnual>['body']) =>
    given(await amelie.api(saveAnnual, { params: { orgId, filingId }, body })).resolutions;
  const asked = signingIn({ server, owner: amelie, orgId });
  const statements = async (period_end: string, sent_on?: string) => {
    const of = { document_id: uploaded, period_end, ...(sent_on && { sent_on }) };
    return (await save({ statements: of })).statement_fault;
  };
  const uploaded = await asked.document('Financial statements 2025');
  expect((await returnOf(orgId)).resolutions).toMatchObject({ statements: null, statement_fault: 'none' });
  // A resolution of September sees no statements that ended before March 10 (s. 155).
  expect(await statements('2025-12-31', '2026-08-01')).toBe('too_old');
  expect(await statements('2026-03-31')).toBe('not_sent');
  expect(await statements('2026-03-31', '2026-09-01')).toBeNull();

  // "Sign later" ends the step, and the check goes on asking.
  expect((await save({ way: 'later' })).way).toBe('later');
  const { steps } = await returnOf(orgId);
  expect(steps.find(({ step }) => step === 'resolutions')?.is_done).toBe(true);
  const { findings } = given(await amelie.api(checkBook, { params: { orgId }, query: {} }));
  expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['document_missing']));

  // Ömer refuses that there is no auditor: then there is one, or a meeting.
  expect((await save({ auditor: 'waived' })).auditor).toBe('waived');
  const body = { template: 'auditor_waiver', subject: '2025-12-31' };
  const { document } = given(await amelie.api(createDocument, { params: { orgId }, body }));
  const query = { ids: document._id };
  const { signees } = given(await amelie.api(proposeSignees, { params: { orgId }, query }));
  const omer = signees.find(({ name }) => name === 'Ömer Yılmaz');
  const email = 'omer.refuses@signee.test';
  const sent = { document_ids: [document._id], signees: [{ person_id: omer?.person_id, email }] };
  given(await amelie.api(sendEnvelope, { params: { orgId }, body: sent }));
  given(await (await asked.proved(email))(decline, { body: { reason: 'I want an auditor.' } }));
  const refused = await returnOf(orgId);
  expect(refused.resolutions).toMatchObject({ is_waiver_refused: true, auditor: 'waived' });
  const waived = await amelie.api(saveAnnual, { params: { orgId, filingId }, body: { auditor: 'waived' } });
  expect(waived).toMatchObject({
    message: expect.stringMatching(/Appoint one, or hold a meeting/),
    fields: [{ path: 'auditor', textCode: 'ANNUAL.WAIVER_REFUSED' }],
  });
  const answers = refused.lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
  await save({ answers, certified_by: refused.certifiers[0]?.person_id });
  const params = { provider: 'sandbox', orgId, filingId };
  const paid = await amelie.api(payFiling, { params, body: { price: 1 } });
  expect(paid.textCode).toBe('ANNUAL.WAIVER_REFUSED');
  // Drafted anew, it was refused all the same until everybody has signed it.
  given(await amelie.api(createDocument, { params: { orgId }, body }));
  expect((await returnOf(orgId)).resolutions).toMatchObject({ is_waiver_refused: true });
  expect((await save({ auditor: 'appointed' })).auditor).toBe('appointed');
  expect((await save({ auditor: 'meeting' })).auditor).toBe('meeting');

  // The majority signed without Ömer, who is given notice.
  await signedByAmelie(orgId, 'annual_resolution_of_shareholders');
  expect(await save({ notice_on: '2026-09-10' })).toMatchObject({ notice_on: '2026-09-10' });
  const tomorrow = await amelie.api(saveAnnual, {
    params: { orgId, filingId },
    body: { notice_on: '2026-09-11' },
  });
  expect(tomorrow).toMatchObject({ fields: [{ path: 'notice_on' }] });
});

test('resolutions that were signed beforehand are a step that is done, and nobody is asked how they are signed', async () => {
  const orgId = await begun('CA', 501, 500);
  const isDone = async () => {
    const { steps, resolutions } = await returnOf(orgId);
    return [resolutions.way, steps.find(({ step }) => step === 'resolutions')?.is_done];
  };
  for (const template of annualTemplates) {
    expect(await isDone()).toEqual([null, false]);
    const body = { template, subject: '2025-12-31' };
    const { document } = given(await amelie.api(createDocument, { params: { orgId }, body }));
    const copy = { document_id: document._id, is_signed: 'true' as const };
    given(await amelie.api(uploadDocument, { params: { orgId }, body: copy }, { file: png() }));
  }
  expect(await isDone()).toEqual([null, true]);
});

test('the list says the step and the signatures of a return in progress, and its table the same', async () => {
  const orgId = await begun('CA', 501, 500);
  const { filing_id: filingId, lines } = await returnOf(orgId);
  const save = async (body: InputOf<typeof saveAnnual>['body']) =>
    given(await amelie.api(saveAnnual, { params: { orgId, filingId }, body }));
  const progress = async () => {
    const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
    return filingList.find(({ filing_id: id }) => id === filingId)?.progress;
  };
  const right = (of: readonly (typeof lines)[number][]) =>
    save({ answers: of.map(({ line, version }) => ({ line, version, answer: 'right' })) });
  await right(lines.slice(0, 1));
  expect(await progress()).toEqual({ step: 1, of: 5, signatures: null });
  await right(lines);
  expect(await progress()).toEqual({ step: 3, of: 5, signatures: null });
  await signedByAmelie(orgId, 'annual_resolution_of_shareholders');
  await save({ way: 'send' });
  // A director signs once and two shareholders twice; one signature is there.
  expect(await progress()).toEqual({ step: 4, of: 5, signatures: { given: 1, of: 5 } });

  const exported = async (query: string) => {
    const headers = { authorization: `Bearer ${amelie.token}`, 'accept-language': 'en' };
    const reply = await fetch(`${server.origin}/api/filing/filings/${orgId}/export?${query}`, { headers });
    return { type: reply.headers.get('content-type'), bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const csv = (await exported('format=csv')).bytes.toString('utf8').replace('\uFEFF', '').split('\r\n');
  expect(csv[0]).toBe('"Filing","Registration","For year","Open from","Due","State","Fee","Confirmation"');
  expect(csv).toContain(
    '"Annual return 2026","CA","2026",2026-03-12,2026-05-11,"Signatures: 1 of 5","12.00",""',
  );
  const sheet = await exported('format=xlsx');
  expect(sheet.type).toContain('spreadsheetml.sheet');
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
});
