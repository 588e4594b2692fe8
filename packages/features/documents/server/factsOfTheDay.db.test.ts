/** A document says what was so on the day that it bears, and goes on saying it. */
import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png, type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { isAgreedOn } from '../../registers/rules/deciders.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import { updateDocumentStatus } from '../contract.ts';
import { createDocument } from '../draftContract.ts';
import { uploadDocument } from '../fileContract.ts';
import { inFixedOrder } from '../rules/fixedOrder.ts';
import { fillTemplate, textOf } from '../rules/printing.ts';
import { organizingOf } from '../templates/ofTheDay.ts';
import type { BookFacts, DocumentLanguage } from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { resolved, withAct } from '../testing-acts.ts';
import { readBookFacts } from './bookFacts.ts';
import { endedBy } from './decidersFacts.ts';
import { type MinuteBook, readMinuteBook } from './wording.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

const inBook = <T>(read: (book: MinuteBook) => Promise<T>, language: DocumentLanguage = 'en'): Promise<T> =>
  server.installation.db.asOrganization(story.orgId, async (q) => {
    const now = server.clock.read();
    const today = todayOf(await organizationOf(q, story.orgId), now);
    const book = await readMinuteBook({}, q, { orgId: story.orgId, now, today, language });
    if (book === undefined) throw new Error('the story has no corporation');
    return read(book);
  });

const factsIn = (language: DocumentLanguage): Promise<BookFacts> =>
  server.installation.db.asOrganization(story.orgId, async (q) => {
    const read = await readBookFacts(q, story.orgId, { asOf: todayAt(server), language });
    if (read === undefined) throw new Error('the story has no corporation');
    return read.facts;
  });

const dueOf = (facts: BookFacts, name: string) => templateOf(name)?.due(facts) ?? [];

test.each(['en', 'fr'] as const)(
  'nothing that is printed follows the order of rows (%s)',
  async (language) => {
    const facts = await factsIn(language);
    const sayings = (of: BookFacts) =>
      templates.flatMap((template) =>
        template.due(of).map((due) => [template.name, due, fillTemplate(template, of, due)]),
      );
    const { appointments, classes, certificates, instruments, pools } = facts;
    const reversed = {
      appointments: appointments.toReversed(),
      classes: classes.toReversed(),
      certificates: certificates.toReversed(),
      instruments: instruments.toReversed(),
      pools: pools.toReversed(),
    };
    const shuffled = inFixedOrder(reversed, facts.madeBy);
    expect(certificates.length).toBeGreaterThan(1);
    expect(sayings({ ...facts, ...shuffled })).toEqual(sayings(facts));
  },
);

test.each([
  ['en', 'unanimous shareholder agreement', '(ii) the authority of the directors to fix'],
  ['fr', 'convention unanime des actionnaires', '(ii) de l’autorisation donnée aux administrateurs'],
] as const)(
  'a certificate has the notices of the day on which it is issued (%s)',
  async (language, usa, series) => {
    const facts = await factsIn(language);
    const [first] = facts.certificates;
    if (first === undefined) throw new Error('the story has no certificate');
    const notesOf = (more: Partial<BookFacts>) => {
      const of = { ...facts, ...more };
      const template = templateOf('share_certificate');
      const due = template?.due(of).find(({ subject }) => subject === first.securityId);
      const document = template && due && fillTemplate(template, of, due);
      if (!document?.ok) throw new Error('no certificate');
      return document.value.blocks.flatMap((one) => (one.kind === 'note' ? one.text : [])).join('\n');
    };
    const [one] = facts.classes;
    if (one === undefined) throw new Error('the story has no class');
    expect(notesOf({ classes: [one] })).not.toContain(series);
    expect(notesOf({ classes: [{ ...one, seriesAllowed: true }] })).toContain(series);
    const later = { ...one, classId: 'later', createdOn: addDays(first.issuedOn, 1) };
    const rights = language === 'en' ? 'attached to it' : 'est assortie de';
    expect(notesOf({ classes: [one, later] })).not.toContain(rights);
    expect(notesOf({ classes: [one, { ...later, createdOn: first.issuedOn }] })).toContain(rights);
    const signedOn = (since: BookFacts['asOf']) => notesOf({ agreements: [{ since }] });
    expect(signedOn(first.issuedOn)).toContain(usa);
    expect(signedOn(addDays(first.issuedOn, 1))).not.toContain(usa);
    const holders = language === 'en' ? 'A shareholders’ agreement' : 'Une convention entre actionnaires';
    expect(notesOf({ holderAgreements: [{ since: first.issuedOn }] })).toContain(holders);
    expect(notesOf({ holderAgreements: [{ since: addDays(first.issuedOn, 1) }] })).not.toContain(holders);
    // It ends on the day of a writing of its parties, or when one person holds all the shares.
    const until = (day: BookFacts['asOf']) =>
      notesOf({ holderAgreements: [{ since: addDays(first.issuedOn, -9), until: day }] });
    expect(until(addDays(first.issuedOn, 1))).toContain(holders);
    expect(until(first.issuedOn)).not.toContain(holders);
    const alone = facts.certificates.map((held) => ({ ...held, personId: first.personId }));
    expect(notesOf({ holderAgreements: [{ since: first.issuedOn }], certificates: alone })).not.toContain(
      holders,
    );
  },
);

test('a subscription leaves its exemption open only where neither articles nor the holders restrict transfers', async () => {
  const facts = await factsIn('en');
  const exemption = { rule: 'private_issuer', category: 'founder' } as const;
  const certificates = facts.certificates.map((one) => ({ ...one, exemption }));
  const undetermined = (more: Partial<BookFacts>) => {
    const of = { ...facts, certificates, ...more };
    const template = templateOf('subscription');
    const printed = dueOf(of, 'subscription').map((due) => template && fillTemplate(template, of, due));
    return printed.filter((one) => JSON.stringify(one).includes('To be determined')).length;
  };
  const corporation = { ...facts.corporation, transferRestrictions: null };
  const holderAgreements = [{ since: facts.asOf }];
  expect(undetermined({})).toBe(0);
  expect(undetermined({ corporation })).toBeGreaterThan(0);
  expect(undetermined({ corporation, holderAgreements })).toBe(0);
});

test('an agreement on file is a unanimous one by its name, until it is given up', async () => {
  const file = async (name: string) => {
    const body = { name, category: 'agreements' } as const;
    const params = { orgId: story.orgId };
    return given(await owner.api(uploadDocument, { params, body }, { file: png() })).document._id;
  };
  const on = async () => (await factsIn('en')).agreements.map(({ since }) => since);
  await file('Shareholder agreement of 2026');
  expect(await on()).toEqual([]);
  // A text that is written here is one once it is signed.
  const written = {
    title: 'Unanimous shareholder agreement',
    wording: '1. As below.',
    section: 'agreements',
  } as const;
  const params = { orgId: story.orgId };
  const { document } = given(await owner.api(createDocument, { params, body: written }));
  expect(await on()).toEqual([]);
  await server.database.asOwner(`update documents set status = 'signed' where document_id = $1`, [
    document._id,
  ]);
  expect(await on()).toHaveLength(1);
  await server.database.asOwner(`update documents set status = 'void' where document_id = $1`, [
    document._id,
  ]);
  const id = await file('Unanimous Shareholders’ Agreement');
  expect(await on()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  // Half past ten in the evening at the registry is the next day in UTC.
  const filedAt = '2026-05-02T02:30:00Z';
  await server.database.asOwner(`update document_versions set made_at = $1 where document_id = $2`, [
    filedAt,
    id,
  ]);
  expect(await on()).toEqual(['2026-05-01']);
  // The writing that ends it is none itself; that of its own day ended an agreement before it.
  expect(endedBy(plainDate('2026-05-01'), [plainDate('2026-05-01')])).toEqual({ since: '2026-05-01' });
  const end = await file('Termination of the unanimous shareholder agreement');
  await server.database.asOwner(`update documents set dated_on = '2026-05-20' where document_id = $1`, [end]);
  const { agreements } = await factsIn('en');
  expect(agreements).toEqual([{ since: '2026-05-01', until: '2026-05-20' }]);
  expect(
    [plainDate('2026-05-01'), plainDate('2026-05-19'), plainDate('2026-05-20')].map((day) =>
      isAgreedOn(agreements, day),
    ),
  ).toEqual([true, true, false]);
  const givenUp = { org_unique_id: story.orgId, document_id: id, status: 'void' as const };
  given(await owner.api(updateDocumentStatus, { body: givenUp }));
  expect(await on()).toEqual([]);
});

test('the founding is confirmed on a day on which its shareholders hold shares', async () => {
  const facts = await factsIn('en');
  const { datedOn: confirmedOn, number: confirmed } = organizingOf(facts, 'shareholders') ?? {};
  for (const name of ['auditor_waiver', 'by_law', 'organizing_resolution_of_shareholders']) {
    const due = dueOf(facts, name).find(({ subject }) => subject === '' || subject === '1');
    expect([name, due?.datedOn]).toEqual([name, confirmedOn]);
    expect(due?.signees.some(({ capacity }) => capacity === 'shareholder')).toBe(true);
  }
  const template = templateOf('by_law');
  const [due] = dueOf(facts, 'by_law');
  const byLaw = template && due && fillTemplate(template, facts, due);
  const leads = byLaw?.ok
    ? byLaw.value.blocks.flatMap((block) => (block.kind === 'signatures' ? (block.lead ?? []) : []))
    : [];
  expect(leads).toEqual([
    `Made by the board of directors by resolution ${organizingOf(facts)?.number}.`,
    `Confirmed by the shareholders by resolution ${confirmed}.`,
  ]);
});

test('a by-law that nobody has made yet says what is missing instead of a day', async () => {
  const facts = { ...(await factsIn('en')), resolutions: [] };
  const template = templateOf('by_law');
  const [due] = dueOf(facts, 'by_law');
  expect(due?.datedOn).toBeNull();
  expect(template && due && fillTemplate(template, facts, due)).toEqual({
    ok: false,
    error: [{ fact: 'organizing_resolution' }],
  });
});

test.each([
  ['en', 'has received the full consideration for them', 'once the Corporation has received'],
  ['fr', 'en a reçu la pleine contrepartie', 'une fois que la société en a reçu'],
] as const)('only what was paid by then is said to be received (%s)', async (language, received, once) => {
  const facts = await factsIn(language);
  const textWhere = (paidLater: number) => {
    const certificates = facts.certificates.map((one) => ({
      ...one,
      paidOn: one.resolution && addDays(one.resolution.date, paidLater),
    }));
    const of = { ...facts, certificates };
    const template = templateOf('organizing_resolution_of_directors');
    const [due] = template?.due(of) ?? [];
    const document = template && due && fillTemplate(template, of, due);
    if (!document?.ok) throw new Error('no organizing resolution');
    return textOf(document.value);
  };
  expect(textWhere(0)).toMatch(new RegExp(`La société ${received}|The Corporation ${received}`));
  expect(textWhere(0)).not.toContain(once);
  expect(textWhere(1)).toContain(once);
  expect(textWhere(1)).not.toMatch(new RegExp(`La société ${received}|The Corporation ${received}`));
});

test('a signed certificate stays as it is when its shares go on', async () => {
  const security = story.holderSecurityId;
  const certificateIn = async (as?: { readonly isBeforeEnd: true }) =>
    inBook(async (book) => {
      const one = book.due.find(
        ({ template, due }) => template.name === 'share_certificate' && due.subject === security,
      );
      const worded = one && (await book.word(one, as));
      if (!worded?.ok) throw new Error('no certificate');
      return worded.value;
    });
  const before = await certificateIn();
  const resolution = { resolution: 'D-2026-31', resolution_on: todayAt(server) };
  const to = [{ person_id: story.personId, sharesExact: '1' }];
  const body = { security_id: security, to, ...resolution };
  given(await owner.api(transferShares, { params: { id: story.orgId }, body }));
  expect((await certificateIn()).document.mark).toBe('CANCELLED');
  expect((await certificateIn({ isBeforeEnd: true })).digest).toBe(before.digest);
});

test.each([
  ['en', 'takes effect on the date shown in the certificate of amendment'],
  ['fr', 'prend effet à la date indiquée dans le certificat de modification'],
] as const)(
  'a resolution knows no certificate, which comes after it on whatever day (%s)',
  async (language, awaited) => {
    const facts = await factsIn(language);
    const renamed = withAct(
      facts,
      'class.amended',
      {
        classId: story.classId,
        changes: { name: 'Class A', votesPerShare: '2' },
        registryCertificate: null,
        resolution: { ...resolved, resolutionId: 'of-shareholders' },
      },
      'shareholders',
    );
    const classes = facts.classes.map((one) =>
      one.classId === story.classId ? { ...one, name: 'Class A' } : one,
    );
    const textOn = (effectiveOn: BookFacts['asOf']) => {
      const acts = renamed.acts.map((act, at) =>
        at === renamed.acts.length - 1 ? { ...act, effectiveOn } : act,
      );
      const of = { ...renamed, acts, classes };
      const template = templateOf('shareholders_resolution');
      const due = template?.due(of).find(({ number }) => number === resolved.number);
      const document = template && due && fillTemplate(template, of, due);
      if (!document?.ok) throw new Error('no resolution');
      return textOf(document.value);
    };
    expect(textOn(addDays(resolved.date, 1))).toContain(awaited);
    expect(textOn(resolved.date)).toContain(awaited);
    expect(textOn(resolved.date)).toMatch(
      /of the Common shares are changed|les actions ..?Common..? sont modifiés/,
    );
  },
);
