/** Pages of other features take from here the documents of their entries and people, and how the minute book stands. */

export {
  BookPanel,
  PersonDocuments,
  TransactionDocuments,
  useEntryDocumentsItem,
  useLinkDocumentItem,
  usePaperOfEntry,
} from './contributions.tsx';
export { DocumentText } from './DocumentText.tsx';
export { bookPath, certificatePath, documentPath, missingFactPath, newDocumentPath } from './paths.ts';
export { ReviewedDocuments } from './ReviewedDocuments.tsx';
export { useOpenFile } from './useOpenFile.ts';
export { acceptedFiles, useUpload } from './useUpload.ts';
