/** The plan of the matter, and the answers of registries that people file with, for the mains and later features. */
export { answerChangeByHand, changesWaitingByHand } from './byHand.ts';
export { changePlanOf } from './plan.ts';
