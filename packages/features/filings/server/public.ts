/** Filings as they stand, and the answers of registries that people file with, for later features and the mains. */
export { annualPlanOf } from './annual/plan.ts';
export { answerFilingByHand, filingsWaitingByHand } from './byHand.ts';
export { noteEvent } from './noteEvent.ts';
export { type FilingUnderWay, filingsUnderWay } from './progress.ts';
export { filingsOf, type StandingFiling } from './read.ts';
export { makeFilings } from './rows.ts';
export { sendFiling } from './sending.ts';
export {
  lookAtAttempt,
  type QueuedAttempt,
  selectQueuedAttempts as queuedAttempts,
} from './store/attempts.ts';
