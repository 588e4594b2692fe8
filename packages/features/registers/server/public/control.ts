/** For later features. What significant control is computed from. */
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
  selectTakenOverDays as takenOverDays,
  selectVotes as votesOn,
} from '../store/control.ts';
