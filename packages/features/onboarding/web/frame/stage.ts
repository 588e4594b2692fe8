import { isDraft, type OrganizationStatus } from '../../../organizations/rules/status.ts';
import { useWizard } from './wizard.ts';

/** A draft says everything anew; a corporation that `exists` adds and ends; in between, and dissolved, nothing is said. */
export type Stage = 'draft' | 'exists' | 'still';

/** What the pages of people and shares may still do. */
export function useStage(): Stage {
  const { status } = useWizard().corporate;
  if (isDraft(status)) return 'draft';
  return status === 'incorporated' ? 'exists' : 'still';
}

/** A corporation that was incorporated has registers, dissolved or not; before, there is only what the wizard collected. */
export const hasRegisters = (status: OrganizationStatus): boolean =>
  status === 'incorporated' || status === 'dissolved';
