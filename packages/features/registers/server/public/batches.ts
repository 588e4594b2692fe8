/** For later features. Batches of acts, and what is kept beside them of a package. */
export { type JudgedBatch, previewBatch, type ReadyBatch, recordBatch } from '../batch/runBatch.ts';
export {
  countKeptObjects,
  deleteKeptObjects,
  insertKeptObjects,
  selectBatchesVoided as batchesVoided,
  selectIsBatchVoided as isTakenBack,
  selectKeptObjects,
} from '../store/batches.ts';
