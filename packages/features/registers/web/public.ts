/** For later features: acts on record that are amended with another, and the words of drawers that record. */

export { Conflicts, EntriesCorrected } from './amending/Conflicts.tsx';
export { entryKey } from './amending/entryKey.ts';
export { ReasonField } from './amending/ReasonField.tsx';
export { type Amended, type Amending, useAmending } from './amending/useAmending.ts';
export { PrivateIssuerLimit } from './privateIssuer/PrivateIssuerLimit.tsx';
export { type LimitOverrideChoice, useLimitOverride } from './privateIssuer/useLimitOverride.ts';
export { OpenProposals } from './proposals/OpenProposals.tsx';
export { RecordingWords } from './RecordingWords.tsx';
export { RefusedAct } from './RefusedAct.tsx';
export { ResolutionFields } from './ResolutionFields.tsx';
export { useEntryPaper } from './useEntryPaper.ts';
export { type Tried, useTried } from './useTried.ts';
