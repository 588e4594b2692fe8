/** Later features show people as the registers do, and the registers of directors and officers. */

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
export { RegisteredName, useAddressText } from './register/RegisteredName.tsx';
export { DirectorsRegister, OfficersRegister } from './register/SeatsRegister.tsx';
export { useRegisterDays } from './register/useRegisterDays.ts';
export { BoardNeeds } from './seats/BoardNeeds.tsx';
export { Directors } from './seats/Directors.tsx';
export { DirectorDrawer, EndDrawer, PersonDrawer } from './seats/drawers.ts';
export { Officers } from './seats/Officers.tsx';
export { type Board, boardOf, plannedBoardReads, plannedSeatsReads, usePeople } from './seats/usePeople.ts';
export { usePeopleFound } from './usePeopleFound.ts';
