/** For later features. Batches of acts, and what is kept beside them of a package. */
export { type JudgedBatch, previewBatch, type ReadyBatch, recordBatch } from '../batch/runBatch.ts';
export {
  selectBatchesVoided as batchesVoided,
  selectIsBatchVoided as isTakenBack,
} from '../store/batches.ts';
export {
  countKeptObjects,
  deleteKeptObjects,
  insertKeptObjects,
  selectKeptObjects,
} from '../store/keptObjects.ts';
