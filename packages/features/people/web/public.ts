/** For later features: how registers show people, and the registers of directors and officers. */
export {
  MembersField,
  memberForms,
  membersOf,
  SOMEONE_NEW,
  twoMembers,
} from './MembersField.tsx';
export { RegisteredName } from './register/RegisteredName.tsx';
export { SeatsRegister } from './register/SeatsRegister.tsx';
export { useRegisterDays } from './register/useRegisterDays.ts';
export { usePeopleFound } from './usePeopleFound.ts';
