/** For the mains and later features: how the wizard is opened, and how an answer that came by hand is recorded. */
export { answerByHand, type TypedAnswer, waitingByHand } from './byHand.ts';
export { incorporationPlan } from './incorporationPlan.ts';
export { recordFactsOfOlderCompanies } from './olderCompanies.ts';
