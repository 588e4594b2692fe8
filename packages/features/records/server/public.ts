/** The frame of the server takes from here comparisons with the ledger, and what the log says of its entries. */
export { exportFileOf } from './exporting.ts';
export { compareAll, spellFinding } from './jobs.ts';
export { orderRepairs } from './repairing.ts';
export { selectFindings as ledgerFindings } from './store/findings.ts';
export { selectRecordedEntries as recordedEntries } from './store/receipts.ts';
