/** Mains and later features open the wizard, and record an answer that came by hand, through these. */
export { answerByHand, type TypedAnswer, waitingByHand } from './byHand.ts';
export { incorporationPlan } from './incorporationPlan.ts';
export { recordFactsOfOlderCompanies } from './olderCompanies.ts';
