/** Later features take from here acts as they are stored, and the registers as they were after an act. */
export { factsOf } from '../facts.ts';
export { selectFacts as storedFacts } from '../store/facts.ts';
export {
  type HeldBy,
  type HoldingAfter,
  selectClassAfter as classAfter,
  selectHoldingsAfter as holdingsAfter,
  selectLastOfWrite as lastOfWrite,
  selectSeatAfter as seatAfter,
  selectStoredActs as storedActs,
} from '../store/mirrored.ts';
