/** Every rule of the check, in the order in which findings of one severity are listed. */
import {
  certificateDiffers,
  certificateGap,
  certificateMissing,
  certificateUnsigned,
} from './certificates.ts';
import { controlReviewDue, controlReviewOverdue } from './control.ts';
import { consentMissing, consentNotFiled } from './directors.ts';
import {
  actWithoutPaper,
  documentMissing,
  documentUnsigned,
  entryCorrected,
  entryVoided,
  factsChanged,
  fileAltered,
  fileGone,
} from './documents.ts';
import { articlesMissing, byLawsMissing, byLawUnconfirmed, recordsPlaceUnresolved } from './records.ts';
import { resolutionMissing } from './resolutions.ts';
import type { Rule } from './rule.ts';
import { issueResolutionUnsigned, issueWithoutResolution, transferWithoutConsent } from './shares.ts';
import { annualResolutionMissing, auditorWaiverMissing, statementsUnapproved } from './years.ts';

export const rules: readonly Rule[] = [
  consentMissing,
  consentNotFiled,
  issueWithoutResolution,
  issueResolutionUnsigned,
  resolutionMissing,
  transferWithoutConsent,
  certificateMissing,
  certificateUnsigned,
  certificateDiffers,
  certificateGap,
  auditorWaiverMissing,
  annualResolutionMissing,
  statementsUnapproved,
  byLawUnconfirmed,
  articlesMissing,
  byLawsMissing,
  recordsPlaceUnresolved,
  controlReviewOverdue,
  controlReviewDue,
  fileGone,
  fileAltered,
  factsChanged,
  entryVoided,
  entryCorrected,
  documentUnsigned,
  documentMissing,
  actWithoutPaper,
];
