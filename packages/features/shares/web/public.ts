/** For later features: acts on shares, the form of a class, the fields by which somebody is chosen or told anew, and the pages
 *  of the registers of shares. */

export { Classes } from './classes/Classes.tsx';
export { ClassFields } from './classes/ClassFields.tsx';
export {
  classForm,
  inputOfClass,
  newClass,
  prefixesOf,
  prefixOf,
  startOfClass,
} from './classes/classForm.ts';
export { ShareModel } from './classes/ShareModel.tsx';
export { HolderPage } from './holder/HolderPage.tsx';
export { ClassesRegister } from './register/ClassesRegister.tsx';
export { RegisterExport } from './register/RegisterExport.tsx';
export { ShareholdersRegister } from './register/ShareholdersRegister.tsx';
export { CapTablePreview } from './subscriptions/CapTablePreview.tsx';
export { amountOf, dayOne, sharesOf, votesPerShare } from './subscriptions/dayOne.ts';
export { CompleteDrawer } from './subscriptions/drawers.ts';
export { Subscribers } from './subscriptions/Subscribers.tsx';
export type { SharesView } from './subscriptions/sharesView.ts';
export {
  faultsOf,
  inputOf,
  rowsOf,
  type Subscriptions,
  stillTyped,
  subscriptionsUntil,
} from './subscriptions/subscriptionForm.ts';
export { Waiting } from './subscriptions/Waiting.tsx';
export { CorrectButton } from './transactions/CorrectButton.tsx';
export { HolderField, NewHolder, SOMEONE_NEW } from './transactions/HolderPicker.tsx';
export { AddressPart, HolderForm, holderOf, isNamed, newHolder } from './transactions/NewHolderFields.tsx';
export { useSharesAgain } from './transactions/useSharesAgain.ts';
