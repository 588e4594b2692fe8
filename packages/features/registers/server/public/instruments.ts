/** For later features. Options, warrants, what converts, and debt. */
export {
  type InstrumentRow,
  type PastRow,
  type PoolRow,
  selectInstrumentLabels as instrumentLabelsOn,
  selectInstruments as instrumentsOn,
  selectInstrumentTotal as instrumentTotalOn,
  selectPast as pastRightsOn,
  selectPools as poolsOn,
  selectPromised as promisedOn,
} from '../store/instruments.ts';
