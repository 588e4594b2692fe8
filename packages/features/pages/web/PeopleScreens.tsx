import type { ReactNode } from 'react';
import {
  FounderStep,
  OperatorStep,
  RedirectTo,
  StepOrRegister,
  WizardPage,
} from '../../onboarding/web/public.ts';
import { DirectorsRegister, OfficersRegister, plannedSeatsReads } from '../../people/web/public.ts';

/** @param step  what stands in the place of the register before incorporation */
const directorsOr = (step: ReactNode) => () => (
  <WizardPage frame="dashboard" screen="founder" reads={(orgId) => plannedSeatsReads(orgId, 'directors')}>
    <StepOrRegister step={step} register={<DirectorsRegister />} />
  </WizardPage>
);

const officersOr = (step: ReactNode) => () => (
  <WizardPage frame="dashboard" screen="operator" reads={(orgId) => plannedSeatsReads(orgId, 'officers')}>
    <StepOrRegister step={step} register={<OfficersRegister />} />
  </WizardPage>
);

/** organization/directors */
export const DirectorsScreen = directorsOr(<RedirectTo to="dashboard/directors" />);

/** dashboard/directors */
export const DashboardDirectorsScreen = directorsOr(<FounderStep withChoice={false} />);

/** dashboard/director-and-officers */
export const DirectorAndOfficersScreen = directorsOr(<FounderStep />);

/** organization/officers */
export const OfficersScreen = officersOr(<RedirectTo to="dashboard/officers" />);

/** dashboard/officers */
export const DashboardOfficersScreen = officersOr(<OperatorStep />);
