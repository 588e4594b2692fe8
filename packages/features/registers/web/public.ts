/** Later features amend acts on record with another, and take the words of drawers that record. */

export { Conflicts, CorrectionChoices, ReasonField } from './amending/Conflicts.tsx';
export { type Amended, type Amending, useAmending } from './amending/useAmending.ts';
export {
  type LimitOverrideState,
  PrivateIssuerLimit,
  useLimitOverride,
} from './privateIssuer/PrivateIssuerLimit.tsx';
export { OpenProposals } from './proposals/OpenProposals.tsx';
export { LeavingWithoutPlace, WithoutPlace } from './proposals/WithoutPlace.tsx';
export { entryTextKey, RecordingTextsProvider } from './RecordingTextsProvider.tsx';
export { RefusedAct } from './RefusedAct.tsx';
export { ResolutionFields } from './ResolutionFields.tsx';
export { useEntryPaper } from './useEntryPaper.ts';
export { type EntryEndpoint, type Tried, useTried } from './useTried.ts';
