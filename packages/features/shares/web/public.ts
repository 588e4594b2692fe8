/** For later features: acts on shares, the form of a class, the fields by which somebody is chosen or told anew, and the pages
 *  of the registers of shares. */
export { ClassFields } from './classes/ClassFields.tsx';
export {
  classForm,
  inputOfClass,
  newClass,
  prefixesOf,
  prefixOf,
  startOfClass,
} from './classes/classForm.ts';
export { CorrectButton } from './deeds/CorrectButton.tsx';
export { ResolutionFields } from './deeds/DeedFields.tsx';
export { HolderField, NewHolder, SOMEONE_NEW } from './deeds/HolderPicker.tsx';
export { AddressPart, HolderForm, holderOf, isNamed, newHolder } from './deeds/NewHolderFields.tsx';
export { useSharesAgain } from './deeds/useSharesAgain.ts';
export { HolderPage } from './holder/HolderPage.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
