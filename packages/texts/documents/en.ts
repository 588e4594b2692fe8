import type { documents as codes } from '../codes/documents.ts';

/** Texts of the minute book: its answers and its screens. Loaded with those screens, so no other waits for them. */
export const documents = {
  'DOCUMENTS.MADE': 'Document created.',
  'DOCUMENTS.ORDERED': 'Your documents are being prepared.',
  'DOCUMENTS.UPLOADED': 'Document uploaded.',
  'DOCUMENTS.LINKED': 'Document linked successfully',
  'DOCUMENTS.BLANKS': 'This document needs facts that are not on record yet.',
  'DOCUMENTS.UNPRINTABLE':
    'These characters cannot be printed: {characters}. Enter the name in another script.',
  'DOCUMENTS.PRINTING_UNAVAILABLE': 'Documents cannot be created on this server at the moment.',
  'DOCUMENTS.PRINTING_FAILED': 'The document could not be created. Try again.',
  'DOCUMENTS.NOT_GENERATED_HERE': 'Documents are not generated here. You can upload your own.',
  'DOCUMENTS.SIGNED': 'A signed document is not changed. Void it first, then create a new one.',
  'DOCUMENTS.STATUS_NOT_POSSIBLE': 'This document cannot get that status.',
  'DOCUMENTS.CATEGORY_EXISTS': 'There is already a section with this name.',
  'DOCUMENTS.NONE_CHOSEN': 'Choose at least one document.',
  'DOCUMENTS.TOO_MANY': 'At most {most} documents fit in one download.',
  'DOCUMENTS.UPLOAD_FAILED': 'Document upload failed',
  'DOCUMENTS.LINK_FAILED': 'Something went wrong.',
  'DOCUMENTS.UNKNOWN_MERGE_FIELD': 'There is no merge field {name}.',
  'document.mail.subject': 'Your minute book for {company}',
  'document.mail.body':
    '{company} is set up since {date}. Its minute book has {documents, plural, =0 {no documents yet} one {# document} other {# documents}}.',
  'document.mail.action': 'Open the minute book',
} as const satisfies Record<keyof typeof codes, string> & Record<`document.${string}`, string>;
