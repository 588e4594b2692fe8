/** Every template of the minute book, in the order in which a binder has them. */
import { annualOfDirectors } from './annualOfDirectors.ts';
import { annualOfShareholders } from './annualOfShareholders.ts';
import { articles } from './articles.ts';
import { articlesOfAmendment } from './articlesOfAmendment.ts';
import { articlesOfDissolution } from './articlesOfDissolution.ts';
import { auditorWaiver } from './auditorWaiver.ts';
import { byLaw } from './byLaw.ts';
import { controlRequest } from './controlRequest.ts';
import { directorConsent } from './directorConsent.ts';
import { dividendPayments } from './dividendPayments.ts';
import { firstOfficeAndBoard } from './firstOfficeAndBoard.ts';
import { incumbencyCertificate } from './incumbencyCertificate.ts';
import { intellectualPropertyAssignment } from './intellectualPropertyAssignment.ts';
import { boardNotice, officeNotice } from './notices.ts';
import { numberOfDirectors } from './numberOfDirectors.ts';
import { officerAcceptance } from './officerAcceptance.ts';
import { optionAgreement } from './optionAgreement.ts';
import { organizingOfDirectors } from './organizingOfDirectors.ts';
import { organizingOfShareholders } from './organizingOfShareholders.ts';
import { registers } from './registers.ts';
import { resignation } from './resignation.ts';
import { directorsResolution } from './resolutions/directorsResolution.ts';
import { classResolution, shareholdersResolution } from './resolutions/shareholdersResolution.ts';
import { shareCertificate } from './shareCertificate.ts';
import { shareholderAgreement } from './shareholderAgreement.ts';
import { shareTransfer } from './shareTransfer.ts';
import { shortShareholdersAgreement } from './shortShareholdersAgreement.ts';
import { statementsWaiver } from './statementsWaiver.ts';
import { subscription } from './subscription.ts';
import type { Template } from './template.ts';
import { vestingAgreement } from './vestingAgreement.ts';

export const templates: readonly Template[] = [
  articles,
  firstOfficeAndBoard,
  articlesOfAmendment,
  articlesOfDissolution,
  byLaw,
  directorConsent,
  officerAcceptance,
  resignation,
  organizingOfDirectors,
  directorsResolution,
  annualOfDirectors,
  organizingOfShareholders,
  numberOfDirectors,
  shareholdersResolution,
  classResolution,
  annualOfShareholders,
  auditorWaiver,
  statementsWaiver,
  shareholderAgreement,
  subscription,
  vestingAgreement,
  optionAgreement,
  intellectualPropertyAssignment,
  shortShareholdersAgreement,
  shareTransfer,
  shareCertificate,
  dividendPayments,
  boardNotice,
  officeNotice,
  ...registers,
  controlRequest,
  incumbencyCertificate,
];

export const templateOf = (name: string): Template | undefined => templates.find((one) => one.name === name);
