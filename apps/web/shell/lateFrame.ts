/** Parts of the frame that come after it. */
export { FailedRenewal } from '@tabellion/features/billing/web/FailedRenewal.tsx';
export { CheckpointFoot } from '@tabellion/features/records/web/CheckpointFoot.tsx';
