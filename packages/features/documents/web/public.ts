/** For the pages of other features: the documents of their entries and people, and how the minute book stands. */

export {
  BookPanel,
  PersonDocuments,
  TransactionDocuments,
  useEntryDocuments,
  useLinkDocument,
  usePaperOfEntry,
} from './contributions.tsx';
export { DocumentText } from './DocumentText.tsx';
export { blankPath, bookPath, documentPath, newDocumentPath } from './paths.ts';
export { ReviewedDocuments } from './ReviewedDocuments.tsx';
