/** For later features. What significant control is computed from. */
export {
  type ChangeLookedFor,
  type ControlPerson,
  type ControlRow,
  selectControlRows as controlRowsOn,
  selectFirstRecorded as firstRecorded,
  selectForControlAlone as forControlAlone,
  selectHoldsSeat as holdsSeatOn,
  selectLastSeqOf as lastSeqOf,
  selectTakenOverDays as takenOverDays,
} from '../store/control.ts';
