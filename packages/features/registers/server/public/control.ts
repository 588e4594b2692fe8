/** Later features compute significant control from these. */
export {
  type ChangeLookedFor,
  type ControlPerson,
  type ControlRow,
  selectControlRows as controlRowsOn,
  selectDayEndSeq as lastSeqOf,
  selectFirstRecorded as firstRecorded,
  selectForControlAlone as forControlAlone,
  selectHoldsSeat as holdsSeatOn,
  selectTakenOverDays as takenOverDays,
} from '../store/control.ts';
