/** For later features: share transactions, the form of a class, subscriptions, and the fields by which somebody is chosen or
 *  told anew. */

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
export { CapTablePreview } from './subscriptions/CapTablePreview.tsx';
export { amountOf, dayOne, parseShares, votesPerShare } from './subscriptions/dayOne.ts';
export { CompleteDrawer } from './subscriptions/drawers.ts';
export { Subscribers } from './subscriptions/Subscribers.tsx';
export type { SharesView } from './subscriptions/sharesView.ts';
export {
  faultsOf,
  inputOf,
  keepTypedValues,
  rowsOf,
  type SubscriptionsFormValues,
  subscriptionsSchema,
} from './subscriptions/subscriptionForm.ts';
export { ChoiceField } from './transactions/ChoiceField.tsx';
export { ClassField } from './transactions/ClassField.tsx';
export { HolderField, NewHolder } from './transactions/HolderPicker.tsx';
export { onlyOf } from './transactions/onlyOf.ts';
export { TransactionDrawer } from './transactions/TransactionDrawer.tsx';
export { TransactionFields, transactionStart } from './transactions/TransactionFields.tsx';
export {
  AddClassButton,
  TransactionButton,
  TransactionDrawers,
  TransactionMenu,
} from './transactions/TransactionMenu.tsx';
export type { TransactionOptions } from './transactions/transactionProps.ts';
export { useClassTerms } from './transactions/useClassTerms.ts';
export { useCorrectMenuItem } from './transactions/useCorrectMenuItem.tsx';
export { useSharesAgain } from './transactions/useSharesAgain.ts';
export { VestingDrawer } from './transactions/VestingDrawer.tsx';
export { VestingFields } from './transactions/VestingFields.tsx';
export { VestingForm, vestingOf, vestingStart } from './transactions/vestingTyped.ts';
export { loadWords } from './words.ts';
