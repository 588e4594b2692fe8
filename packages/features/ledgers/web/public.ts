/** For later features: the registers of shares and their exports, and the place on the page of a holder. */

export { SheetPage } from './books/SheetPage.tsx';
export { Explained } from './capTable/Explained.tsx';
export { WhyButton } from './capTable/WhyButton.tsx';
export type { HolderPanel } from './holder/HolderScreen.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
