import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { beforeEach, expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { signingPortsOf } from '../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { completeWizard, type FoundingPerson, given, pay } from '../../../../tests/support/founding.ts';
import { mailsTo } from '../../../../tests/support/mails.ts';
import { type SignedIn, signIn, verified } from '../../../../tests/support/people.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import { codeOf, signature, signingIn } from '../../../../tests/support/signing.ts';
import {
  amelie,
  openSubmissions,
  register,
  registryAnswers,
  server,
  submit,
} from '../../../../tests/support/stages/submissions.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { checkBook } from '../../check/contract.ts';
import { listDocuments } from '../../documents/contract.ts';
import { createDocument, listMissing, listTemplates } from '../../documents/draftContract.ts';
import { savePrecedent } from '../../documents/precedentContract.ts';
import { listMatters } from '../../matters/contract.ts';
import { listShareholders, updateIssuance } from '../../shares/contract.ts';
import { proposeSignees, sendEnvelope } from '../contract.ts';
import * as contract from '../organizingContract.ts';
import * as signeeContract from '../signeeContract.ts';
import { sendFollowing } from './jobs.ts';

openSubmissions();

let owner: SignedIn;
beforeEach(() => {
  owner = amelie;
});

const amelieOnPaper = { firstname: 'Amélie', lastname: 'Tremblay', resident: true, director: true } as const;
const founders: readonly FoundingPerson[] = [
  { ...amelieOnPaper, office: 'presidents', shares: 400_000n, consentOn: null },
  {
    firstname: 'Ömer',
    lastname: 'Yılmaz',
    director: true,
    office: 'secretaries',
    shares: 300_000n,
    paidOn: null,
    consentOn: null,
  },
  { firstname: 'Layla', lastname: 'Haddad', shares: 200_000n },
];

async function incorporated(name: string, people = founders, jurisdiction?: 'Ontario') {
  const orgId = await completeWizard(server, amelie, {
    name,
    founders: people,
    ...(jurisdiction && { jurisdiction, articles: { language: 'fr' } }),
  });
  await verified(server, amelie);
  await pay(server, orgId);
  given(await submit(orgId));
  await registryAnswers();
  await settled();
  return orgId;
}

/** Announcements, sets of documents and seals. */
async function settled() {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  const { senders } = featuresOf(server.installation);
  await relayAll(server.installation.db, senders, { onFault });
  await announcementsArrive(server);
  await relayAll(server.installation.db, senders, { onFault });
  // Mails sent so far are older than those sent later.
  await mailsTo(server, amelie.email);
}

const setOf = async (orgId: string) => {
  const { set } = given(await owner.api(contract.readOrganizing, { params: { orgId } }));
  if (set === null) throw new Error('there is no founding set');
  return set;
};

/** Everybody has an address that no other test has. */
const addressOf = (name: string, orgId: string) =>
  `${name.split(' ')[0]}.${orgId}@founder.test`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

async function send(orgId: string) {
  const { signees } = await setOf(orgId);
  const body = {
    signees: signees.map(({ person_id, name }) => ({ person_id, email: addressOf(name, orgId) })),
  };
  return given(await owner.api(contract.sendOrganizing, { params: { orgId }, body })).set;
}

async function signs(orgId: string, name: string) {
  const api = await signingIn({ server, owner, orgId }).proved(addressOf(name, orgId));
  const { documents } = given(await api(signeeContract.readForSigning, {}));
  const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  expect(codeOf(await api(signeeContract.sign, { body: { agreed, signature } }))).toBe('SIGNING.SIGNED');
  // The mail that all have signed has a link too: it is older than that of a request sent later.
  await mailsTo(server, addressOf(name, orgId));
  return documents.map(({ title }) => title).toSorted();
}

/** The codes of what the check finds in the book, without what only ink and other people settle. */
async function findings(orgId: string) {
  const { findings: all } = given(await owner.api(checkBook, { params: { orgId }, query: {} }));
  return all.map(({ code, about }) => `${code} ${about}`).toSorted();
}

/** As the card of matters shows it. */
async function progress(orgId: string) {
  const { matters } = given(await owner.api(listMatters, { params: { id: orgId } }));
  const one = matters.find(({ kind }) => kind === 'founding_set');
  return { state: one?.state, done: one?.steps.flatMap(({ step, is_done }) => (is_done ? [step] : [])) };
}

const missing = async (orgId: string) =>
  given(await owner.api(listMissing, { params: { orgId } })).missing.map(({ title }) => title);

const featurePorts = () => signingPortsOf(server.installation);

/** Another day, on which the sessions of before are over. */
async function onDay(day: string) {
  server.clock.set(instant(`${day}T15:00:00Z`));
  owner = await signIn(server, amelie.email);
}

test('two founders, of whom one pays late, organize by one request', async () => {
  const orgId = await incorporated('Cedar');
  expect(await missing(orgId)).toEqual([]);
  expect(await progress(orgId)).toEqual({ state: 'under_way', done: [] });
  expect(await setOf(orgId)).toMatchObject({
    directors: 'unsent',
    shareholders: 'waiting',
    unpaid: [{ name: 'Ömer Yılmaz' }],
  });
  expect(await send(orgId)).toMatchObject({ directors: 'sent', shareholders: 'waiting' });
  expect(await send(orgId)).toMatchObject({ directors: 'sent', shareholders: 'waiting' });

  expect(await signs(orgId, 'Amélie')).toEqual([
    'Acceptance of office, Amélie Tremblay, President',
    'Consent to act as director, Amélie Tremblay',
    'Organizing resolution of the directors',
    'Subscription of Amélie Tremblay',
    'Subscription of Ömer Yılmaz',
  ]);
  await signs(orgId, 'Layla');
  await onDay('2026-04-22');
  expect((await register(orgId, { asOf: '2026-04-22' })).certificates).toEqual([]);
  await signs(orgId, 'Ömer');
  const held = async () => {
    const { appointments, certificates } = await register(orgId, { asOf: '2026-04-25' });
    return [
      ...appointments.map(({ position, from, consentOn }) => `${position} ${from} ${consentOn}`).toSorted(),
      ...certificates.map(({ label, issuedOn, resolution }) => `${label} ${issuedOn} ${resolution?.number}`),
    ];
  };
  const organized = [
    // A consent bears the day of its own signature.
    'director 2026-04-20 2026-04-20',
    'director 2026-04-20 2026-04-22',
    'presidents 2026-04-22 null',
    'secretaries 2026-04-22 null',
    'CS-1 2026-04-22 D-2026-01',
    'CS-2 2026-04-22 D-2026-01',
  ];
  expect(await held()).toEqual(organized);
  await settled();
  await sendFollowing(featurePorts(), server.clock.read(), new AbortController().signal);
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'waiting' });

  expect(await progress(orgId)).toEqual({ state: 'under_way', done: ['sent', 'signed'] });
  await onDay('2026-04-24');
  const { unpaid } = await setOf(orgId);
  const [late] = unpaid;
  const paid = { _id: late?.security_id ?? '', paid_on: '2026-04-23' };
  given(await owner.api(updateIssuance, { params: { id: late?.person_id ?? '' }, body: paid }));
  expect(await held()).toEqual([...organized, 'CS-3 2026-04-23 D-2026-01']);
  await sendFollowing(featurePorts(), server.clock.read(), new AbortController().signal);
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'sent' });
  expect(await signs(orgId, 'Layla')).toEqual([
    'By-law No. 1',
    'Organizing resolution of the shareholders',
    'Resolution not to appoint an auditor',
  ]);
  await signs(orgId, 'Ömer');
  await signs(orgId, 'Amélie');
  await settled();
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'signed', signees: [] });
  expect(await missing(orgId)).toEqual([]);
  // Nobody has said when its financial year ends.
  expect(await findings(orgId)).toEqual([...inInk('CS-1', 'CS-2', 'CS-3'), 'year_end_missing ']);
  expect(await progress(orgId)).toEqual({
    state: 'completed',
    done: ['sent', 'signed', 'paid', 'confirmed'],
  });
});

test('in Ontario, in French, everything goes out at once where all have paid', async () => {
  const paid = founders.slice(0, 2).map((one) => ({ ...one, paidOn: plainDate('2026-04-20') }));
  const orgId = await incorporated('Érable', paid, 'Ontario');
  expect(await missing(orgId)).toEqual([]);
  expect(await send(orgId)).toMatchObject({ directors: 'sent', shareholders: 'sent', unpaid: [] });
  await signs(orgId, 'Amélie');
  expect(await signs(orgId, 'Ömer')).toEqual([
    'Acceptation de fonctions, Ömer Yılmaz, secrétaire',
    'Consentement à la dispense de vérification',
    'Consentement à occuper le poste d’administrateur, Ömer Yılmaz',
    'Règlement administratif n° 1',
    'Résolution d’organisation prise par les actionnaires',
    'Résolution d’organisation prise par les administrateurs',
    'Souscription, Amélie Tremblay',
    'Souscription, Ömer Yılmaz',
  ]);
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'signed' });
  await settled();
  expect(await missing(orgId)).toEqual([]);
  expect(await findings(orgId)).toEqual([...inInk('CS-1', 'CS-2'), 'year_end_missing ']);
});

test('what was changed since it was sent is not recorded by its signatures, and is sent again', async () => {
  const orgId = await incorporated('Larch', founders.slice(0, 1));
  await send(orgId);
  const { shareholders } = given(await owner.api(listShareholders, { params: { id: orgId }, query: {} }));
  const [holder] = shareholders;
  const more = { _id: holder?.issuances[0]?._id ?? '', ownership: 500_000 };
  given(await owner.api(updateIssuance, { params: { id: holder?._id ?? '' }, body: more }));
  await signs(orgId, 'Amélie');
  expect((await register(orgId)).certificates).toEqual([]);
  expect(await setOf(orgId)).toMatchObject({ directors: 'unsent', shareholders: 'unsent' });
  await settled();
  server.clock.pass({ minutes: 2 });
  await send(orgId);
  await signs(orgId, 'Amélie');
  expect((await register(orgId)).certificates.map(({ quantity }) => quantity)).toEqual([500_000n]);
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'signed' });
});

test('what was declined is drafted anew, and nothing of the founding is lost', async () => {
  const orgId = await incorporated('Alder', founders.slice(0, 1));
  await send(orgId);
  const api = await signingIn({ server, owner, orgId }).proved(addressOf('Amélie', orgId));
  given(await api(signeeContract.decline, { body: { reason: 'A wrong address' } }));
  expect(await setOf(orgId)).toMatchObject({ directors: 'unsent', shareholders: 'unsent' });
  await settled();
  expect(await send(orgId)).toMatchObject({ directors: 'sent', shareholders: 'sent' });
  await signs(orgId, 'Amélie');
  expect((await register(orgId)).certificates).toHaveLength(1);
});

test('a set with wording that nobody approved is neither sent nor signed on paper', async () => {
  const orgId = await incorporated('Willow', founders.slice(0, 1));
  const params = { orgId };
  const words = { template: 'director_consent', language: 'en' as const };
  const wording = '{{facts}}\n\n{{statements}}\n\n1. I read the by-laws.';
  const { precedent_id } = given(await owner.api(savePrecedent, { params, body: { ...words, wording } }));
  const { templates } = given(await owner.api(listTemplates, { params }));
  const [consent] = templates.find(({ template }) => template === words.template)?.subjects ?? [];
  const made = { ...words, subject: consent?.subject ?? '' };
  given(await owner.api(createDocument, { params, body: { ...made, precedent_id } }));
  const onPaper = () =>
    owner.api(contract.recordOrganizingOnPaper, {
      params,
      body: { signed_on: todayAt(server), attested_by: 'Amélie Tremblay' },
    });
  expect(await onPaper()).toMatchObject({ textCode: 'PRECEDENTS.NOT_APPROVED' });
  expect(await owner.api(contract.sendOrganizing, { params, body: {} })).toMatchObject({
    textCode: 'PRECEDENTS.NOT_APPROVED',
  });
  const { document } = given(await owner.api(createDocument, { params, body: made }));
  given(await onPaper());
  await settled();
  const { documents } = given(await owner.api(listDocuments, { params, query: {} }));
  expect(documents.find(({ _id }) => _id === document._id)?.status).toBe('signed');
});

test('both resolutions, chosen by hand in the order of the list, organize as the one request does', async () => {
  const paid = founders.slice(0, 2).map((one) => ({ ...one, paidOn: plainDate('2026-04-20') }));
  const orgId = await incorporated('Hornbeam', paid);
  const params = { orgId };
  const { documents } = given(await owner.api(listDocuments, { params, query: {} }));
  const chosen = ['shareholders', 'directors'].flatMap((body) =>
    documents.filter(({ template }) => template === `organizing_resolution_of_${body}`),
  );
  const document_ids = chosen.map(({ _id }) => _id);
  const named = given(await owner.api(proposeSignees, { params, query: { ids: document_ids.join(',') } }));
  const signees = named.signees.map(({ person_id, name }) => ({
    ...(person_id !== undefined && { person_id }),
    name,
    email: addressOf(name, orgId),
    language: 'en' as const,
  }));
  given(await owner.api(sendEnvelope, { params, body: { document_ids, signees } }));
  expect(await signs(orgId, 'Amélie')).toHaveLength(2);
  await signs(orgId, 'Ömer');
  expect(await setOf(orgId)).toMatchObject({ directors: 'signed', shareholders: 'signed' });
  expect((await register(orgId)).certificates.map(({ label }) => label)).toEqual(['CS-1', 'CS-2']);
});

/** Certificates are signed on paper (CBCA s. 252.2). */
const inInk = (...labels: readonly string[]) => labels.map((label) => `certificate_unsigned ${label}`);
