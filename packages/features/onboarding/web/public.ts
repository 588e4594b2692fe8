/** Later features import these. */
export { CheckoutScreen } from './checkout/CheckoutScreen.tsx';
export { RedirectTo, StepOrRegister } from './frame/RegisterOf.tsx';
export { WizardPage } from './frame/WizardPage.tsx';
export { MissingResolution } from './people/MissingResolution.tsx';
export { FounderStep, OperatorStep, SharesStepPage } from './steps.ts';
