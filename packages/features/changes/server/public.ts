/** The plan of the matter, which proposals are of changes, and the answers of registries that people file with, for the mains and later
 *  features. */
export { answerChangeByHand, changesWaitingByHand } from './byHand.ts';
export { changePlanOf } from './plan.ts';
export {
  lookAtAttempt as lookAtChange,
  type QueuedChange,
  selectQueuedAttempts as queuedChanges,
} from './store/attempts.ts';
export { hasChange } from './store/changes.ts';
