import type { Route } from '@tabellion/platform/http/route.ts';
import { downloadLinkedBook, readLinkedBook, revokeBookLink, sendBookLink } from './bookLinks.ts';
import { downloadBook, listBoundBooks, orderBook } from './boundBooks.ts';
import {
  createDefaultDocument,
  createDocument,
  createPersonDocuments,
  listChanged,
  listMissing,
  listTemplates,
  orderDocuments,
} from './drafting.ts';
import {
  addDocumentCategory,
  linkDocumentToActivity,
  reviewDocument,
  updateDocumentStatus,
  uploadDocument,
} from './filing.ts';
import { isKnown, serveSealRootCertificates } from './knownDocument.ts';
import { sendNewOrganizationMail } from './mail.ts';
import type { DocumentPorts } from './ports.ts';
import { draftEntryDocuments, previewDocuments } from './preview.ts';
import {
  downloadDocuments,
  listDocuments,
  listDocumentsOfActivity,
  listDocumentsOfEntry,
  listLinkedDocuments,
  listReviewed,
  readDocument,
  readDocumentFile,
  searchDocuments,
} from './reading.ts';

export const routesOf = (ports: DocumentPorts): Route[] => [
  listDocuments(ports),
  searchDocuments,
  listMissing(ports),
  listChanged(ports),
  listTemplates(ports),
  listReviewed,
  listDocumentsOfEntry,
  downloadDocuments(ports),
  readDocumentFile(ports),
  readDocument(ports),
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
  listBoundBooks,
  orderBook(ports),
  downloadBook(ports),
  sendBookLink,
  revokeBookLink,
  readLinkedBook,
  downloadLinkedBook(ports),
];
