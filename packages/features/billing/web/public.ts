/** The screens of billing for later features, which put them into the wizard and the application's frame. */
export { CheckoutStep } from './CheckoutStep.tsx';
export { GovernmentFee } from './GovernmentFee.tsx';
export { PlansStep } from './PlansStep.tsx';
export { billingToday } from './usePurchase.ts';
