/** Later features take options, warrants, convertibles and debt from here. */
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
