/** For later features: how registers show people, and the registers of directors and officers. */

export {
  NameFields,
  NewPersonFields,
  PersonFields,
  PersonPicker,
  useBlankPerson,
} from './fields/PersonFields.tsx';
export {
  blankPerson,
  holderOf,
  isNamed,
  judgePerson,
  PersonForm,
  personOf,
  startOfPerson,
} from './fields/personForm.ts';
export { SOMEONE_NEW } from './MembersField.tsx';
export { RegisteredName } from './register/RegisteredName.tsx';
export { SeatsRegister } from './register/SeatsRegister.tsx';
export { useRegisterDays } from './register/useRegisterDays.ts';
export { BoardNeeds } from './seats/BoardNeeds.tsx';
export { Directors } from './seats/Directors.tsx';
export { ConsentDrawer, DirectorDrawer, OfficerDrawer, PersonDrawer, PersonFacts } from './seats/drawers.ts';
export type { Seat } from './seats/EndDrawer.tsx';
export { NotOnRecord } from './seats/NotOnRecord.tsx';
export { Officers } from './seats/Officers.tsx';
export { EndButton, useEnding } from './seats/useEnding.tsx';
export { type Board, boardOf, boardReads, seatsReads, usePeople } from './seats/usePeople.ts';
export { useRemoval } from './seats/useRemoval.tsx';
export { useWarnings } from './seats/useWarnings.tsx';
export { usePeopleFound } from './usePeopleFound.ts';
