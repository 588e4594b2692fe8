/** For later features. Options, warrants, what converts, and debt. */
export {
  type ExpiredRightsRow,
  type InstrumentRow,
  type PoolRow,
  selectExpiredRights as pastRightsOn,
  selectInstrumentLabels as instrumentLabelsOn,
  selectInstruments as instrumentsOn,
  selectInstrumentTotal as instrumentTotalOn,
  selectPools as poolsOn,
  selectPromised as promisedOn,
} from '../store/instruments.ts';
