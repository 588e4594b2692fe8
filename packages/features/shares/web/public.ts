/** For later features: acts on shares, the form of a class, and the pages of the registers of shares. */
export { ClassFields } from './classes/ClassFields.tsx';
export {
  classForm,
  inputOfClass,
  newClass,
  prefixesOf,
  prefixOf,
  startOfClass,
} from './classes/classForm.ts';
export { useSharesAgain } from './deeds/useDeed.ts';
export { HolderPage } from './holder/HolderPage.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
