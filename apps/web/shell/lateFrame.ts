/** Parts of the frame that come after it. */
export { loadStaffWords } from '@tabellion/features/backoffice/web/words.ts';
export { FailedRenewal } from '@tabellion/features/billing/web/FailedRenewal.tsx';
export { CheckpointFoot } from '@tabellion/features/records/web/CheckpointFoot.tsx';
export { AskTerms } from './AskTerms.tsx';
