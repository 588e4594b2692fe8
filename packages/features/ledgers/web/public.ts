/** Later features show the registers of shares and their exports, and add to the page of a holder. */

export { WholeRegisterPage } from './books/WholeRegisterPage.tsx';
export { ExplainedFigure } from './capTable/ExplainedFigure.tsx';
export { WhyButton } from './capTable/WhyButton.tsx';
export type { HolderPanelSlot } from './holder/HolderScreen.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
