import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveAnyone } from '@tabellion/platform/http/route.ts';
import { knowsDocument, readSealRootCertificates } from '../verifyContract.ts';
import { changeAddressEnd, readAddress, readAttested, revokeAddress } from './addresses.ts';
import { downloadLinkedBook, readLinkedBook, revokeBookLink, sendBookLink } from './bookLinks.ts';
import { downloadBook, listBoundBooks, orderBook } from './boundBooks.ts';
import { createDefaultDocument, createDocument, createPersonDocuments, orderDocuments } from './drafting.ts';
import { listChanged, listMissing, listTemplates } from './expectedDocuments.ts';
import {
  addDocumentCategory,
  linkDocumentToActivity,
  reviewDocument,
  updateDocumentStatus,
  uploadDocument,
} from './filing.ts';
import { stateFormerBook } from './formerBook.ts';
import { listDocuments, listReviewed, searchDocuments } from './listing.ts';
import { sendNewOrganizationMail } from './mail.ts';
import type { DocumentPorts } from './ports.ts';
import { listPrecedents, previewPrecedent, readPrecedent } from './precedentReadings.ts';
import {
  retirePrecedent,
  reviewPrecedent,
  savePrecedent,
  submitPrecedent,
  withdrawPrecedent,
} from './precedents.ts';
import { draftEntryDocuments, previewDocuments, previewTemplate } from './preview.ts';
import {
  downloadDocuments,
  listDocumentsOfActivity,
  listDocumentsOfEntry,
  listLinkedDocuments,
  printDocuments,
  readDocument,
  readDocumentFile,
} from './reading.ts';
import { selectIsKnown } from './store/documentFacts.ts';

export const routesOf = (ports: DocumentPorts): Route[] => [
  listDocuments(ports),
  searchDocuments,
  listMissing(ports),
  stateFormerBook,
  listChanged(ports),
  listTemplates(ports),
  previewTemplate(ports),
  listReviewed,
  listPrecedents(ports),
  readPrecedent(ports),
  previewPrecedent(ports),
  savePrecedent(ports),
  submitPrecedent,
  withdrawPrecedent,
  reviewPrecedent,
  retirePrecedent,
  printDocuments(ports),
  listDocumentsOfEntry,
  downloadDocuments(ports),
  readDocumentFile(ports),
  readDocument(ports),
  readAddress(ports),
  changeAddressEnd(ports),
  revokeAddress(ports),
  readAttested,
  reviewDocument,
  previewDocuments(ports),
  draftEntryDocuments(ports),
  createDocument(ports),
  orderDocuments(ports),
  createDefaultDocument(ports),
  createPersonDocuments(ports),
  uploadDocument(ports),
  updateDocumentStatus(ports),
  addDocumentCategory,
  linkDocumentToActivity,
  listLinkedDocuments,
  listDocumentsOfActivity,
  sendNewOrganizationMail,
  serveSealRootCertificates(ports),
  isKnown,
  listBoundBooks(ports),
  orderBook(ports),
  downloadBook(ports),
  sendBookLink,
  revokeBookLink,
  readLinkedBook,
  downloadLinkedBook(ports),
];

const serveSealRootCertificates = ({ sealRoots }: DocumentPorts) =>
  serveAnyone(readSealRootCertificates, async () => ok({ pem: sealRoots }));

/** Known or not, and nothing else: not whose, nor since when. */
const isKnown = serveAnyone(knowsDocument, async ({ db }, { body: { sha256 } }) =>
  ok({ is_known: await db.asNobody((q) => selectIsKnown(q, sha256)) }),
);
