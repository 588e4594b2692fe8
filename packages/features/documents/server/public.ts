/** For later features and the frame of the server: the minute book beside the registers, what documents, those who were sent a
 *  book, and the Act of a corporation are called, the documents of a proposal, and how documents are signed. */

export { statuteHeading } from './bookFacts.ts';
export { type DueAndFiledDocuments, dueAndFiledDocuments } from './dueAndFiledDocuments.ts';
export { makeProposalDocuments } from './making.ts';
export type { DocumentPorts } from './ports.ts';
export { changeDocumentStatuses, fileEvidence, fileSigned } from './signable.ts';
export { selectBookRecipients as bookRecipients } from './store/boundBooks.ts';
export { selectTitles as documentTitles } from './store/documents.ts';
export { type SignableDocument, selectSignable as signableDocuments } from './store/signable.ts';
