/** For later features: acts on shares from a row of a register and from the head of its page, and the form of a class. */
export { ClassFields } from './classes/ClassFields.tsx';
export {
  classForm,
  inputOfClass,
  newClass,
  prefixesOf,
  prefixOf,
  startOfClass,
} from './classes/classForm.ts';
export { DeedMenu, IssueButton } from './deeds/DeedMenu.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
