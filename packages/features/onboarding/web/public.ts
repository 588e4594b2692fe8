/** For later features. */
export { LeadTo, StepOrRegister } from './frame/RegisterOf.tsx';
export { WizardPage } from './frame/WizardPage.tsx';
export { useWizard } from './frame/wizard.ts';
export { OrganizingResolution } from './people/OrganizingResolution.tsx';
export { FounderStep, OperatorStep, SharesStepPage } from './steps.ts';
