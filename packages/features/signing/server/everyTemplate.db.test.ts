/** Every template is signed, and registers, check, dashboard and deadlines say of it what was signed: not before, and not otherwise
 *  (decision 084). */
import { instant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellCedre } from '../../../../tests/stories/cedre.ts';
import { amelieSignIn } from '../../../../tests/stories/mapleCast.ts';
import { type Hand, signedIn } from '../../../../tests/stories/stage.ts';
import { isLongRun } from '../../../../tests/support/extent.ts';
import { given } from '../../../../tests/support/founding.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { digestOf, newLinkSecret } from '../../accounts/server/public.ts';
import { runCheck } from '../../check/server/running.ts';
import { dissolveCorporation, makeAgreement } from '../../corporation/contract.ts';
import { readDashboard } from '../../dashboard/contract.ts';
import { readDeadlines } from '../../deadlines/contract.ts';
import { readDocument } from '../../documents/contract.ts';
import { createDocument, listTemplates } from '../../documents/draftContract.ts';
import { type SignedTemplateName, signedTemplates } from '../../documents/templates/template.ts';
import { login } from '../../entry/contract.ts';
import { insertSession } from '../../mailbox/server/public.ts';
import { addToPosition, listDirectors } from '../../people/contract.ts';
import { proposeSignees, sendEnvelope } from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';

/** Nobody is named who could sign them here: they are signed in ink, sent out, or filed by the registry. */
const namesNobody: readonly SignedTemplateName[] = [
  'articles',
  'first_office_and_board',
  'share_transfer',
  'share_certificate',
  'control_request',
];

/** Due under another Act than that of the story. */
const ofOntario: readonly SignedTemplateName[] = ['number_of_directors'];

/** The corporation ends with them: they are signed when all the others are. */
const signedLast: readonly SignedTemplateName[] = ['articles_of_dissolution'];
const untold = [...namesNobody, ...ofOntario, ...signedLast];

let server: TestServer;
let orgId: string;
let hand: Hand;
let owner: ReturnType<TestServer['api']>;
beforeAll(async () => {
  server = await startTestServer();
  orgId = await tellCedre(server, 'Federal Canadian');
  hand = await signedIn(server, amelieSignIn);
  const { token } = given(await server.api()(login, { body: { ...amelieSignIn } }));
  owner = server.api(token);
  await server.database.asOwner('update users set email_verified_at = now()');
}, 180_000);
afterAll(() => server.close());

/** Findings, deadlines and directors as people see them. */
async function told() {
  const { db, files } = server.installation;
  const now = server.clock.read();
  const subject = { db, orgId, now, goOn: () => undefined };
  const check = await runCheck({ files, isWhiteLabel: false, differingRecords: async () => [] }, subject);
  if (!check.ok) throw new Error(check.error.textCode);
  const { deadlines } = await hand(readDeadlines, { params: { id: orgId } });
  const dashboard = await hand(readDashboard, { params: { id: orgId } });
  expect(dashboard.deadlineCounts.all, 'the dashboard counts what the page lists').toBe(deadlines.length);
  const { directors } = await hand(listDirectors, { params: { id: orgId }, query: {} });
  return {
    findings: check.value.findings.map(({ code, subject: about, fix }) => ({
      code,
      about,
      document: fix.do === 'open' && fix.page === 'document' ? fix.id : undefined,
    })),
    deadlines: deadlines.map(({ kind, year, person }) => ({ kind, year, person: person?._id ?? null })),
    directors,
  };
}
type Reading = Awaited<ReturnType<typeof told>>;

/** A director whose consent is missing, elected on the day on which the story ends. */
async function electedWithoutConsent(): Promise<string> {
  const day = server.clock.read().slice(0, 10);
  const person = {
    firstname: 'Nadia',
    lastname: 'Benali',
    residency: { resident_canadian: true, ground: 'citizen_resident', attested_on: day },
  } as const;
  const body = { person, appointed_on: day, resolution: 'S-2026-31', resolution_on: day };
  await hand(addToPosition, { params: { id: orgId, position: 'directors' }, body });
  const { directors } = await hand(listDirectors, { params: { id: orgId }, query: {} });
  return directors.find(({ lastname }) => lastname === 'Benali')?._id ?? '';
}

/** The shareholders agree unanimously on that day. */
async function agreed(): Promise<void> {
  const text = 'The shareholders approve every budget.';
  const body = { form: 'agreement', text, effective_on: server.clock.read().slice(0, 10) } as const;
  await hand(makeAgreement, { params: { id: orgId }, body });
}

interface Draft {
  readonly template: SignedTemplateName;
  readonly documentId: string;
}

/** Each template's documents: all that can be drafted, at most three of one. */
async function drafted(wanted: (name: SignedTemplateName) => boolean): Promise<Draft[]> {
  const { templates } = await hand(listTemplates, { params: { orgId } });
  const drafts: Draft[] = [];
  for (const name of signedTemplates.filter(wanted))
    for (const { subject } of templates.find(({ template }) => template === name)?.subjects.slice(-3) ?? []) {
      const made = await owner(createDocument, { params: { orgId }, body: { template: name, subject } });
      // Some lack a fact, which is entered first.
      if (made.ok) drafts.push({ template: name, documentId: made.data.document._id });
      else expect(made.textCode).toBe('DOCUMENTS.BLANKS');
    }
  return drafts;
}

/** Sends documents to those whom they name. @returns how each of them signs, the last one last */
async function sent(documentIds: readonly string[]) {
  const ids = documentIds.join(',');
  const { signees } = await hand(proposeSignees, { params: { orgId }, query: { ids } });
  const body = {
    document_ids: [...documentIds],
    signees: signees.map(({ person_id }) => ({ person_id, email: `${person_id}@signee.test` })),
  };
  const { envelope } = await hand(sendEnvelope, { params: { orgId }, body });
  expect(envelope.left_out).toEqual([]);
  return envelope.signees.map(({ _id: signeeId, signs }) => async () => {
    const token = newLinkSecret();
    const madeAt = server.clock.read();
    const key = { orgId, envelopeId: envelope._id, signeeId, pageLinkId: null, digest: digestOf(token) };
    const session = {
      ...key,
      madeAt,
      expiresAt: instant(envelope.expires_at),
      proof: 'code',
      userId: null,
    } as const;
    await server.installation.db.asOrganization(orgId, (q) => insertSession(q, session));
    const agreed = envelope.documents
      .filter(({ _id }) => signs.some(({ document_id }) => document_id === _id))
      .map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
    const signature = { kind: 'typed', text: 'Signed' } as const;
    const answer = await server.api(token)(signeeContract.sign, { body: { agreed, signature } });
    if (!answer.ok) throw new Error(answer.textCode);
    return answer.data;
  });
}

/** A resolution that came after its last day stays late, whoever signs it. */
const about = (said: Reading, { documentId }: Draft) =>
  said.findings
    .filter(({ document, code }) => document === documentId && code !== 'annual_resolution_late')
    .map(({ code }) => code);
const codes = (said: Reading, ...of: readonly string[]) =>
  said.findings.map(({ code }) => code).filter((code) => of.includes(code));
const due = (said: Reading, ...of: readonly string[]) =>
  said.deadlines
    .filter(({ kind }) => of.includes(kind))
    .map(({ kind, year }) => `${kind} ${year ?? ''}`.trim());

/** Findings and deadlines that miss what a template establishes, beside its own documents. */
const missing: Readonly<Partial<Record<SignedTemplateName, (said: Reading) => readonly string[]>>> = {
  director_consent: (said) => [...due(said, 'consent'), ...codes(said, 'consent_missing')],
  by_law: (said) => codes(said, 'by_law_unconfirmed'),
  annual_resolution_of_directors: (said) => codes(said, 'statements_unapproved'),
  annual_resolution_of_shareholders: (said) => [
    ...due(said, 'first_annual_meeting', 'financial_statements').filter((one) => !one.endsWith(' 2026')),
    ...codes(said, 'annual_resolution_missing'),
  ],
  auditor_waiver: (said) => [
    ...due(said, 'auditor_waiver').filter((one) => !one.endsWith(' 2026')),
    ...codes(said, 'auditor_waiver_missing'),
  ],
};

test('what is signed is said to be so everywhere at once, and nothing is that lacks a signature', async () => {
  const elected = await electedWithoutConsent();
  await agreed();
  const drafts = await drafted((name) => !untold.includes(name));
  const names = signedTemplates.filter((name) => drafts.some(({ template }) => template === name));
  expect(names).toEqual(signedTemplates.filter((name) => !untold.includes(name)));
  const before = await told();
  const consentOf = (said: Reading) => said.directors.find(({ _id }) => _id === elected)?.consent_on ?? null;
  for (const draft of drafts) expect(about(before, draft), draft.template).not.toEqual([]);
  expect(missing.director_consent?.(before)).toEqual(['consent', 'consent_missing']);
  expect(missing.annual_resolution_of_shareholders?.(before)).toEqual([
    'financial_statements 2024',
    'first_annual_meeting',
    'financial_statements 2025',
  ]);
  expect(missing.auditor_waiver?.(before)).toEqual(['auditor_waiver 2024', 'auditor_waiver 2025']);
  expect(missing.by_law?.(before)).toEqual(['by_law_unconfirmed']);
  expect(consentOf(before)).toBeNull();

  const last = new Map<SignedTemplateName, () => Promise<{ is_complete: boolean }>>();
  for (const name of names) {
    const own = drafts.filter(({ template }) => template === name);
    const signers = await sent(own.map(({ documentId }) => documentId));
    for (const sign of signers.slice(0, -1)) expect((await sign()).is_complete, name).toBe(false);
    const final = signers.at(-1);
    if (final !== undefined) last.set(name, final);
  }
  const partly = await told();
  expect(partly.deadlines, 'somebody is missing on everything').toEqual(before.deadlines);
  for (const draft of drafts) expect(about(partly, draft), draft.template).toEqual(about(before, draft));
  for (const name of names) expect(missing[name]?.(partly), name).toEqual(missing[name]?.(before));

  const unsigned = new Set<SignedTemplateName>(names);
  for (const [at, [name, sign]] of [...last].entries()) {
    expect((await sign()).is_complete, name).toBe(true);
    unsigned.delete(name);
    // The gate looks after every third signature, and after the last.
    if (!isLongRun && at % 3 !== 0 && at !== last.size - 1) continue;
    const said = await told();
    // Any code counts: a rule of its own may have found it before.
    for (const draft of drafts)
      expect([draft, about(said, draft)], `once ${name} is signed`).toEqual([
        draft,
        unsigned.has(draft.template) ? [expect.any(String)] : [],
      ]);
    for (const signed of names.filter((one) => !unsigned.has(one)))
      expect(missing[signed]?.(said) ?? [], signed).toEqual([]);
  }
  const after = await told();
  expect(consentOf(after), 'in the register of directors').toBe(server.clock.read().slice(0, 10));
  expect(due(after, 'annual_meeting')).toEqual(['annual_meeting']);
  for (const { documentId: docId } of drafts)
    expect(await hand(readDocument, { params: { orgId, docId } })).toMatchObject({ status: 'signed' });
}, 300_000);

test('articles of dissolution lack their signature until they are signed, and nothing else is said of them', async () => {
  const day = server.clock.read().slice(0, 10);
  const { directors } = await hand(listDirectors, { params: { id: orgId }, query: {} });
  const body = {
    ground: 'no_property',
    keeper: directors[0]?._id ?? '',
    effective_on: day,
    resolution: 'S-2026-32',
    resolution_on: day,
  } as const;
  await hand(dissolveCorporation, { params: { id: orgId }, body });
  const drafts = await drafted((name) => signedLast.includes(name));
  expect(drafts.map(({ template }) => template)).toEqual(signedLast);
  const before = await told();
  for (const draft of drafts) expect(about(before, draft)).toEqual([expect.any(String)]);
  for (const sign of await sent(drafts.map(({ documentId }) => documentId))) await sign();
  const after = await told();
  for (const draft of drafts) expect(about(after, draft)).toEqual([]);
  expect(after.deadlines).toEqual(before.deadlines);
  expect(after.directors).toEqual(before.directors);
  for (const { documentId: docId } of drafts)
    expect(await hand(readDocument, { params: { orgId, docId } })).toMatchObject({ status: 'signed' });
}, 120_000);
