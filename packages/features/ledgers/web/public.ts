/** For later features: the registers of shares and their exports, and the page of a holder. */
export { HolderPage } from './holder/HolderPage.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
export { Waiting } from './register/Waiting.tsx';
