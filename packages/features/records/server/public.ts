/** Later features and the frame of the server take from here proofs of holdings, comparisons with the ledger, and what the log
 *  says of its entries. */
export { exportFileOf } from './exporting.ts';
export { compareAll, spellFinding } from './jobs.ts';
export { leavesOfHoldings, proofOfHolding } from './ofHoldings.ts';
export type { RecordsPorts } from './ports.ts';
export { orderRepairs } from './repairing.ts';
export { selectFindings as ledgerFindings } from './store/findings.ts';
export { selectRecordedEntries as recordedEntries } from './store/receipts.ts';
