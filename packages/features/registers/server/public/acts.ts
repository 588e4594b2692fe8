/** Later features take acts from here: how they are entered, recorded, bundled and read, and the registers
 *  that they make. */
export { type Judging, withAmendments } from '../bundle.ts';
export { currentRegisterConflicts } from '../conflicts.ts';
export {
  type DraftedEntry,
  defineEntry,
  type EntryDefinition,
  type EntryPlanner,
  type EntryPreviewAndReply,
  entryReply,
  entryRoutes,
  type FormEndpoint,
  type PreviewableEntry,
  previewableEntries,
  type RecordedEntry,
  type Request,
  recordingPlan,
  registerEntryDefiner,
} from '../defineEntry.ts';
export { initialParticularsDrafts, recordDraft, replaceDraft, voidDraft } from '../drafts.ts';
export { collectDrafts, type EntryInput } from '../enter.ts';
export { entryOf } from '../entry.ts';
export { type CollectingWrite, noCollectedDrafts } from '../noting.ts';
export {
  foundingOrRegister,
  type RegisterReading as Reading,
  type Registers,
  readRegisters,
  seqKnownAt,
} from '../read.ts';
export { rebuild, rebuildAll } from '../rebuild.ts';
export { recordActs } from '../record.ts';
export { readRegistersAbout } from '../registersAbout.ts';
export { numberAnnualResolution } from '../resolutions.ts';
export { inSlices, openSlices } from '../slices.ts';
export {
  selectActsBetween as actsBetween,
  selectChangedOn as changedOn,
  selectNewestOf as newestVersionOf,
  selectPages as historyPages,
  selectReasons as reasonsIn,
  selectRootOfThing as rootOf,
  selectStandingActs as standingActs,
  selectVersions as versionsOf,
} from '../store/acts.ts';
export {
  type CorporationAct,
  financialYearsOf,
  selectCorporation as corporationAt,
  selectCorporationActs as corporationActs,
  selectResolutions as resolutionsPassed,
} from '../store/corporation.ts';
export { selectOrganizationsWithActs as organizationsWithActs } from '../store/nightly.ts';
export type { ReadingAt } from '../store/readingAt.ts';
export { selectRegisterDays as registerDays } from '../store/registerDays.ts';
export {
  selectFirstRecordedAt as firstRecordedAt,
  selectStandingAmong as standingAmong,
} from '../store/registersAbout.ts';
export { selectAnnualResolutions as annualResolutions } from '../store/resolutions.ts';
