import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { createContext, use } from 'react';
import type { Corporation } from '../../../organizations/web/public.ts';
import type { Onboarding } from '../../contract.ts';
import { type Screen, screenPath, screens, stepOf } from '../../rules/wizard.ts';

/** The same step stands alone in the wizard, and inside the application under `dashboard/*`. */
export type FrameKind = 'wizard' | 'dashboard';

/** Context of every step: the state of the founding, and navigation. */
export interface WizardPageState extends Corporation {
  onboarding: Onboarding;
  frame: FrameKind;
  screen: Screen;
  go(screen: Screen): void;
}

export const WizardContext = createContext<WizardPageState | undefined>(undefined);

export function useWizard(): WizardPageState {
  const wizard = use(WizardContext);
  if (wizard === undefined) throw new Error('a step needs a WizardPage above it');
  return wizard;
}

/** Where a screen lies in a frame. @param plan the chosen plan; the payment page names it */
export function placeOf(screen: Screen, frame: FrameKind, orgId: string, plan: string | null): string {
  if (frame === 'wizard') return screenPath(screen, orgId, plan);
  const under = `/app/org/${orgId}/dashboard`;
  if (screen === 'operator') return `${under}/officers`;
  if (screen === 'checkout') return plan === null ? `${under}/plans` : `${under}/checkout/${plan}`;
  return `${under}/${stepOf[screen]}`;
}

/** Where the choice of who manages leads (specification section 4). */
export function placeAfterManagesChoice(
  next: 'shares' | 'directors' | 'officers',
  frame: FrameKind,
  orgId: string,
): string {
  if (frame === 'dashboard') return `/app/org/${orgId}/dashboard/${next}`;
  return screenPath(
    ({ shares: 'shareclass', directors: 'founder', officers: 'operator' } as const)[next],
    orgId,
    null,
  );
}

/** Inside the application advanced shares begin with their classes (specification section 4). */
export const placeOfModel = ({ advanced }: { readonly advanced: boolean }, orgId: string): string =>
  `/app/org/${orgId}/dashboard/${advanced ? 'share-classes' : 'shares'}`;

/** Distinguishes two screens at one address: in the application, both pages of step 2 share one. */
export const pageHash = (screen: Screen, frame: FrameKind): string =>
  frame === 'dashboard' && screen === 'corporate' ? screen : '';

/** The screen before; undefined for the first. */
export const screenBefore = (screen: Screen): Screen | undefined => screens[screens.indexOf(screen) - 1];

/** The screen after; the last stays. */
export const screenAfter = (screen: Screen): Screen => screens[screens.indexOf(screen) + 1] ?? 'checkout';

/** Whether anybody answered in step 2: before, what is stored of it is only a default. */
export const isCorporateBegun = (steps: Onboarding['steps']): boolean =>
  steps.some(({ step, isCompleted, isError }) => step === 'corporate-info' && (isCompleted || isError));

/** The law under which a corporation is founded here; undefined of one that exists, and while nobody has chosen it: `old` is
 *  only the stored default. */
export function foundingLaw(
  { corporate, onboarding }: Pick<WizardPageState, 'corporate' | 'onboarding'>,
  law: JurisdictionId,
): JurisdictionId | undefined {
  const isFounding = corporate.company_type === 'new' && onboarding.submission?.state !== 'accepted';
  return isFounding ? law : undefined;
}
