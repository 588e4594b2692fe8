/** Later features take shares from here: certificates, holdings, transfers, the cap table. */
export {
  type CapTableQuery,
  type CapTableRow,
  type ClassRow,
  type HolderRow,
  type PromisedRow,
  selectCapTable as capTableAt,
  selectClasses as classesAt,
  selectHolderPercentages as partsOfClassesAt,
} from '../store/capTable.ts';
export {
  type CertificateKey,
  selectCertificateNumbers as certificateNumbers,
  selectCertificates as certificatesById,
  selectCertificatesOf as certificatesOf,
  selectConnected as connectedSecurities,
  selectEveryCertificate as everyCertificate,
  selectLabels as labelsAt,
} from '../store/certificates.ts';
export {
  type ChangedHolders,
  selectChangedHolders as changedHolders,
  selectChangedRows as changedRows,
} from '../store/changed.ts';
export {
  selectHolders as holdersPage,
  selectTakenPlaces as takenPlaces,
} from '../store/holders.ts';
export {
  type ChangeCause,
  type ChangesFilter,
  type ChangesTotal,
  type HoldingChange,
  selectChangeCauses as changeCausesBetween,
  selectChangesTotal as changesTotalBetween,
  selectHoldingChanges as holdingChangesBetween,
  type TwoDates,
} from '../store/holdingChanges.ts';
export { selectHoldingPercentages as holdingPartsOn } from '../store/holdingParts.ts';
export {
  type Holding,
  selectHoldings as holdingsOn,
  selectHoldingsPage as holdingsPageOn,
  selectHoldingsTotal as holdingsTotalOn,
} from '../store/holdings.ts';
export { selectInstrumentLastDays as lastDaysOn } from '../store/lastDays.ts';
export {
  type MovedLine,
  selectActsKnown as actsKnown,
  selectMovedShares as movedShares,
  selectMovedTotal as movedTotal,
} from '../store/movedShares.ts';
export {
  PROMISED_PART,
  selectChanges as ownershipChanges,
  selectLargest as largestHolders,
} from '../store/ownership.ts';
export {
  type ClassTotal,
  type RegisterPart as Part,
  selectClassTotals as classTotalsOn,
} from '../store/part.ts';
export { selectPrivateHolders as privateHoldersAt } from '../store/privateHolders.ts';
export { selectHoldersOfSecurities as holdersOfSecurities } from '../store/reportFacts.ts';
export {
  type ShownLine,
  type ShownTable,
  selectRounding as roundingOf,
  selectShownTable as shownTableAt,
} from '../store/shownLines.ts';
export type { HoldingKey } from '../store/standingHoldings.ts';
