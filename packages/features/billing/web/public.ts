/** The screens of billing for later features, which put them into the wizard and the application's frame. */
export { CardForm } from './CardForm.tsx';
export { CheckoutStep } from './CheckoutStep.tsx';
export { ConfirmAtBank } from './ConfirmAtBank.tsx';
export { type AppliedCoupon, CouponField } from './CouponField.tsx';
export { FailedRenewal } from './FailedRenewal.tsx';
export { GovernmentFee } from './GovernmentFee.tsx';
export { HoldersCheckoutScreen } from './HoldersCheckoutScreen.tsx';
export type { MakeMethod } from './makeMethod.ts';
export { PayButton } from './Order.tsx';
export { PriceLines, Province } from './OrderSummary.tsx';
export { PlansStep } from './PlansStep.tsx';
export { centsOf, percentOf } from './quote.ts';
export { billingToday, planName } from './usePurchase.ts';
export { loadWords as loadBillingWords } from './words.ts';
