/** An organization with something of everything in it, made through the API as far as it goes: what the generated tests
 *  of access, tenants and bad input ask about. */
import { digestOf, newLinkSecret } from '@tabellion/features/accounts/server/public.ts';
import { addActivityLog } from '@tabellion/features/activity/contract.ts';
import { purchasePlan, readCardKey } from '@tabellion/features/billing/contract.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { fileControl } from '@tabellion/features/control/contract.ts';
import { makeFeed } from '@tabellion/features/deadlines/feedContract.ts';
import { setOwnDeadline } from '@tabellion/features/deadlines/ownContract.ts';
import { addDocumentCategory } from '@tabellion/features/documents/contract.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { uploadPhoto } from '@tabellion/features/entry/profileContract.ts';
import { keepRegistryKey, stateRegistryParticular } from '@tabellion/features/filings/particularsContract.ts';
import { grantOption, reservePool } from '@tabellion/features/instruments/contract.ts';
import { insertSession } from '@tabellion/features/mailbox/server/public.ts';
import { beginMatter } from '@tabellion/features/matters/server/public.ts';
import { createOrganizationUser } from '@tabellion/features/members/contract.ts';
import { notify } from '@tabellion/features/notifications/server/public.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { uploadProfileImage } from '@tabellion/features/organizations/contract.ts';
import { underHead } from '@tabellion/features/organizations/server/public.ts';
import { foundingProposal } from '@tabellion/features/registers/server/public/proposals.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import { dateInZone, instant, millisOfInstant, type PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { completeWizard, type FoundingPerson, given, mapleFounders } from './founding.ts';
import { organizeRegisters } from './organize.ts';
import { registered, type SignedIn, verified } from './people.ts';
import { recordedLeaf } from './recordedLeaf.ts';
import { askRegistry } from './registry.ts';
import type { TestServer } from './server.ts';

/** The ids that a request may name. Those of two stories are exchanged for each other by their names here. */
export interface StoryIds {
  readonly orgId: string;
  /** A director, president and holder; and a holder who is no director. */
  readonly personId: string;
  readonly holderId: string;
  readonly classId: string;
  readonly securityId: string;
  readonly holderSecurityId: string;
  readonly proposalId: string;
  readonly activityId: string;
  readonly subscriptionId: string;
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly membershipId: string;
  /** Sent, and not answered. */
  readonly invitationId: string;
  /** The owner's. */
  readonly noticeId: string;
  /** One that recorded no act, which is taken back as any other. */
  readonly importId: string;
  /** Uploaded, with one version. */
  readonly documentId: string;
  readonly categoryId: string;
  /** Out for signature with one document, to the owner and to somebody without an account. */
  readonly envelopeId: string;
  readonly sentDocumentId: string;
  readonly signeeId: string;
  /** A minute book bound for due diligence, and a link to it. */
  readonly bookId: string;
  readonly bookLinkId: string;
  /** A matter whose entry is gone. */
  readonly matterId: string;
  /** An annual return that was sent to the registry, with its answer. */
  readonly filingId: string;
  readonly annualLinkId: string;
  /** A link to the page of `personId`, whose address the register does not have; `holderToken` came by another. */
  readonly holderLinkId: string;
  readonly ownDeadlineId: string;
  /** A corporate change that is a draft. */
  readonly changeId: string;
  /** Own wording: a draft, one in review, and another one in review. */
  readonly draftPrecedentId: string;
  readonly waitingPrecedentId: string;
  readonly reviewedPrecedentId: string;
  /** A leaf of the ledger that holds one of its records. */
  readonly leafTx: string;
}

export interface Story extends StoryIds {
  readonly server: TestServer;
  readonly owner: SignedIn;
  /** The session of a signee who has no account. */
  readonly signeeToken: string;
  /** The session of a holder of a page, which shows nothing: the register does not have his address. */
  readonly holderToken: string;
  /** The token of a user of the ledger, who is nobody in the product. */
  readonly ledgerToken: string;
  /** Opens the calendar of a user who asks nothing else here, so that nobody makes it anew. */
  readonly calendarSecret: string;
  /** The digest of the document that is out for signature. */
  readonly sentSha256: string;
  /** The digest of the profile image, and of the owner's photo. */
  readonly imageSha256: string;
  /** A card sealed for this organization: for a purchase at that price, or only to be kept. */
  seal(price: number | null): Promise<string>;
}

/** One pixel. */
export const png = (): Blob =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  );

/** The first plan for a year with the tax of Ontario. */
export const founderPrice = 393.24;

export interface StoryOptions {
  readonly name?: string;
  readonly founders?: readonly FoundingPerson[];
  /** How far it has come: `paid` may still be edited, `incorporated` has registers. */
  readonly until?: 'paid' | 'incorporated';
}

/** @param owner the admin */
export async function tellStory(
  server: TestServer,
  owner: SignedIn,
  { name = 'Maple Robotics', founders = mapleFounders, until = 'paid' }: StoryOptions = {},
): Promise<Story> {
  const orgId = await completeWizard(server, owner, { name, founders });
  const image = given(
    await owner.api(uploadProfileImage, { params: { id: orgId }, body: {} }, { file: png() }),
  );
  given(await owner.api(uploadPhoto, { body: {} }, { file: png() }));
  const note = given(
    await owner.api(addActivityLog, { params: { orgId }, body: { activity: `A note of ${name}` } }),
  );
  const seal = sealFor(server, orgId);
  const { document } = given(
    await owner.api(
      uploadDocument,
      { params: { orgId }, body: { name: `Lease of ${name}` } },
      { file: png() },
    ),
  );
  const { category } = given(
    await owner.api(addDocumentCategory, { params: { id: orgId }, body: { name: `Leases of ${name}` } }),
  );
  const params = { provider: 'sandbox', orgId, planId: 'founder' };
  const card = await seal(founderPrice);
  given(await owner.api(purchasePlan, { params, body: { card, price: founderPrice } }));
  await verified(server, owner);
  const email = `${newId()}@maple.test`;
  given(await owner.api(createOrganizationUser, { params: { orgId }, body: { email, access_type: 'view' } }));
  const sent = await sentToSign(server, owner, orgId);
  await rungForAll(server, orgId);
  await voidedBefore(server, orgId);
  await organizingRequested(server, owner, orgId);
  const ids = await idsOf(server, orgId);
  if (until === 'incorporated') await incorporate(server, owner, { orgId, ...ids });
  return {
    ...ids,
    orgId,
    activityId: note.id,
    noticeId: (await noticeOf(server, orgId, owner.userId)) ?? '',
    server,
    owner,
    importId: await importedBefore(server, orgId),
    documentId: document._id,
    categoryId: category._id,
    matterId: await matterBegun(server, owner, orgId),
    ...(await filedBefore(server, owner, orgId)),
    ...sent,
    ...(await holderLinked(server, owner, { orgId, personId: ids.personId })),
    ownDeadlineId: await leaseToRenew(owner, orgId),
    changeId: await changeDrafted(server, owner, orgId),
    ...(await wordedBefore(server, owner, orgId)),
    leafTx: await recordedLeaf({ server, orgId }),
    ledgerToken: await ledgerTokenOf(server),
    calendarSecret: await calendarSecretOf(server),
    ...(await bookOf(server, owner, { orgId, sha256: document.sha256 })),
    imageSha256: image.img_url.split('/').at(-1) ?? '',
    seal,
  };
}

/** Own wording in each state, also before the corporation exists; that of resignations in French is used. */
async function wordedBefore(server: TestServer, { userId }: SignedIn, orgId: string) {
  const write = async (
    template: string,
    language: 'en' | 'fr',
    state: 'draft' | 'submitted' | 'approved',
  ) => {
    const precedentId = newId();
    const at = server.clock.read();
    const submitted = state === 'draft' ? [null, null] : [at, userId];
    const reviewed = state === 'approved' ? [at, userId] : [null, null];
    await server.database.asOwner(
      `insert into precedents (
           org_id, precedent_id, template, language, version, state, revision, wording, standard_version, standard, authors,
           written_at, submitted_at, submitted_by, reviewed_at, reviewed_by
         )
         values ($1, $2, $3, $4, 1, $5, 1, $6, '2026-12-03', '', array[$7::uuid], $8, $9, $10, $11, $12)`,
      [
        orgId,
        precedentId,
        template,
        language,
        state,
        '{{facts}}\n\n{{statements}}',
        userId,
        at,
        ...submitted,
        ...reviewed,
      ],
    );
    return precedentId;
  };
  await write('resignation', 'fr', 'approved');
  return {
    draftPrecedentId: await write('resignation', 'en', 'draft'),
    waitingPrecedentId: await write('officer_acceptance', 'en', 'submitted'),
    reviewedPrecedentId: await write('officer_acceptance', 'fr', 'submitted'),
  };
}

const ledgerTokens = new WeakMap<TestServer, Promise<string>>();

/** One user of the ledger serves all stories of a server. */
function ledgerTokenOf(server: TestServer): Promise<string> {
  const existing = ledgerTokens.get(server);
  if (existing !== undefined) return existing;
  const password = 'Ledger-2026';
  const body = { email: `${newId()}@ledger.test`, password, confirmPassword: password };
  const opened = server.raw('/api/v1/auth/signup', { body }).then(({ data }) => String(data.token));
  ledgerTokens.set(server, opened);
  return opened;
}

const calendarSecrets = new WeakMap<TestServer, Promise<string>>();

/** One calendar serves all stories of a server. */
function calendarSecretOf(server: TestServer): Promise<string> {
  const existing = calendarSecrets.get(server);
  if (existing !== undefined) return existing;
  const made = secretOfNewCalendar(server);
  calendarSecrets.set(server, made);
  return made;
}

async function secretOfNewCalendar(server: TestServer): Promise<string> {
  const reader = await registered(server);
  const { address } = given(await reader.api(makeFeed, { body: {} }));
  return new URL(address).pathname.split('/').at(-2) ?? '';
}

async function leaseToRenew(owner: SignedIn, orgId: string): Promise<string> {
  const body = { title: 'Renew the lease', due_on: '2026-06-30', repeats_months: null, in_charge: null };
  return given(await owner.api(setOwnDeadline, { params: { id: orgId }, body })).own_id;
}

/** Edited once, and not sent. */
async function changeDrafted({ database }: TestServer, { userId }: SignedIn, orgId: string): Promise<string> {
  const changeId = newId();
  await database.asOwner(
    `with drafted as (
       insert into corporate_changes (org_id, change_id, parts, made_at, made_by)
         values ($1, $2, '[{"kind":"year_end","form":{"fiscal_year_end":"06-30"}}]', now(), $3)
     )
     , attempt as (
       insert into corporate_change_attempts (org_id, attempt_id, change_id, desk, paper, state, sent_at, answered_at)
         select $1, $4, $2, 'sandbox', '{}', 'rejected', now(), now()
     )
     insert into corporate_change_events (org_id, change_id, place, event, at, by_user) values ($1, $2, 1, 'edited', now(), $3)`,
    [orgId, changeId, userId, newId()],
  );
  return changeId;
}

async function matterBegun(server: TestServer, owner: SignedIn, orgId: string): Promise<string> {
  const { db, clock } = server.installation;
  const by = { userId: owner.userId, now: clock() };
  const begun = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, by, async (write) => ok(await beginMatter(write, 'entry', newId()))),
  );
  return begun.ok ? begun.value : '';
}

/** A return of a year before the corporation was on record here, its answers, and what the registry has of it. */
async function filedBefore(
  { database }: TestServer,
  owner: SignedIn,
  orgId: string,
): Promise<Pick<StoryIds, 'filingId' | 'annualLinkId'>> {
  const [filingId, annualLinkId] = [newId(), newId()];
  const params = { id: orgId };
  const stated = { kind: 'activity', value: 'Robots', effective_on: '2020-01-01' } as const;
  given(await owner.api(stateRegistryParticular, { params, body: stated }));
  given(await owner.api(keepRegistryKey, { params, body: { registration: 'CA', key: 'K-77' } }));
  await database.asOwner(
    `with key as (
       insert into deadlines (org_id, registration, kind, occasion) values ($1, 'CA', 'annual_filing', '1999') returning *
     ), filing as (
       insert into filings (org_id, filing_id, registration, kind, occasion, filing_year, created_at)
         select org_id, $2, registration, kind, occasion, 1999, now() from key
     ), object as (
       insert into objects (id, org_id, kind) values ($2, $1, 'filing')
     ), attempt as (
       insert into filing_attempts (org_id, attempt_id, filing_id, desk, paper, state, sent_at, ask_after, answered_at)
         values ($1, $3, $2, 'sandbox', '{}', 'accepted', now(), now(), now())
     )
     insert into filing_events (org_id, filing_id, place, event, at, filed_on)
       values ($1, $2, 1, 'accepted', now(), '1999-12-31')`,
    [orgId, filingId, newId()],
  );
  await database.asOwner(
    `with answer as (
       insert into annual_answers (org_id, filing_id, place, line, answer, seq, at, by_user)
         values ($1, $2, 1, 'office', 'right', 0, now(), $4)
     ), seen as (
       insert into annual_seen (org_id, filing_id, user_id, seq, at) values ($1, $2, $4, 0, now())
     ), question as (
       insert into registry_questions (org_id, question_id, kind, item_id, words, asked_by, asked_at, withdrawn_at)
         values ($1, $3, 'filing', $2, 'Which office?', $4, now(), now())
     )
     insert into annual_links (org_id, link_id, filing_id, email, ends_on, made_at, made_by)
       values ($1, $3, $2, 'client@firm.test', '1999-12-31', now(), $4)`,
    [orgId, filingId, annualLinkId, owner.userId],
  );
  return { filingId, annualLinkId };
}

async function sentToSign(server: TestServer, owner: SignedIn, orgId: string) {
  const params = { orgId };
  const body = { name: 'Shareholder agreement', category: 'agreements' };
  const { document } = given(await owner.api(uploadDocument, { params, body }, { file: png() }));
  const signees = [
    { name: 'Amélie Tremblay', email: owner.email, place: 1 },
    { name: 'ليلى حداد', email: `${newId()}@signee.test`, language: 'ar' as const, place: 1 },
  ];
  const sent = { document_ids: [document._id], signees };
  const { envelope } = given(await owner.api(sendEnvelope, { params, body: sent }));
  const signee = envelope.signees.find(({ language }) => language === 'ar');
  const signeeToken = newLinkSecret();
  const { _id: envelopeId } = envelope;
  const signeeId = signee?._id ?? '';
  await server.installation.db.asOrganization(orgId, (q) =>
    insertSession(q, {
      orgId,
      envelopeId,
      signeeId,
      pageLinkId: null,
      digest: digestOf(signeeToken),
      proof: 'code',
      userId: null,
      madeAt: server.clock.read(),
      expiresAt: instant('2999-12-31T00:00:00Z'),
    }),
  );
  await server.database.asOwner(
    `insert into link_codes (org_id, code_id, link_id, asked_for, asked_at, expires_at)
       values ($1, $2, $3, $3, '2020-01-01Z', '2020-01-02Z')`,
    [orgId, newId(), signeeId],
  );
  await server.database.asOwner(
    `insert into signature_settings (org_id, signatures, chosen_at, chosen_by) values ($1, 'seal_alone', now(), $2)`,
    [orgId, owner.userId],
  );
  await server.database.asOwner(
    `with effect as (
       insert into envelope_effects (org_id, envelope_id, place, document_id) values ($1, $2, 1, $3)
     )
     insert into deadline_documents (org_id, document_id, met, year_end, is_signed)
       values ($1, $3, 'auditor_waiver', '1999-12-31', false)`,
    [orgId, envelopeId, document._id],
  );
  const [first] = envelope.documents;
  return { envelopeId, signeeId, signeeToken, sentDocumentId: document._id, sentSha256: first?.sha256 ?? '' };
}

async function holderLinked(
  { database }: TestServer,
  { userId }: SignedIn,
  { orgId, personId }: Pick<StoryIds, 'orgId' | 'personId'>,
): Promise<Pick<Story, 'holderLinkId' | 'holderToken'>> {
  const [holderLinkId, usedLinkId, holderToken] = [newId(), newId(), newLinkSecret()];
  await database.asOwner(
    `with link as (
       insert into holder_links (org_id, link_id, person_id, contact_fact, language, with_percentages, is_mailed,
                                 ends_on, made_at, made_by)
         select $1, link_id, $3, $4, 'en', false, false, '2999-12-31', now(), $5 from unnest($2::uuid[]) as link_id
     )
     insert into link_secrets (kind, proof, org_id, digest, page_link_id, made_at, expires_at)
       values ('session', 'code', $1, $6, $7, now(), '2999-12-31Z')`,
    [orgId, [holderLinkId, usedLinkId], personId, newId(), userId, digestOf(holderToken), usedLinkId],
  );
  return { holderLinkId, holderToken };
}

async function importedBefore({ database }: TestServer, orgId: string): Promise<string> {
  const batchId = newId();
  await database.asOwner(
    `insert into imports (org_id, batch_id, source, file_name, file_digest, recorded_at, persons, acts, certificates,
                          anomalies)
       values ($1, $2, 'table', 'holders.csv', repeat('0', 64), now(), 1, 1, 1, 0)`,
    [orgId, batchId],
  );
  await database.asOwner(
    `insert into kept_objects (org_id, batch_id, at, is_held, body)
       values ($1, $2, 0, false, '{"object_type":"VALUATION","id":"v-1"}')`,
    [orgId, batchId],
  );
  return batchId;
}

/** The organizing documents were sent once. */
const organizingRequested = ({ database }: TestServer, { userId }: SignedIn, orgId: string) =>
  database.asOwner(
    `insert into organizing_requests (org_id, request_id, made_at, made_by) values ($1, $2, now(), $3)`,
    [orgId, newId(), userId],
  );

/** A resolution of an older year that was voided: its number stays used. */
const voidedBefore = ({ database }: TestServer, orgId: string) =>
  database.asOwner(
    `insert into resolution_documents (org_id, document_id, body, number, dated_on, status, covers)
       values ($1, $2, 'directors', 'D-1999-01', '1999-01-04', 'void', '{}')`,
    [orgId, newId()],
  );

/** Bound and sealed before, and sent to a lender. */
async function bookOf(
  { database }: TestServer,
  { userId }: SignedIn,
  { orgId, sha256 }: { orgId: string; sha256: string },
): Promise<Pick<StoryIds, 'bookId' | 'bookLinkId'>> {
  const [bookId, bookLinkId] = [newId(), newId()];
  await database.asOwner(
    `insert into bound_books (org_id, book_id, selection, sections, audience, language, as_of, known_at, ordered_at,
                              ordered_by, bound_at, bound_sha256, pages, documents, sealed_at, sealed_sha256, bytes)
       values ($1, $2, 'due_diligence', '{articles}', 'directors', 'en', now(), now(), now(), $3, now(), $4, 1, 1, now(), $4, 1)`,
    [orgId, bookId, userId, sha256],
  );
  await database.asOwner(
    `insert into book_links (org_id, link_id, book_id, email, ends_on, made_at, made_by)
       values ($1, $2, $3, 'lender@bank.test', now() + interval '60 days', now(), $4)`,
    [orgId, bookLinkId, bookId, userId],
  );
  await database.asOwner(
    `insert into document_addresses (org_id, code, document_id, made_at)
       select org_id, translate(upper(substr(md5(org_id::text), 1, 16)), '0189', 'GHIJ'), document_id, now() from documents
         where org_id = $1 order by document_id limit 1`,
    [orgId],
  );
  await database.asOwner(
    `insert into document_addresses (org_id, code, book_id, made_at)
       select org_id, translate(upper(substr(md5(book_id::text), 1, 16)), '0189', 'GHIJ'), book_id, now() from bound_books
         where org_id = $1 and book_id = $2`,
    [orgId, bookId],
  );
  await database.asOwner(
    `insert into former_books (org_id, answer_no, paper_since, stated_at, stated_by) values ($1, 1, '2025-01-01', now(), $2)`,
    [orgId, userId],
  );
  await database.asOwner(
    `insert into page_pictures (org_id, sha256, pictures, drawn_at) values ($1, $2, array[$2 || '.jpg'], now())
       on conflict do nothing`,
    [orgId, sha256],
  );
  return { bookId, bookLinkId };
}

/** @param price null for a card that is only kept */
export const sealFor =
  (server: TestServer, organization: string) =>
  async (price: number | null, number = '4242424242424242'): Promise<string> => {
    const { key } = given(await server.api()(readCardKey, { params: { provider: 'sandbox' } }));
    return sealCard(
      { key: { ...key, kid: key.kid }, nowMs: millisOfInstant(server.clock.read()) },
      {
        card: { number, expMonth: 4, expYear: 2099, cvc: '123', name: 'Amélie Tremblay' },
        organization,
        plan: price === null ? null : 'founder',
        price,
      },
    );
  };

/** Rings for everybody who has access now. */
export async function rungForAll({ installation, clock }: TestServer, orgId: string): Promise<void> {
  const params = {
    deadline: 'annual_filing',
    dueOn: '2026-05-11',
    year: '2026',
    filing: 'CA annual_filing 2026',
  };
  const notice = { orgId, at: clock.read(), kind: 'deadline_near', params, occasion: newId() } as const;
  await installation.db.transaction(orgId, (tx) => notify(tx, notice));
}

/** The newest notice of somebody in an organization. */
export async function noticeOf(
  { database }: TestServer,
  orgId: string,
  userId: string,
): Promise<string | undefined> {
  const rows = await database.asOwner<{ id: string }>(
    'select id from notices where org_id = $1 and user_id = $2 order by notice_no desc limit 1',
    [orgId, userId],
  );
  return rows[0]?.id;
}

/** Where the story's registry is: in its evening UTC is a day ahead. */
export const todayAt = ({ clock }: Pick<TestServer, 'clock'>): PlainDate =>
  dateInZone(clock.read(), 'America/Toronto');

/** Submits, and lets the sandbox's registry answer. */
async function incorporate(
  server: TestServer,
  owner: SignedIn,
  { orgId, classId, personId }: Pick<StoryIds, 'orgId' | 'classId' | 'personId'>,
): Promise<void> {
  const params = { id: orgId };
  given(await owner.api(submitIncorporation, { params, body: { declared: true } }));
  server.clock.pass({ seconds: 2 });
  await askRegistry(server.installation);
  await organizeRegisters(server, { orgId, userId: owner.userId }, todayAt(server));
  given(await owner.api(fileControl, { params, body: { occasion: 'incorporation' } }));
  const sharesExact = '100';
  const resolved = { resolution: 'D-02', resolution_on: todayAt(server) };
  const pool = { class_ids: [classId], name: 'Option plan', sharesExact, ...resolved };
  given(await owner.api(reservePool, { params, body: pool }));
  const terms = { compensation: 'option', sharesExact, priceExact: '1' } as const;
  const grant = { class_id: classId, person_id: personId, ...terms, ...resolved };
  given(await owner.api(grantOption, { params, body: grant }));
}

type MadeElsewhere =
  | 'orgId'
  | 'activityId'
  | 'noticeId'
  | 'importId'
  | 'documentId'
  | 'matterId'
  | 'filingId'
  | 'annualLinkId'
  | 'holderLinkId'
  | 'ownDeadlineId'
  | 'changeId'
  | 'draftPrecedentId'
  | 'waitingPrecedentId'
  | 'reviewedPrecedentId'
  | 'leafTx'
  | 'categoryId'
  | 'bookId'
  | 'bookLinkId'
  | 'envelopeId'
  | 'sentDocumentId'
  | 'signeeId';

async function idsOf(server: TestServer, orgId: string): Promise<Omit<StoryIds, MadeElsewhere>> {
  const founding = await server.installation.db.asOrganization(orgId, (q) => foundingProposal(q, orgId));
  if (founding === undefined) throw new Error('a founding was due');
  const payloads = (kind: string): Record<string, unknown>[] =>
    founding.drafts.filter((draft) => draft.kind === kind).map((draft) => ({ ...draft.payload }));
  const persons = payloads('person.added').map(({ personId }) => String(personId));
  const issues = payloads('issued').flatMap(({ issues }) => issues as { securityId: string }[]);
  const [row] = await server.database.asOwner<Record<string, string>>(
    `select (select subscription_id from subscriptions where org_id = $1) as "subscriptionId",
            (select invoice_id from invoices where org_id = $1) as "invoiceId",
            (select payment_id from payments where org_id = $1) as "paymentId",
            (select id from memberships where org_id = $1 order by created_at limit 1) as "membershipId",
            (select id from invitations where org_id = $1) as "invitationId"`,
    [orgId],
  );
  const found = (id: unknown): string => {
    if (typeof id !== 'string') throw new Error(`the story lacks something: ${JSON.stringify(row)}`);
    return id;
  };
  return {
    personId: found(persons[0]),
    holderId: found(persons.at(-1)),
    classId: found(payloads('class.created')[0]?.classId),
    securityId: found(issues[0]?.securityId),
    holderSecurityId: found(issues.at(-1)?.securityId),
    proposalId: founding.id,
    subscriptionId: found(row?.subscriptionId),
    invoiceId: found(row?.invoiceId),
    paymentId: found(row?.paymentId),
    membershipId: found(row?.membershipId),
    invitationId: found(row?.invitationId),
  };
}
