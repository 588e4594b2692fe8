/** For later features: acts, proposals, readings and personal facts. The law is judged by them, before they record. */
export {
  displayName,
  type FactBodies,
  type NewFact,
  type PersonFacts,
  sortingName,
} from '../facts.ts';
export { type JudgedBatch, previewBatch, type ReadyBatch, recordBatch } from './batch/runBatch.ts';
export { type HolderJudgement as Judging, previewBundled, withAmendments, writeBundled } from './bundle.ts';
export { conflictsNow } from './conflicts.ts';
export { recordDraft, replaceDraft, voidDraft } from './drafts.ts';
export { type EntryInput, enter, type Outcome } from './enter.ts';
export { entryOf } from './entry.ts';
export {
  type CitedFact,
  eraseFacts,
  eraseNeverAdded,
  factsOf,
  wordsIn,
  writeFacts,
  writeWords,
} from './facts.ts';
export {
  applyProposal,
  type Edit,
  type Editing,
  editFounding,
  editProposal,
  openProposal,
  printProposal,
  propose,
  setAside,
  withdrawProposal,
} from './proposals.ts';
export {
  type RegisterReading as Reading,
  type Registers,
  readRegisters,
  seqKnownAt,
  target,
} from './read.ts';
export { rebuild, rebuildAll } from './rebuild.ts';
export { recordActs } from './record.ts';
export {
  organizingReference,
  organizingResolutionOn,
  passOrganizingResolution,
  planOrganizingResolution,
} from './resolutions.ts';
export { inSlices } from './slices.ts';
export { statedDrafts } from './stated.ts';
export {
  selectNewestOf as newestVersionOf,
  selectPages as historyPages,
  selectReasons as reasonsIn,
} from './store/acts.ts';
export { selectBatchesVoided as batchesVoided, selectIsTakenBack as isTakenBack } from './store/batches.ts';
export {
  type AccountAt,
  type Movement,
  selectAccountTotal as accountTotalOn,
  selectAuthorized as authorizedSince,
  selectLowestBalance as lowestBalanceFrom,
  selectMovements as movementsOn,
} from './store/capitalAccount.ts';
export {
  type CapTableRow,
  type ClassRow,
  type HolderRow,
  type PromisedRow,
  selectCapTable as capTableAt,
  selectClasses as classesAt,
  selectPartsOfClasses as partsOfClassesAt,
} from './store/capTable.ts';
export {
  selectCertificateNumbers as certificateNumbers,
  selectCertificates as certificatesById,
  selectCertificatesOf as certificatesOf,
  selectConnected as connectedSecurities,
  selectLabels as labelsAt,
  selectNamesAt as namesAt,
} from './store/certificates.ts';
export {
  type ChangedHolders,
  selectChangedHolders as changedHolders,
  selectChangedRows as changedRows,
} from './store/changed.ts';
export { selectActsOfClass as actsOfClass, selectLaterOfClass as laterOfClass } from './store/classActs.ts';
export { selectIncorporatedOn as incorporatedOn } from './store/classes.ts';
export { type ClassLine, selectClassLines as classLinesOn } from './store/classLines.ts';
export {
  type ChangeLookedFor,
  type ControlPerson,
  type ControlRow,
  selectControlEntries as controlEntriesOn,
  selectControlPersons as controlPersonsOn,
  selectFirstRecorded as firstRecorded,
  selectForControlAlone as forControlAlone,
  selectJointHolders as jointHoldersOn,
  selectLargeHoldings as largeHoldingsOn,
  selectLastSeqOf as lastSeqOf,
  selectOutstandingByDay as outstandingByDay,
  selectVotes as votesOn,
} from './store/control.ts';
export {
  type CorporationAct,
  selectCorporation as corporationAt,
  selectCorporationActs as corporationActs,
  selectResolutions as resolutionsPassed,
} from './store/corporation.ts';
export { selectHolders as holdersPage } from './store/holders.ts';
export {
  type ChangeCause,
  type ChangesFilter,
  type ChangesTotal,
  type HoldingChange,
  selectChangeCauses as changeCausesBetween,
  selectChangesTotal as changesTotalBetween,
  selectHoldingChanges as holdingChangesBetween,
  type TwoDates,
} from './store/holdingChanges.ts';
export { selectHoldingParts as holdingPartsOn } from './store/holdingParts.ts';
export {
  type Holding,
  type HoldingKey,
  type ReadingAt,
  selectHoldings as holdingsOn,
  selectHoldingsPage as holdingsPageOn,
  selectHoldingsTotal as holdingsTotalOn,
} from './store/holdings.ts';
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
  selectSecurityHolder as holderOfSecurity,
} from './store/instruments.ts';
export { countKept, deleteKept, insertKept, keptPages } from './store/keptObjects.ts';
export { selectLastDays as lastDaysOn } from './store/lastDays.ts';
export {
  type MovedLine,
  selectActsKnown as actsKnown,
  selectMovedShares as movedShares,
  selectMovedTotal as movedTotal,
} from './store/movedShares.ts';
export { selectNames as namesIn } from './store/names.ts';
export { selectOrganizationsWithActs as organizationsWithActs } from './store/nightly.ts';
export {
  selectChanges as ownershipChanges,
  selectLargest as largestHolders,
} from './store/ownership.ts';
export {
  type ClassTotal,
  type RegisterPart as Part,
  selectClassTotals as classTotalsOn,
} from './store/part.ts';
export {
  type PersonAct,
  selectActsOfPerson as actsOfPerson,
  selectMembersActsOf as membersActsOf,
} from './store/personActs.ts';
export { selectNamedPersons as namedPersonsOn, selectPersonAt as personAt } from './store/persons.ts';
export { type PersonFound, selectPersonsFound as personsFound } from './store/personsFound.ts';
export { selectPersonsNamed as personsNamed } from './store/personsNamed.ts';
export { selectPrivateHolders as privateHoldersAt } from './store/privateHolders.ts';
export {
  type Proposal,
  selectFounding as foundingProposal,
  selectOpenProposals as openProposals,
} from './store/proposals.ts';
export { selectRegisterDays as registerDays } from './store/registerDays.ts';
export {
  selectIncorporation as incorporationOf,
  selectRestingOnOrganizing as actsRestingOnOrganizing,
  selectWithoutFacts as organizationsWithoutFacts,
} from './store/resolutions.ts';
export { type Seat as SeatRow, selectSeats as seatsOn } from './store/seats.ts';
export {
  type ShownLine,
  type ShownTable,
  selectRounding as roundingOf,
  selectShownTable as shownTableAt,
} from './store/shownLines.ts';
export {
  selectSubscriptionsWaiting as subscriptionsWaiting,
  type WaitingIssue,
} from './store/waiting.ts';
