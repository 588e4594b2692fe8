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
export { HolderPage } from './holder/HolderPage.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
export { CorrectButton } from './transactions/CorrectButton.tsx';
export { HolderField, NewHolder, SOMEONE_NEW } from './transactions/HolderPicker.tsx';
export { AddressPart, HolderForm, holderOf, isNamed, newHolder } from './transactions/NewHolderFields.tsx';
export { ResolutionFields } from './transactions/TransactionFields.tsx';
export { useSharesAgain } from './transactions/useSharesAgain.ts';
