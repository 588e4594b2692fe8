/** Entries about the minute book: documents, own wording, and the links by which it is handed out. */
import type { LogRows } from '../logRow.ts';

const ownWording = {
  group: 'documents',
  icon: 'FilePen',
  subjects: [],
  values: ['template', 'wordingLanguage', 'version', 'sha256'],
  needs: 'documents.read',
} as const;

export const documentKinds = {
  /** A set of the minute book, made from the registers. */
  documents_made: {
    group: 'documents',
    icon: 'FilePen',
    subjects: [],
    values: ['documents'],
    needs: 'documents.read',
  },
  document_written: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  document_uploaded: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  document_status_changed: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['document'],
    values: ['status'],
    needs: 'documents.read',
  },
  /** Own wording of a template, in one of its languages; its digest says which words. */
  wording_submitted: { ...ownWording },
  wording_approved: { ...ownWording },
  wording_returned: { ...ownWording },
  /** The product's wording is used again. */
  wording_retired: { ...ownWording, values: ['template', 'wordingLanguage'] },
  /** The day since which a corporation that was taken over has its paper here. */
  former_book_stated: {
    group: 'documents',
    icon: 'BookText',
    subjects: [],
    values: ['from'],
    needs: 'documents.read',
  },
  /** A new corporation organizes itself on paper; who attests it is a note to the entry. */
  organized_on_paper: {
    group: 'documents',
    icon: 'FilePen',
    subjects: [],
    values: [],
    needs: 'documents.read',
  },
  /** The minute book as one file, and the links by which it was handed out; a recipient is named by the link. */
  book_bound: {
    group: 'documents',
    icon: 'BookText',
    subjects: [],
    values: ['documents'],
    needs: 'documents.read',
  },
  /** A client was asked about an annual return by a link, by which he is named. */
  annual_client_asked: {
    group: 'documents',
    icon: 'Send',
    subjects: ['recipient'],
    values: ['ends'],
    needs: 'documents.read',
  },
  annual_client_answered: {
    group: 'documents',
    icon: 'FilePen',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  book_link_sent: {
    group: 'documents',
    icon: 'Send',
    subjects: ['recipient'],
    values: ['ends'],
    needs: 'documents.read',
  },
  book_link_revoked: {
    group: 'documents',
    icon: 'Undo2',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  book_link_opened: {
    group: 'documents',
    icon: 'BookText',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
  address_changed: {
    group: 'documents',
    icon: 'CalendarCheck2',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  address_revoked: {
    group: 'documents',
    icon: 'Undo2',
    subjects: ['document'],
    values: [],
    needs: 'documents.read',
  },
  book_address_changed: {
    group: 'documents',
    icon: 'CalendarCheck2',
    subjects: [],
    values: ['asOf'],
    needs: 'documents.read',
  },
  book_address_revoked: {
    group: 'documents',
    icon: 'Undo2',
    subjects: [],
    values: ['asOf'],
    needs: 'documents.read',
  },
  book_link_used: {
    group: 'documents',
    icon: 'BookText',
    subjects: ['recipient'],
    values: [],
    needs: 'documents.read',
  },
} as const satisfies LogRows;
