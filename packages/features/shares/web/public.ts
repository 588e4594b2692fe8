/** Later features take share transactions from here, the form of a class, subscriptions, and the fields by
 *  which somebody is chosen or told anew. */

export type { SharesView } from '../contract.ts';
export { ConsiderationText } from './ConsiderationText.tsx';
export { Classes } from './classes/Classes.tsx';
export { ClassFields } from './classes/ClassFields.tsx';
export {
  classForm,
  inputOfClass,
  newClass,
  prefixesOf,
  startOfClass,
} from './classes/classForm.ts';
export { ShareModel } from './classes/ShareModel.tsx';
export { CapTablePreview } from './subscriptions/CapTablePreview.tsx';
export { amountOf, dayOne, parseShares, votesPerShare } from './subscriptions/dayOne.ts';
export { PaymentDrawer } from './subscriptions/drawers.ts';
export { Subscribers } from './subscriptions/Subscribers.tsx';
export {
  faultsOf,
  inputOf,
  keepTypedValues,
  rowsOf,
  type SubscriptionsFormValues,
  subscriptionsSchema,
} from './subscriptions/subscriptionForm.ts';
export { ChoiceField } from './transactions/ChoiceField.tsx';
export { ClassField, onlyOf } from './transactions/ClassField.tsx';
export { HolderField, NewHolder } from './transactions/HolderPicker.tsx';
export { TransactionDrawer } from './transactions/TransactionDrawer.tsx';
export { TransactionFields, transactionStart } from './transactions/TransactionFields.tsx';
export {
  TransactionButton,
  TransactionDrawers,
  TransactionMenu,
} from './transactions/TransactionMenu.tsx';
export type { TransactionOptions } from './transactions/transactionProps.ts';
export { useClassTerms } from './transactions/useClassTerms.ts';
export { useCorrectMenuItem } from './transactions/useCorrectMenuItem.tsx';
export { VestingDrawer } from './transactions/VestingDrawer.tsx';
export { VestingFields, VestingForm, vestingOf, vestingStart } from './transactions/VestingFields.tsx';
export { loadWords } from './words.ts';
