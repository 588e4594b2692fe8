/** Later features take batches of acts from here, and what is kept beside them of a package. */
export { type JudgedBatch, previewBatch, type ReadyBatch, recordBatch } from '../batch/runBatch.ts';
export {
  countKeptObjects,
  deleteKeptObjects,
  insertKeptObjects,
  selectBatchesVoided as batchesVoided,
  selectIsBatchVoided as isTakenBack,
  selectKeptObjects,
} from '../store/batches.ts';
