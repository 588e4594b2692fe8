/** For later features. Batches of acts, and what is kept beside them of a package. */
export { type JudgedBatch, previewBatch, type ReadyBatch, recordBatch } from '../batch/runBatch.ts';
export { selectBatchesVoided as batchesVoided, selectIsTakenBack as isTakenBack } from '../store/batches.ts';
export { countKept, deleteKept, insertKept, keptPages } from '../store/keptObjects.ts';
