/** One valid request per endpoint. The generated tests spoil them: another actor, another tenant's id, a wrong type.
 *  An endpoint without a recipe fails them by its name. */
import * as account from '@tabellion/features/accounts/contract.ts';
import * as activity from '@tabellion/features/activity/contract.ts';
import * as billing from '@tabellion/features/billing/contract.ts';
import * as changes from '@tabellion/features/changes/contract.ts';
import * as check from '@tabellion/features/check/contract.ts';
import * as control from '@tabellion/features/control/contract.ts';
import * as controlRegister from '@tabellion/features/control/registerContract.ts';
import * as corporation from '@tabellion/features/corporation/contract.ts';
import * as dashboard from '@tabellion/features/dashboard/contract.ts';
import { readNextSteps } from '@tabellion/features/dashboard/nextStepsContract.ts';
import * as deadlines from '@tabellion/features/deadlines/contract.ts';
import * as feeds from '@tabellion/features/deadlines/feedContract.ts';
import * as own from '@tabellion/features/deadlines/ownContract.ts';
import * as reminders from '@tabellion/features/deadlines/remindersContract.ts';
import * as boundBooks from '@tabellion/features/documents/boundBookContract.ts';
import * as documents from '@tabellion/features/documents/contract.ts';
import * as drafts from '@tabellion/features/documents/draftContract.ts';
import * as entryDocuments from '@tabellion/features/documents/entryContract.ts';
import { knowsDocument, readSealRootCertificates } from '@tabellion/features/documents/verifyContract.ts';
import * as entry from '@tabellion/features/entry/contract.ts';
import * as profiles from '@tabellion/features/entry/profileContract.ts';
import * as imports from '@tabellion/features/exchange/contract.ts';
import { exportPackage, readPackageLosses } from '@tabellion/features/exchange/packageContract.ts';
import * as annual from '@tabellion/features/filings/annualContract.ts';
import * as filings from '@tabellion/features/filings/contract.ts';
import * as particulars from '@tabellion/features/filings/particularsContract.ts';
import * as instruments from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import * as accounts from '@tabellion/features/ledgers/accountContract.ts';
import { exportBook, readBook } from '@tabellion/features/ledgers/booksContract.ts';
import * as capTables from '@tabellion/features/ledgers/capTableContract.ts';
import { readHolder } from '@tabellion/features/ledgers/holderContract.ts';
import * as holdings from '@tabellion/features/ledgers/registerContract.ts';
import { exportRegister } from '@tabellion/features/ledgers/registerFileContract.ts';
import { listRegisterTransfers } from '@tabellion/features/ledgers/transferRegisterContract.ts';
import * as matters from '@tabellion/features/matters/contract.ts';
import { listAccess } from '@tabellion/features/members/accessLogContract.ts';
import * as members from '@tabellion/features/members/contract.ts';
import * as notifications from '@tabellion/features/notifications/contract.ts';
import * as onboarding from '@tabellion/features/onboarding/contract.ts';
import * as organizations from '@tabellion/features/organizations/contract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as seats from '@tabellion/features/people/registerContract.ts';
import * as records from '@tabellion/features/records/contract.ts';
import * as proposals from '@tabellion/features/registers/proposalContract.ts';
import { searchRegisters } from '@tabellion/features/search/contract.ts';
import * as capital from '@tabellion/features/shares/capitalForms.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import * as corrections from '@tabellion/features/shares/correctionContract.ts';
import { listOpenSecurities } from '@tabellion/features/shares/openSecuritiesContract.ts';
import * as transactions from '@tabellion/features/shares/transactionContract.ts';
import * as vesting from '@tabellion/features/shares/vestingContract.ts';
import * as signing from '@tabellion/features/signing/contract.ts';
import * as organizing from '@tabellion/features/signing/organizingContract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import * as worklist from '@tabellion/features/worklist/contract.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { incorporator, street } from '../support/founding.ts';
import { founderPrice, noticeOf, png, type Story, todayAt } from '../support/story.ts';
import { type Asker, once, type Recipe, recipe, type Subject } from './recipe.ts';
import { recipesOfGovernance } from './recipesOfGovernance.ts';
import { recipesOfLedger } from './recipesOfLedger.ts';
import { recipesOfStaff } from './recipesOfStaff.ts';

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const nothing = () => ({});
const id = ({ orgId }: Story) => ({ params: { id: orgId } });
const ofReturn = ({ orgId, filingId }: Story) => ({ params: { orgId, filingId } });
const org = ({ orgId }: Story) => ({ params: { orgId } });

const { province: region, ...place } = street;
const address = { ...place, region };
const person = { kind: 'individual', firstname: 'Zoë', lastname: 'Şahin', address } as const;
const properties = {
  voting: false,
  votes_per_share: '0',
  dividend: 'discretionary',
  liquidation: 'none',
  redeemable: false,
  retractable: false,
  convertible: false,
  authorized: null,
  series_allowed: false,
  restrictions: 'None beyond the articles.',
} as const;
/** Two classes of one corporation have neither one name nor one prefix. */
const shareClass = () => {
  const letters = newId()
    .replaceAll(/[^a-f]/g, '')
    .slice(-6)
    .toUpperCase()
    .padStart(2, 'A');
  return { name: `Class ${letters}`, properties: { ...properties, prefix: letters }, price: '0.10' };
};
/** As the only class must have them (CBCA s. 24(3)). */
const withAllRights = () => {
  const { properties, ...rest } = shareClass();
  return {
    ...rest,
    properties: {
      ...properties,
      voting: true,
      votes_per_share: '1',
      dividend: 'participating' as const,
      liquidation: 'residual' as const,
    },
  };
};
const issuance = { ownership: 1000, price: '0.01' };
const weakLink = { newPassword: 'Birch-2026?', newPasswordToken: 'a link that nobody was sent' };

const ofEnvelope = ({ orgId, envelopeId }: Story) => ({ params: { orgId, envelopeId } });
const ofSent = ({ orgId, sentDocumentId: docId }: Story) => ({ params: { orgId, docId } });
const signature = { kind: 'typed', text: 'Amélie Tremblay' } as const;
const agreeing = ({ sentDocumentId, sentSha256 }: Story) => ({
  body: { agreed: [{ document_id: sentDocumentId, sha256: sentSha256 }], signature, zone: 'Europe/Istanbul' },
});
const byLink = { token: 'a link that was sent to nobody' };
const ofSigning: readonly Recipe[] = [
  recipe(signing.listEnvelopes, (story) => ({ ...org(story), query: {} })),
  recipe(signing.readEnvelope, ofEnvelope),
  recipe(signing.proposeSignees, (story) => ({ ...org(story), query: { ids: story.documentId } })),
  once(signing.sendEnvelope, 'document', (story) => ({
    ...org(story),
    body: { document_ids: [story.documentId], signees: [{ name: 'Zoë', email: 'zoe@signee.test' }] },
  })),
  recipe(signing.prepareProposal, async ({ orgId, owner }) => {
    const body = { fiscal_year_end: '06-30', propose: { awaits: 'signatures' as const } };
    const proposed = await owner.api(corporation.changeYearEnd, { params: { id: orgId }, body });
    const proposalId = (proposed.ok && proposed.data.proposal_id) || newId();
    return { params: { orgId, proposalId }, body: {} };
  }),
  once(signing.sendSingle, 'document', (story) => ({
    ...org(story),
    query: { files: story.documentId, email: 'zoe@signee.test' },
    body: {},
  })),
  recipe(signing.editEnvelope, (story) => ({ ...ofEnvelope(story), body: { message: 'By Friday' } })),
  recipe(signing.remindSignees, (story) => ({ ...ofEnvelope(story), body: { signee_id: story.signeeId } })),
  once(signing.voidEnvelope, 'envelope', (story) => ({
    ...ofEnvelope(story),
    body: { reason: 'Sent by mistake' },
  })),
  recipe(signing.readSignatures, ofSent),
  recipe(signing.readEvidence, (story) => ({ ...ofEnvelope(story), query: {} })),
  recipe(organizing.readOrganizing, org),
  recipe(organizing.sendOrganizing, (story) => ({ ...org(story), body: { message: 'By Friday' } })),
  once(organizing.recordOrganizingOnPaper, 'founding', (story) => ({
    ...org(story),
    body: { signed_on: todayAt(story.server), attested_by: 'Amélie Tremblay' },
  })),
  recipe(signing.readSigningSettings, org),
  recipe(signing.saveSigningSettings, (story) => ({
    ...org(story),
    body: { signatures: 'each_signee' as const },
  })),
  recipe(signing.inviteSignees, (story) => ({ ...ofSent(story), body: {} })),
  recipe(signeeContract.listOwnEnvelopes, org),
  recipe(signeeContract.openOwnEnvelope, (story) => ({ ...ofEnvelope(story), body: {} })),
  recipe(signeeContract.readOwnSignature, ofSent),
  once(signeeContract.signAsMember, 'envelope', (story) => ({ ...ofSent(story), ...agreeing(story) })),
  recipe(signeeContract.lookAtLink, () => ({ body: byLink })),
  recipe(signeeContract.mailCode, () => ({ body: byLink })),
  recipe(signeeContract.proveAddress, () => ({ body: { ...byLink, code: '000000' } })),
  recipe(signeeContract.readForSigning, nothing),
  recipe(signeeContract.readFileForSigning, ({ sentDocumentId: docId }) => ({ params: { docId } })),
  recipe(signeeContract.listWaitingEnvelopes, nothing),
  recipe(signeeContract.openWaitingEnvelope, ({ envelopeId }) => ({ params: { envelopeId }, body: {} })),
  recipe(signeeContract.sign, agreeing),
  recipe(signeeContract.decline, () => ({ body: { reason: 'Not what we agreed' } })),
];

const ofDocument = ({ orgId, documentId: docId }: Story) => ({ params: { orgId, docId } });
const ofDocuments: readonly Recipe[] = [
  recipe(readSealRootCertificates, () => ({})),
  recipe(knowsDocument, () => ({ body: { sha256: '0'.repeat(64) } })),
  recipe(documents.listDocuments, (story) => ({ ...org(story), query: { category_id: story.categoryId } })),
  recipe(documents.searchDocuments, (story) => ({ ...org(story), query: { search_text: 'lease' } })),
  recipe(drafts.listMissing, org),
  recipe(drafts.listTemplates, org),
  recipe(check.checkBook, (story) => ({ ...org(story), query: {} })),
  recipe(check.readLastCheck, org),
  recipe(check.exportCheck, (story) => ({ ...org(story), query: { format: 'csv' as const } })),
  recipe(drafts.listChanged, org),
  recipe(entryDocuments.previewDocuments, (story) => ({
    ...org(story),
    body: {
      entry: transactions.splitShares.path,
      body: { class_id: story.classId, newExact: '2', oldExact: '1' },
    },
  })),
  recipe(entryDocuments.draftEntryDocuments, (story) => ({ ...org(story), body: { after: 1_000_000 } })),
  recipe(documents.listReviewed, (story) => ({ ...org(story), query: {} })),
  recipe(documents.readDocument, ofDocument),
  recipe(documents.readDocumentFile, ({ orgId, documentId: docId }) => ({
    params: { orgId, docId, version: '1' },
    query: {},
  })),
  recipe(documents.downloadDocuments, (story) => ({ ...org(story), query: { ids: story.documentId } })),
  recipe(documents.reviewDocument, (story) => ({ ...ofDocument(story), body: {} })),
  recipe(drafts.createDocument, (story) => ({
    ...org(story),
    body: { title: 'Minutes', wording: '1. Resolved.', category_id: story.categoryId },
  })),
  recipe(drafts.orderDocuments, (story) => ({ ...org(story), body: {} })),
  recipe(drafts.tellFormerBook, (story) => ({ ...org(story), body: { paper_since: '2025-01-01' } })),
  recipe(drafts.createDefaultDocument, id),
  recipe(drafts.createPersonDocuments, ({ orgId, personId }) => ({
    params: { orgId, file: 'all' },
    query: { personId, fileCategory: 'directors' as const },
  })),
  recipe(documents.uploadDocument, (story) => ({
    ...org(story),
    body: { name: 'Receipt', category: story.categoryId },
    file: png(),
  })),
  recipe(documents.updateDocumentStatus, ({ orgId, documentId }) => ({
    body: { org_unique_id: orgId, document_id: documentId, status: 'signed' as const },
  })),
  recipe(documents.addDocumentCategory, (story) => ({ ...id(story), body: { name: `Section ${newId()}` } })),
  recipe(documents.linkDocumentToActivity, ({ orgId, documentId, activityId }) => ({
    body: { org_unique_id: orgId, document_id: documentId, activity_id: activityId },
  })),
  recipe(documents.listLinkedDocuments, org),
  recipe(documents.listDocumentsOfActivity, ({ orgId, activityId }) => ({ params: { orgId, activityId } })),
  recipe(proposals.readNextResolution, (story) => ({ ...id(story), query: { body: 'directors' as const } })),
  recipe(documents.sendNewOrganizationMail, ({ orgId }) => ({
    body: { org_unique_id: orgId, firstname: 'Amélie', org_name: 'Maple', org_created_date: '2026-11-23' },
  })),
  recipe(documents.listDocumentsOfEntry, ({ orgId }) => ({ params: { orgId, entryId: newId() } })),
  recipe(boundBooks.listBoundBooks, org),
  recipe(boundBooks.orderBook, (story) => ({ ...org(story), body: {} })),
  recipe(boundBooks.downloadBook, ({ orgId, bookId }) => ({ params: { orgId, bookId } })),
  recipe(boundBooks.sendBookLink, ({ server, orgId, bookId }) => ({
    params: { orgId, bookId },
    body: { email: 'lender@bank.test', ends_on: todayAt(server) },
  })),
  recipe(boundBooks.revokeBookLink, ({ orgId, bookLinkId: linkId }) => ({
    params: { orgId, linkId },
    body: {},
  })),
  recipe(boundBooks.readLinkedBook, () => unsentToken),
  recipe(boundBooks.downloadLinkedBook, () => unsentToken),
];

/** Spends no credentials of the asker: a wrong password or code is refused, and that is an answer. */
const ofAccounts: readonly Recipe[] = [
  recipe(account.changePassword, (_, { userId }) => ({
    body: {
      current_password: 'Not-mine-2025!',
      password: 'Birch-2026?',
      confirmpassword: 'Birch-2026?',
      createdBy: 'browser',
      _id: userId,
    },
  })),
  once(account.signOut, 'session', nothing),
  once(account.signOutEverywhere, 'session', nothing),
  recipe(account.listSessions, nothing),
  once(account.endSession, 'session', (_, { sessionId }) => ({ params: { sessionId } })),
  recipe(account.readSecondFactor, nothing),
  recipe(account.beginSecondFactor, () => ({ body: { password: 'Not-mine-2025!' } })),
  recipe(account.confirmSecondFactor, () => ({ body: { code: '000000' } })),
  recipe(account.endSecondFactor, () => ({ body: { code: '000000' } })),
];

const ofEntry: readonly Recipe[] = [
  recipe(profiles.register, () => ({
    body: {
      email: `${newId()}@maple.test`,
      password: 'Maple-2025!',
      firstname: 'Zoë',
      lastname: 'Şahin',
      phone_number: '4165550199',
      company_name: 'Cedar Looms',
      citizenship: 'Canada',
      ...street,
    },
  })),
  recipe(entry.login, ({ owner }) => ({
    body: { email: owner.email, password: 'Maple-2025!', organization: newId(), role: 'user' },
  })),
  recipe(entry.verifySession, nothing),
  recipe(entry.updateUser, () => ({ body: { language: 'en' as const, settings: { layout: 'side' } } })),
  recipe(entry.forgotPassword, () => ({ params: { email: 'nobody@maple.test' } })),
  recipe(entry.resetPassword, () => ({ body: weakLink })),
  recipe(entry.verifyEmail, () => ({ body: { token: 'a link that nobody was sent' } })),
  recipe(entry.resendVerification, nothing),
  recipe(entry.acceptTerms, (_, { userId }) => ({ params: { id: userId } })),
  recipe(profiles.readProfileOfUser, nothing),
  recipe(profiles.readPhoto, async ({ server, imageSha256 }, { userId }) => {
    const photo = `update users set photo_sha256 = $2, photo_type = 'image/png' where id = $1 and photo_sha256 is null`;
    await server.database.asOwner(photo, [userId, imageSha256]);
    return { params: { id: userId, sha256: imageSha256 } };
  }),
  recipe(profiles.removePhoto, nothing),
  recipe(profiles.uploadPhoto, () => ({ body: { name: 'zoe.png' }, file: png() })),
  recipe(profiles.updateProfile, (_, { userId }) => ({
    body: {
      firstname: 'Zoë',
      lastname: 'Şahin',
      phone_number: '4165550199',
      nationality: 'Canada',
      userId,
      ...street,
    },
  })),
  recipe(entry.readSetting, nothing),
  recipe(entry.readTerms, nothing),
];

const ofActivity: readonly Recipe[] = [
  recipe(activity.listActivity, ({ orgId, personId }) => ({
    params: { orgId },
    query: { person: personId },
  })),
  recipe(activity.addActivityLog, ({ orgId, activityId }) => ({
    params: { orgId },
    body: { activity: 'Seen by the auditor', activity_id: activityId },
  })),
];

const corporateInfo = {
  name: 'Maple Looms',
  name_postfix: 'Inc.',
  industry: 'Weaving',
  ...street,
  registrations: [{ jurisdiction: 'Quebec', number: '1170000000', registered_on: '2025-06-01' }],
};

const ofOrganizations: readonly Recipe[] = [
  recipe(organizations.preSearch, ({ orgId }) => ({ query: { name: 'Larch', org_unique_id: orgId } })),
  recipe(organizations.createOrganization, () => ({ body: corporateInfo })),
  recipe(organizations.listOrganizations, nothing),
  recipe(organizations.readOrganization, id),
  recipe(organizations.readCompanyInfo, id),
  recipe(organizations.saveCompanyInfo, (story) => ({
    ...id(story),
    body: { position: 'presidents' as const },
  })),
  recipe(organizations.readAccountInfo, id),
  recipe(organizations.saveAccountInfo, (story) => ({
    ...id(story),
    body: {
      firstname: 'Zoë',
      lastname: 'Şahin',
      email: 'zoe@maple.test',
      phone_number: '4165550199',
      citizenship: 'Canada',
      ...street,
    },
  })),
  recipe(organizations.confirmContact, org),
  recipe(organizations.readCorporateInfo, id),
  recipe(organizations.saveCorporateInfo, (story) => ({ ...id(story), body: corporateInfo })),
  recipe(organizations.addUpdateCorporateInfo, ({ orgId }) => ({
    body: { unique_id: orgId, industry: 'Weaving' },
  })),
  recipe(organizations.updateTaxInfo, (story) => ({
    ...id(story),
    body: { business_number: '123026635', fiscal_year_end: '12-31', preparer: 'Zoë Şahin' },
  })),
  recipe(organizations.updateFilingYear, (story) => ({ ...id(story), body: { filing_year: 2099 } })),
  recipe(organizations.readNotification, id),
  recipe(organizations.uploadProfileImage, (story) => ({
    ...id(story),
    body: { name: 'logo.png' },
    file: png(),
  })),
  recipe(organizations.locateProfileImage, id),
  recipe(organizations.readProfileImage, ({ orgId, imageSha256 }) => ({
    params: { id: orgId, sha256: imageSha256 },
  })),
  recipe(organizations.saveBillingAddress, (story) => ({
    ...org(story),
    body: {
      type: 'corporate' as const,
      firstname: 'Zoë',
      lastname: 'Şahin',
      email: 'zoe@maple.test',
      ...street,
    },
  })),
];

const unsentToken = { body: { token: 'a link that nobody was sent' } };

/** The asker's own, where he has one. */
const someNotice = async ({ server, orgId, noticeId }: Story, { userId }: Asker): Promise<string> =>
  (await noticeOf(server, orgId, userId)) ?? noticeId;

const ofNotifications: readonly Recipe[] = [
  recipe(notifications.listNotices, (story) => ({ ...org(story), query: {} })),
  recipe(notifications.markNotice, async (story, asker) => ({
    params: { orgId: story.orgId, id: await someNotice(story, asker) },
  })),
  recipe(notifications.markNotices, async (story, asker) => ({
    ...org(story),
    body: { newest: await someNotice(story, asker) },
  })),
];

const ofMembers: readonly Recipe[] = [
  recipe(members.listOrganizationUsers, org),
  recipe(members.listOrganizationMembers, org),
  recipe(members.createOrganizationUser, (story) => ({
    ...org(story),
    body: {
      email: `${newId()}@maple.test`,
      firstname: 'Zoë',
      lastname: 'Şahin',
      user_company_name: 'Şahin LLP',
      address: street,
      access_type: 'restricted' as const,
      selectedSubRoleAccessType: ['dashboard' as const],
      user_sub_type: 'org_user' as const,
      role: 'member',
    },
  })),
  recipe(members.editOrganizationUser, ({ invitationId }) => ({
    params: { id: invitationId },
    body: { access_type: 'view' as const, user_company_name: 'Şahin LLP' },
  })),
  once(members.deleteOrganizationUser, 'invitation', ({ invitationId }) => ({
    params: { id: invitationId },
  })),
  recipe(members.resendInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
  recipe(listAccess, (story) => ({ ...org(story), query: { user: story.owner.userId } })),
  recipe(members.lookAtInvitation, () => unsentToken),
  recipe(members.acceptInvitation, () => unsentToken),
  recipe(members.declineInvitation, () => unsentToken),
  recipe(members.listMyInvitations, nothing),
  recipe(members.setPassword, () => ({ body: weakLink })),
  recipe(members.acceptMyInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
  recipe(members.declineMyInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
];

const provider = 'sandbox';

const ofBilling: readonly Recipe[] = [
  recipe(billing.readPlans, org),
  recipe(billing.readPlanId, org),
  recipe(billing.readDirectorProduct, () => ({})),
  recipe(billing.validateCoupon, () => ({ query: { coupon: 'FOUNDER25', cart_amount: '348.00' } })),
  recipe(billing.readCardKey, () => ({ params: { provider } })),
  recipe(billing.purchasePlan, async ({ orgId, seal }) => ({
    params: { provider, orgId, planId: 'founder' },
    body: { card: await seal(founderPrice), price: founderPrice, province: 'ON' as const },
  })),
  recipe(billing.readPayment, org),
  recipe(billing.readBilling, org),
  recipe(billing.readQuote, (story) => ({
    ...org(story),
    query: { type: 'upgrade' as const, plan: 'growth' },
  })),
  recipe(billing.upgradePlan, ({ orgId }) => ({
    params: { provider, orgId, planId: 'founder' },
    body: { price: 0 },
  })),
  recipe(billing.payCorporate, ({ orgId }) => ({
    params: { provider, x: 'Add Shareholders', orgId },
    body: { price: 0 },
  })),
  recipe(billing.updateCard, async ({ orgId, seal }) => ({
    params: { provider, orgId },
    body: { card: await seal(null) },
  })),
  recipe(billing.listInvoices, () => ({ params: { provider }, query: {} })),
  recipe(billing.addSubscription, ({ orgId, subscriptionId }) => ({
    params: { orgId },
    body: { subscription_id: subscriptionId, plan_id: 'founder' },
  })),
  recipe(billing.updateSubscriptionStatus, ({ subscriptionId }) => ({
    body: { subscription_id: subscriptionId, status: 'Active' as const },
  })),
  recipe(billing.cancelSubscription, ({ orgId, subscriptionId }) => ({
    params: { provider, orgId, subscriptionId },
  })),
  recipe(billing.readInvoiceFile, ({ orgId, invoiceId }) => ({
    params: { orgId, invoiceId },
    query: { of: 'invoice' as const, language: 'en' as const },
  })),
  recipe(billing.readInvoicesOfYear, ({ orgId }) => ({
    params: { orgId, year: '2026' },
    query: { format: 'csv' as const, language: 'fr' as const },
  })),
  recipe(billing.keepSubscription, ({ orgId, subscriptionId }) => ({
    params: { provider, orgId, subscriptionId },
  })),
];

const ofOnboarding: readonly Recipe[] = [
  recipe(onboarding.readOnboarding, id),
  recipe(onboarding.saveArticles, (story) => ({
    ...id(story),
    body: { min_directors: 1, max_directors: 7, sector: 'none' as const, incorporators: [incorporator] },
  })),
  recipe(onboarding.saveOrganizingResolution, (story) => ({
    ...id(story),
    body: { organizing_resolution_on: null },
  })),
  recipe(onboarding.confirmSignificant, (story) => ({ ...id(story), body: { confirmed: true } })),
  recipe(onboarding.choosePlan, (story) => ({ ...id(story), body: { plan_id: 'growth' } })),
  once(onboarding.submitIncorporation, 'founding', (story) => ({ ...id(story), body: { declared: true } })),
  recipe(onboarding.readFiledArticles, id),
  recipe(readNextSteps, id),
  recipe(dashboard.readDashboard, id),
  recipe(deadlines.readDeadlines, id),
  recipe(deadlines.markDeadlines, ({ orgId }) => ({
    params: { id: orgId },
    body: {
      deadlines: [{ registration: 'CA', kind: 'annual_filing' as const, occasion: '2026' }],
      mark: 'not_applicable' as const,
      reason: 'Filed before the registers came here.',
    },
  })),
  recipe(deadlines.reportEvent, ({ orgId }) => ({
    params: { id: orgId },
    body: { kind: 'small_supplier_lost' as const, happened_on: '2025-03-12' },
  })),
  recipe(own.setOwnDeadline, (story) => ({
    ...id(story),
    body: {
      title: 'Renew the insurance',
      due_on: '2026-06-30',
      repeats_months: 12 as const,
      in_charge: null,
    },
  })),
  once(own.removeOwnDeadline, 'deadline', (story) => ({
    ...id(story),
    body: { own_id: story.ownDeadlineId },
  })),
  recipe(reminders.readReminders, id),
  recipe(reminders.setReminders, (story) => ({
    ...id(story),
    body: { reminders: ['days_3' as const, 'overdue' as const] },
  })),
  recipe(feeds.readFeed, nothing),
  recipe(feeds.makeFeed, () => ({ body: {} })),
  recipe(feeds.endFeed, nothing),
  recipe(records.readReceipts, ({ orgId, securityId }) => ({
    params: { orgId },
    query: { subject: `holding:${securityId}` },
  })),
  recipe(records.readRecordStates, ({ orgId, securityId }) => ({
    params: { orgId },
    query: { subjects: `holding:${securityId}` },
  })),
  recipe(records.compareRecords, ({ orgId }) => ({ params: { orgId } })),
  recipe(records.readProofOfRecord, ({ orgId, leafTx }) => ({
    params: { orgId, tx_id: leafTx },
    query: {},
  })),
  recipe(records.exportRecords, (story) => ({ ...org(story), query: {} })),
  recipe(feeds.readCalendar, ({ calendarSecret: secret }) => ({ params: { secret } })),
  recipe(searchRegisters, (story) => ({ ...id(story), query: { q: 'a' } })),
];

const ofPeople: readonly Recipe[] = [
  recipe(people.directorsAndOfficers, id),
  recipe(people.saveManages, (story) => ({
    ...id(story),
    body: { manages_company: 'other' as const, people_involved: 'owners' as const },
  })),
  recipe(people.listDirectors, (story) => ({ ...id(story), query: {} })),
  recipe(people.listOfficers, (story) => ({ ...id(story), query: {} })),
  recipe(people.addToPosition, ({ orgId }) => ({
    params: { id: orgId, position: 'treasurers' as const },
    body: { person: { ...person, email: `${newId()}@maple.test` } },
  })),
  recipe(people.updatePosition, ({ orgId, personId }) => ({
    params: { id: orgId, position: 'directors' as const },
    body: { person: { person_id: personId, lastname: 'Tremblay-Roy' } },
  })),
  once(people.removeFromPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const, itemId: personId },
    query: {},
  })),
  once(people.endPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const },
    body: { person_id: personId, preview: true },
  })),
  once(people.removePreviousPosition, 'position', ({ orgId, personId }) => ({
    params: { id: orgId, position: 'presidents' as const, personId, newPosition: 'directors' as const },
  })),
  recipe(people.listPeople, id),
  recipe(people.findPeople, (story) => ({ ...id(story), query: { words: 'a' } })),
  recipe(people.readPerson, ({ personId }) => ({ params: { id: personId }, query: {} })),
  recipe(people.updatePerson, ({ personId }) => ({ body: { person_id: personId, citizenship: 'Canada' } })),
];

const ofControl: readonly Recipe[] = [
  recipe(controlRegister.readControl, (story) => ({ ...id(story), query: {} })),
  recipe(controlRegister.exportControl, (story) => ({ ...id(story), query: { format: 'csv' as const } })),
  recipe(controlRegister.readControlWhole, (story) => ({ ...id(story), query: {} })),
  recipe(controlRegister.exportControlWhole, (story) => ({
    ...id(story),
    query: { format: 'csv' as const },
  })),
  recipe(controlRegister.readPersonControlStatus, ({ orgId, personId }) => ({
    params: { id: orgId, personId },
    query: {},
  })),
  recipe(control.readParticulars, ({ orgId, personId }) => ({ params: { id: orgId, personId } })),
  recipe(control.disposeParticulars, ({ orgId, personId }) => ({ params: { id: orgId, personId } })),
  recipe(control.stateControl, (story) => ({
    ...id(story),
    body: { ground: 'in_fact' as const, individuals: [{ person_id: story.personId }] },
  })),
  recipe(control.endControl, (story) => ({ ...id(story), body: { control_id: newId() } })),
  recipe(control.reviewControl, (story) => ({
    ...id(story),
    body: {
      ways: ['letter' as const],
      outcome: 'confirmed' as const,
      people_asked: [{ person_id: story.personId, answered: true }],
    },
  })),
  recipe(control.fileControl, (story) => ({
    ...id(story),
    body: { occasion: 'change' as const, reference: 'ISC-1' },
  })),
  recipe(control.valueClasses, (story) => ({
    ...id(story),
    body: { values: [{ class_id: story.classId, amount: '1.25' }] },
  })),
  recipe(control.takeBackControl, (story) => ({
    ...id(story),
    body: { act_id: newId(), reason: 'a mistake' },
  })),
];

/** A transfer that waits for signatures. */
const waiting = async ({ orgId, holderSecurityId, personId, owner }: Story) => {
  const to = [{ person_id: personId, sharesExact: '1' }];
  const body = { security_id: holderSecurityId, to, propose: { awaits: 'signatures' as const } };
  const proposed = await owner.api(transactions.transferShares, { params: { id: orgId }, body });
  return { params: { id: orgId, proposal: (proposed.ok && proposed.data.proposal_id) || newId() } };
};

const ofMatter = ({ orgId, matterId }: Story) => ({ params: { id: orgId, matter: matterId } });

const ofRegisters: readonly Recipe[] = [
  recipe(proposals.listProposals, id),
  recipe(proposals.applyProposal, async (story) => ({ ...(await waiting(story)), body: {} })),
  recipe(proposals.withdrawProposal, waiting),
  recipe(proposals.withdrawUnpaidHolders, id),
  recipe(matters.listMatters, id),
  recipe(matters.handOverMatter, (story) => ({ ...ofMatter(story), body: { user_id: story.owner.userId } })),
  recipe(matters.withdrawMatter, ofMatter),
  recipe(worklist.readWorklist, (story) => ({ query: { client: 'Maple', member: story.owner.userId } })),
  recipe(worklist.countWorklist, nothing),
  recipe(worklist.readOrganizationsAtWork, nothing),
  recipe(worklist.exportWorklist, () => ({ query: { format: 'csv' as const, state: 'overdue' as const } })),
  recipe(worklist.assignLines, (story) => ({
    ...id(story),
    body: { lines: [`signatures ${story.envelopeId}`], user_id: story.owner.userId },
  })),
  recipe(worklist.listViews, nothing),
  recipe(worklist.saveView, () => ({ body: { name: 'Friday round', filters: { state: 'soon' as const } } })),
  recipe(worklist.removeView, () => ({ params: { view: newId() } })),
];

const ofFilings: readonly Recipe[] = [
  recipe(particulars.readRegistryParticulars, id),
  recipe(particulars.stateRegistryParticular, (story) => ({
    ...id(story),
    body: { kind: 'email' as const, value: 'office@maple.test', effective_on: '2026-04-01' },
  })),
  recipe(particulars.keepRegistryKey, (story) => ({
    ...id(story),
    body: { registration: 'CA', key: 'K-77', number: 'C-4471' },
  })),
  recipe(particulars.lookAtRegistryKey, (story) => ({ ...id(story), body: { registration: 'CA' } })),
  recipe(filings.listFilings, ({ orgId }) => ({ params: { orgId } })),
  recipe(filings.exportFilings, ({ orgId }) => ({ params: { orgId }, query: { format: 'csv' as const } })),
  recipe(filings.readFiling, ({ filingId }) => ({ params: { id: filingId } })),
  recipe(filings.updateFiling, ({ filingId, documentId }) => ({
    params: { id: filingId },
    body: { mark: 'filed' as const, number: '1584203', filed_on: '2026-04-30', document_id: documentId },
  })),
];

const yearEnd = { parts: [{ kind: 'year_end' as const, form: { fiscal_year_end: '09-30' } }] };
const ofChange = ({ orgId, changeId }: Story) => ({ params: { orgId, changeId } });

/** A draft of its own for what ends it. */
const aChange = async ({ orgId, changeId, owner }: Story) => {
  const drafted = await owner.api(changes.draftChange, { params: { orgId }, body: yearEnd });
  return { params: { orgId, changeId: drafted.ok ? drafted.data.change.change_id : changeId }, body: {} };
};

const ofChanges: readonly Recipe[] = [
  recipe(changes.listChanges, ({ orgId }) => ({ params: { orgId } })),
  recipe(changes.readChangeForm, ({ orgId }) => ({ params: { orgId, kind: 'office' as const } })),
  recipe(changes.previewChange, ({ orgId }) => ({ params: { orgId }, body: yearEnd })),
  recipe(changes.compareWithRegistry, ({ orgId, server }) => ({
    params: { orgId },
    body: { profile: 'Corporate Name\nMaple Robotics Inc.', as_of: todayAt(server) },
  })),
  recipe(changes.draftChange, ({ orgId }) => ({ params: { orgId }, body: yearEnd })),
  recipe(changes.readChange, ofChange),
  recipe(changes.editChange, (story) => ({ ...ofChange(story), body: yearEnd })),
  recipe(changes.duplicateChange, (story) => ({ ...ofChange(story), body: {} })),
  recipe(changes.sendChange, aChange),
  recipe(changes.approveChange, async (story) => ({
    ...(await aChange(story)),
    body: { signed_on: todayAt(story.server), attested_by: 'Amélie Tremblay' },
  })),
  recipe(changes.holdMeeting, async (story) => ({
    ...(await aChange(story)),
    body: {
      meetings: [
        {
          body: 'directors' as const,
          held_on: todayAt(story.server),
          notice: 'waived' as const,
          place: 'Toronto',
          chair: story.personId,
          secretary: story.personId,
          present: [story.personId],
          votes: [{ class_id: null, for: '1', against: '0' }],
        },
      ],
    },
  })),
  recipe(changes.payChange, async ({ orgId, changeId, seal }) => ({
    params: { provider, x: 'change', orgId, y: changeId },
    body: { card: await seal(200), price: 200 },
  })),
  recipe(changes.withdrawChange, aChange),
];

/** The return of a year that the law does not ask for: it is there for nobody. */
const ofAnnual: readonly Recipe[] = [
  recipe(annual.readAnnual, ofReturn),
  recipe(annual.saveAnnual, (story) => ({ ...ofReturn(story), body: { seen: true as const } })),
  recipe(annual.payFiling, async ({ orgId, filingId, seal }) => ({
    params: { provider, orgId, filingId },
    body: { card: await seal(founderPrice), price: founderPrice },
  })),
  recipe(annual.sendReturnAgain, (story) => ({ ...ofReturn(story), body: {} })),
  recipe(annual.askClient, (story) => ({
    ...ofReturn(story),
    body: { email: 'client@firm.test', ends_on: todayAt(story.server) },
  })),
  recipe(annual.revokeAsk, ({ orgId, filingId, annualLinkId: linkId }) => ({
    params: { orgId, filingId, linkId },
    body: {},
  })),
  recipe(annual.readAsked, () => unsentToken),
  recipe(annual.answerAsked, () => ({
    body: {
      ...unsentToken.body,
      answers: [{ line: 'office', version: '0123456789abcdef', answer: 'right' as const }],
    },
  })),
  recipe(annual.sendFilingMail, ({ orgId }) => ({ body: { org_unique_id: orgId, firstname: 'Amélie' } })),
];

const ofShares: readonly Recipe[] = [
  recipe(shares.listShareholders, (story) => ({ ...id(story), query: {} })),
  recipe(shares.listShareClasses, id),
  recipe(seats.readRegisterDays, (story) => ({ ...id(story), query: { of: 'shareholders' as const } })),
  recipe(seats.listRegisterDirectors, (story) => ({ ...id(story), query: {} })),
  recipe(seats.listRegisterOfficers, (story) => ({ ...id(story), query: {} })),
  recipe(holdings.listRegisterShareholders, (story) => ({ ...id(story), query: {} })),
  recipe(holdings.compareRegisterShareholders, (story) => ({ ...id(story), query: { from: '2025-03-12' } })),
  recipe(exportRegister, ({ orgId }) => ({
    params: { id: orgId, register: 'shareholders' as const },
    query: { format: 'csv' as const },
  })),
  recipe(readBook, ({ orgId }) => ({ params: { id: orgId, book: 'securities' as const }, query: {} })),
  recipe(exportBook, ({ orgId }) => ({
    params: { id: orgId, book: 'ledgers' as const },
    query: { format: 'csv' as const },
  })),
  recipe(holdings.listRegisterClasses, (story) => ({ ...id(story), query: {} })),
  recipe(listRegisterTransfers, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.readCapTable, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.exportCapTable, (story) => ({
    ...id(story),
    query: { by: 'holder' as const, format: 'csv' as const },
  })),
  recipe(exportPackage, id),
  recipe(readPackageLosses, id),
  recipe(capTables.readOwnership, (story) => ({ ...id(story), query: {} })),
  recipe(capTables.explainCapTable, (story) => ({
    ...id(story),
    query: { what: 'owns' as const, holder: story.holderId },
  })),
  recipe(readHolder, ({ orgId, holderId }) => ({ params: { id: orgId, personId: holderId }, query: {} })),
  recipe(shares.addShareholder, ({ orgId, classId }) => ({
    params: { id: orgId },
    query: {},
    // A second holder of that name is another.
    body: { person: { ...person, is_another: true }, issuances: [{ ...issuance, Shareclass: classId }] },
  })),
  recipe(shares.updateShareholder, ({ orgId, holderId }) => ({
    params: { id: orgId },
    query: {},
    body: { person_id: holderId, issuances: [] },
  })),
  once(shares.removeShareholder, 'shares', ({ orgId, holderId }) => ({
    params: { id: orgId, itemId: holderId },
  })),
  recipe(shares.saveSharePrice, (story) => ({ ...id(story), body: { price: '0.05' } })),
  recipe(shares.chooseShareModel, (story) => ({ ...id(story), body: { advanced: true } })),
  recipe(shares.addShareClass, (story) => ({ ...id(story), body: shareClass() })),
  once(shares.removeShareClass, 'shares', ({ orgId, classId }) => ({ params: { id: orgId, classId } })),
  recipe(shares.updateShareClass, ({ classId }) => ({ params: { id: classId }, body: shareClass() })),
  recipe(shares.updateIssuedShareClass, ({ classId }) => ({ params: { id: classId }, body: shareClass() })),
  recipe(shares.updateOwnership, ({ holderSecurityId }) => ({
    body: { issuance_id: holderSecurityId, ownership: 2000 },
  })),
  recipe(shares.updateIssuance, ({ holderId, holderSecurityId }) => ({
    params: { id: holderId },
    body: { ...issuance, _id: holderSecurityId },
  })),
  once(shares.removeIssuance, 'shares', ({ holderId, holderSecurityId }) => ({
    params: { shareholderId: holderId, issuanceId: holderSecurityId },
  })),
];

/** Acts of a corporation that exists; a founding refuses them. */
const ofTransactions: readonly Recipe[] = [
  recipe(transactions.issueShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { person, issuance: { ...issuance, Shareclass: classId } },
  })),
  recipe(transactions.transferShares, ({ orgId, holderSecurityId, personId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, to: [{ person_id: personId, sharesExact: '1' }] },
  })),
  recipe(transactions.repurchaseShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', ground: 'purchase' as const },
  })),
  recipe(transactions.redeemShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', demanded_by: 'holder' as const },
  })),
  recipe(transactions.surrenderShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(transactions.cancelShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1', reason: 'mistake' as const },
  })),
  recipe(transactions.convertShares, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(transactions.splitShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, newExact: '2', oldExact: '1' },
  })),
  recipe(transactions.consolidateShares, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, newExact: '1', oldExact: '2' },
  })),
  recipe(transactions.amendShareClass, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, ...withAllRights() },
  })),
  recipe(transactions.addClassByAmendment, ({ orgId }) => ({
    params: { id: orgId },
    body: shareClass(),
  })),
  recipe(transactions.reissueCertificates, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_ids: [holderSecurityId], reason: 'lost' as const },
  })),
  recipe(capital.adjustCapital, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, ground: 'addition' as const, amountExact: '1' },
  })),
  recipe(capital.openCapital, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, amountExact: '1', source: 'financial_statements' as const },
  })),
  recipe(accounts.readCapitalAccount, ({ orgId, classId }) => ({
    params: { id: orgId, classId },
    query: {},
  })),
  recipe(accounts.exportCapitalAccount, ({ orgId, classId }) => ({
    params: { id: orgId, classId },
    query: { format: 'csv' as const },
  })),
  recipe(corrections.readEntry, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId, entryId: holderSecurityId },
  })),
  recipe(corrections.correctEntries, ({ orgId }) => ({
    params: { id: orgId },
    body: { preview: true, amend: [{ root: newId(), seen: newId(), as: 'void' as const }] },
  })),
  recipe(corporation.readCorporation, (story) => ({ ...id(story), query: {} })),
  recipe(corporation.changeOffice, (story) => ({
    ...id(story),
    body: {
      address_line_1: '200 Bay Street',
      city: 'Toronto',
      province: 'Ontario',
      country: 'Canada',
      postal_code: 'M5J 2J2',
      preview: true,
    },
  })),
  recipe(corporation.changeName, (story) => ({
    ...id(story),
    body: { name: 'Cedar Machines', name_postfix: 'Inc.', preview: true },
  })),
  recipe(corporation.changeYearEnd, (story) => ({
    ...id(story),
    body: { fiscal_year_end: '03-31', preview: true },
  })),
  recipe(corporation.amendArticles, (story) => ({
    ...id(story),
    body: { max_directors: 12, preview: true },
  })),
  recipe(people.giveConsent, (story) => ({
    ...id(story),
    body: { person_id: story.personId, consent_on: '2025-03-15', preview: true },
  })),
  recipe(transactions.changeAuthorized, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_id: classId, authorizedExact: '1000000' },
  })),
  recipe(listRegisterInstruments, (story) => ({ ...id(story), query: {} })),
  recipe(listOpenSecurities, (story) => ({ ...id(story), query: {} })),
  recipe(instruments.reservePool, ({ orgId, classId }) => ({
    params: { id: orgId },
    body: { class_ids: [classId], name: 'Option plan', sharesExact: '1000' },
  })),
  recipe(instruments.grantOption, ({ orgId, classId, personId }) => ({
    params: { id: orgId },
    body: {
      class_id: classId,
      person_id: personId,
      compensation: 'option' as const,
      sharesExact: '10',
      priceExact: '1',
    },
  })),
  recipe(instruments.exerciseOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(instruments.expireOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId },
  })),
  recipe(instruments.releaseOption, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'forfeited' as const },
  })),
  recipe(instruments.recordInstrument, ({ orgId, personId }) => ({
    params: { id: orgId },
    body: { kind: 'debt' as const, person_id: personId, principalExact: '1000' },
  })),
  recipe(instruments.convertInstrument, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, sharesExact: '1' },
  })),
  recipe(instruments.endInstrument, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'repaid' as const },
  })),
  recipe(instruments.transferInstrument, ({ orgId, holderSecurityId, personId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, person_id: personId },
  })),
  recipe(vesting.setVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, vesting: { period: 48, cliff: 12 } },
  })),
  recipe(vesting.stopVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId, reason: 'voluntary' as const },
  })),
  recipe(vesting.accelerateVesting, ({ orgId, holderSecurityId }) => ({
    params: { id: orgId },
    body: { security_id: holderSecurityId },
  })),
];

const table = (): Blob => new Blob(['Holder,Class,Shares\nAnn Roy,Common,100\n'], { type: 'text/csv' });

const ofImports: readonly Recipe[] = [
  recipe(imports.importPackage, (story) => ({
    ...id(story),
    body: { preview: 'true' as const },
    file: new Blob(['no zip'], { type: 'application/zip' }),
  })),
  recipe(imports.readColumns, (story) => ({ ...id(story), body: {}, file: table() })),
  recipe(imports.importTable, (story) => ({
    ...id(story),
    body: {
      preview: 'true' as const,
      mapping: JSON.stringify({
        columns: { name: 0, class: 1, quantity: 2 },
        on: '2025-03-14',
        opening: null,
        rights: {},
      }),
    },
    file: table(),
  })),
  recipe(imports.listImports, id),
  recipe(imports.listConflicts, id),
  recipe(imports.eraseImportedPeople, ({ orgId, importId }) => ({
    params: { id: orgId },
    body: { batch_id: importId },
  })),
  once(imports.takeBackImport, 'import', ({ orgId, importId }) => ({
    params: { id: orgId },
    body: { batch_id: importId },
  })),
];

const recipes: ReadonlyMap<string, Recipe> = new Map(
  [
    ...ofDocuments,
    ...ofSigning,
    ...ofAccounts,
    ...ofEntry,
    ...ofActivity,
    ...ofOrganizations,
    ...ofNotifications,
    ...ofMembers,
    ...ofBilling,
    ...ofOnboarding,
    ...ofPeople,
    ...ofRegisters,
    ...ofAnnual,
    ...ofFilings,
    ...ofChanges,
    ...ofShares,
    ...ofControl,
    ...ofTransactions,
    ...ofImports,
    ...recipesOfStaff,
    ...recipesOfGovernance,
    ...recipesOfLedger,
  ].map((each) => [nameOf(each.endpoint), each]),
);

/** Throws for an endpoint that nobody wrote a recipe for. */
export function recipeOf(endpoint: Endpoint): Recipe {
  const found = recipes.get(nameOf(endpoint));
  if (found === undefined)
    throw new Error(`no recipe for ${nameOf(endpoint)}: add one to tests/server/recipes.ts`);
  return found;
}

/**
 * Tells as few stories as requests that use them up need: one of each kind of subject is asked of the same story.
 * @returns gives a story whose subject nothing has used up; a founding that is over leaves nothing else to ask of it
 */
export function untouchedStories(tell: () => Promise<Story>): (subject: Subject) => Promise<Story> {
  const told: { readonly story: Story; readonly spent: Set<Subject> }[] = [];
  return async (subject) => {
    const found = told.find(({ spent }) => !spent.has(subject) && subject !== 'founding');
    const { story, spent } = found ?? { story: await tell(), spent: new Set<Subject>() };
    spent.add(subject);
    if (found === undefined && subject !== 'founding') told.push({ story, spent });
    return story;
  };
}
