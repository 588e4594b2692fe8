/** Requests of the minute book and its signatures. */
import * as check from '@tabellion/features/check/contract.ts';
import * as corporation from '@tabellion/features/corporation/contract.ts';
import * as boundBooks from '@tabellion/features/documents/boundBookContract.ts';
import * as documents from '@tabellion/features/documents/contract.ts';
import * as drafts from '@tabellion/features/documents/draftContract.ts';
import * as entryDocuments from '@tabellion/features/documents/entryContract.ts';
import * as fileContract from '@tabellion/features/documents/fileContract.ts';
import * as linkContract from '@tabellion/features/documents/linkContract.ts';
import * as precedents from '@tabellion/features/documents/precedentContract.ts';
import * as addresses from '@tabellion/features/documents/verifyContract.ts';
import * as holders from '@tabellion/features/holders/contract.ts';
import * as proposals from '@tabellion/features/registers/proposalContract.ts';
import * as transactions from '@tabellion/features/shares/transactionContract.ts';
import * as signing from '@tabellion/features/signing/contract.ts';
import * as organizing from '@tabellion/features/signing/organizingContract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { png, type Story, todayAt } from '../support/story.ts';
import { once, type Recipe, recipe } from './recipe.ts';
import { id, nothing, org, unsentToken } from './recipeParts.ts';

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

const consentInEnglish = { template: 'director_consent', language: 'en' as const };
const ownConsent = '{{facts}}\n\n{{statements}}\n\n1. I read the by-laws.';

const ofDocument = ({ orgId, documentId: docId }: Story) => ({ params: { orgId, docId } });
const ofDocuments: readonly Recipe[] = [
  recipe(addresses.readSealRootCertificates, () => ({})),
  recipe(addresses.knowsDocument, () => ({ body: { sha256: '0'.repeat(64) } })),
  recipe(documents.listDocuments, (story) => ({ ...org(story), query: { category_id: story.categoryId } })),
  recipe(documents.searchDocuments, (story) => ({ ...org(story), query: { search_text: 'lease' } })),
  recipe(drafts.listMissing, org),
  recipe(drafts.listTemplates, org),
  recipe(entryDocuments.previewTemplate, (story) => ({
    ...org(story),
    query: { template: 'securities_register' },
  })),
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
  recipe(precedents.listPrecedents, org),
  recipe(precedents.readPrecedent, ({ orgId }) => ({ params: { orgId, ...consentInEnglish } })),
  recipe(precedents.previewPrecedent, (story) => ({
    ...org(story),
    body: { ...consentInEnglish, wording: ownConsent },
  })),
  recipe(precedents.savePrecedent, (story) => ({
    ...org(story),
    body: { ...consentInEnglish, wording: ownConsent },
  })),
  recipe(precedents.submitPrecedent, (story) => ({
    ...org(story),
    body: { precedent_id: story.draftPrecedentId, revision: 1 },
  })),
  recipe(precedents.withdrawPrecedent, (story) => ({
    ...org(story),
    body: { precedent_id: story.waitingPrecedentId },
  })),
  recipe(precedents.reviewPrecedent, (story) => ({
    ...org(story),
    body: {
      precedent_id: story.reviewedPrecedentId,
      revision: 1,
      outcome: 'returned' as const,
      comment: 'Shorter.',
    },
  })),
  recipe(precedents.retirePrecedent, (story) => ({
    ...org(story),
    body: { template: 'resignation', language: 'fr' as const },
  })),
  recipe(documents.listReviewed, (story) => ({ ...org(story), query: {} })),
  recipe(documents.readDocument, ofDocument),
  recipe(fileContract.readDocumentFile, ({ orgId, documentId: docId }) => ({
    params: { orgId, docId, version: '1' },
    query: {},
  })),
  recipe(fileContract.printDocuments, (story) => ({ ...org(story), query: { ids: story.documentId } })),
  recipe(fileContract.downloadDocuments, (story) => ({ ...org(story), query: { ids: story.documentId } })),
  recipe(documents.reviewDocument, (story) => ({ ...ofDocument(story), body: {} })),
  recipe(drafts.createDocument, (story) => ({
    ...org(story),
    body: { title: 'Minutes', wording: '1. Resolved.', category_id: story.categoryId },
  })),
  recipe(drafts.orderDocuments, (story) => ({ ...org(story), body: {} })),
  recipe(drafts.stateFormerBook, (story) => ({ ...org(story), body: { paper_since: '2025-01-01' } })),
  recipe(drafts.createDefaultDocument, id),
  recipe(drafts.createPersonDocuments, ({ orgId, personId }) => ({
    params: { orgId, file: 'all' },
    query: { personId, fileCategory: 'directors' as const },
  })),
  recipe(fileContract.uploadDocument, (story) => ({
    ...org(story),
    body: { name: 'Receipt', category: story.categoryId },
    file: png(),
  })),
  recipe(documents.updateDocumentStatus, ({ orgId, documentId }) => ({
    body: { org_unique_id: orgId, document_id: documentId, status: 'signed' as const },
  })),
  recipe(documents.addDocumentCategory, (story) => ({ ...id(story), body: { name: `Section ${newId()}` } })),
  recipe(linkContract.linkDocumentToActivity, ({ orgId, documentId, activityId }) => ({
    body: { org_unique_id: orgId, document_id: documentId, activity_id: activityId },
  })),
  recipe(linkContract.listLinkedDocuments, org),
  recipe(linkContract.listDocumentsOfActivity, ({ orgId, activityId }) => ({
    params: { orgId, activityId },
  })),
  recipe(proposals.readNextResolution, (story) => ({ ...id(story), query: { body: 'directors' as const } })),
  recipe(documents.sendNewOrganizationMail, ({ orgId }) => ({
    body: { org_unique_id: orgId, firstname: 'Amélie', org_name: 'Maple', org_created_date: '2026-11-23' },
  })),
  recipe(linkContract.listDocumentsOfEntry, ({ orgId }) => ({ params: { orgId, entryId: newId() } })),
  recipe(addresses.readAddress, ofDocument),
  recipe(addresses.changeAddressEnd, (story) => ({ ...ofDocument(story), body: { ends_on: null } })),
  recipe(addresses.revokeAddress, (story) => ({ ...ofDocument(story), body: {} })),
  recipe(addresses.readAttested, () => ({ body: { code: 'A'.repeat(16) } })),
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

const ofHolders: readonly Recipe[] = [
  recipe(holders.listHolderLinks, ({ orgId, personId }) => ({ params: { orgId, personId } })),
  recipe(holders.makeHolderLink, ({ server, orgId, personId }) => ({
    params: { orgId, personId },
    body: { by: 'copy' as const, language: 'en' as const, ends_on: todayAt(server), with_percentages: false },
  })),
  recipe(holders.revokeHolderLink, ({ orgId, holderLinkId: linkId }) => ({
    params: { orgId, linkId },
    body: {},
  })),
  recipe(holders.lookAtHolderLink, () => ({ body: byLink })),
  recipe(holders.mailHolderCode, () => ({ body: byLink })),
  recipe(holders.proveHolderAddress, () => ({ body: { ...byLink, code: '000000' } })),
  recipe(holders.readHolderPage, nothing),
  recipe(holders.readHolderFile, ({ documentId: docId }) => ({ params: { docId } })),
  recipe(holders.readHoldingProof, ({ securityId }) => ({ params: { securityId } })),
  recipe(holders.readHolderVerifier, nothing),
  recipe(holders.openHolderEnvelope, ({ envelopeId }) => ({ params: { envelopeId }, body: {} })),
];

export const recipesOfDocuments: readonly Recipe[] = [...ofDocuments, ...ofSigning, ...ofHolders];
