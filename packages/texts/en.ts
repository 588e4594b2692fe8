import type { accessLog } from './accessLog/en.ts';
import { actSentences } from './acts/acts.ts';
import { inLanguage } from './acts/inLanguage.ts';
import type { anchoring } from './anchoring/en.ts';
import type { annual } from './annual/en.ts';
import type { changing } from './changing/en.ts';
import { changeWords } from './changing/kinds.ts';
import type { checking } from './checking/en.ts';
import type { checkout } from './checkout/en.ts';
import type { controlling } from './controlling/en.ts';
import type { documents } from './documents/en.ts';
import { accountMails } from './en/accountMails.ts';
import { activitySentences } from './en/activitySentences.ts';
import { annualAnswers } from './en/annualAnswers.ts';
import { billingAnswers } from './en/billingAnswers.ts';
import { billingMails } from './en/billingMails.ts';
import { changesAnswers } from './en/changesAnswers.ts';
import { credentials } from './en/credentials.ts';
import { dashboardTips } from './en/dashboardTips.ts';
import { entryOnServer } from './en/entryOnServer.ts';
import { filingsAnswers } from './en/filingsAnswers.ts';
import { generalAnswers } from './en/generalAnswers.ts';
import { instrumentsSheet } from './en/instrumentsSheet.ts';
import { ledgerAnswers } from './en/ledgerAnswers.ts';
import { mail } from './en/mail.ts';
import { mattersAnswers } from './en/mattersAnswers.ts';
import { memberMails } from './en/memberMails.ts';
import { membersAnswers } from './en/membersAnswers.ts';
import { notificationSentences } from './en/notificationSentences.ts';
import { onboardingAnswers } from './en/onboardingAnswers.ts';
import { organizationsAnswers } from './en/organizationsAnswers.ts';
import { peopleAnswers } from './en/peopleAnswers.ts';
import { registerSheet } from './en/registerSheet.ts';
import { registers } from './en/registers.ts';
import { sharesAnswers } from './en/sharesAnswers.ts';
import { staffAnswers } from './en/staffAnswers.ts';
import { transactions } from './en/transactions.ts';
import { transfersSheet } from './en/transfersSheet.ts';
import { uploads } from './en/uploads.ts';
import { worklistAnswers } from './en/worklistAnswers.ts';
import { en as web } from './en.web.ts';
import type { filing } from './filing/en.ts';
import type { granting } from './granting/en.ts';
import type { holding } from './holding/en.ts';
import type { importing } from './importing/en.ts';
import type { land } from './land/en.ts';
import type { logged } from './logged/en.ts';
import type { matters } from './matters/en.ts';
import type { organizing } from './organizing/en.ts';
import type { paying } from './paying/en.ts';
import type { precedents } from './precedents/en.ts';
import type { profiling } from './profiling/en.ts';
import type { proving } from './proving/en.ts';
import type { provingPage } from './provingPage/en.ts';
import type { recording } from './recording/en.ts';
import type { records } from './records/en.ts';
import type { scheduling } from './scheduling/en.ts';
import type { signing } from './signing/en.ts';
import type { staffing } from './staffing/en.ts';
import type { taking } from './taking/en.ts';
import type { verifying } from './verifying/en.ts';
import type { working } from './working/en.ts';

/** Every text of the product in English. The other languages have exactly these keys, or do not compile. */
export const en = {
  ...web,
  ...inLanguage(actSentences, 'en'),
  ...inLanguage(changeWords, 'en'),
  ...changesAnswers,
  ...accountMails,
  ...activitySentences,
  ...credentials,
  ...dashboardTips,
  ...notificationSentences,
  ...transactions,
  ...mail,
  ...memberMails,
  ...registers,
  ...sharesAnswers,
  ...annualAnswers,
  ...mattersAnswers,
  ...filingsAnswers,
  ...worklistAnswers,
  ...staffAnswers,
  ...ledgerAnswers,
  ...organizationsAnswers,
  ...membersAnswers,
  ...onboardingAnswers,
  ...peopleAnswers,
  ...billingAnswers,
  ...billingMails,
  ...entryOnServer,
  ...generalAnswers,
  ...instrumentsSheet,
  ...registerSheet,
  ...transfersSheet,
  ...uploads,
} as const;

/** Words that every page behind the sign-in has. */
export type CommonKey = keyof typeof en;

/** And those of screens that fetch their own (`ui/text/MoreTexts.tsx`). */
export type TextKey =
  | CommonKey
  | keyof typeof importing
  | keyof typeof anchoring
  | keyof typeof annual
  | keyof typeof changing
  | keyof typeof checking
  | keyof typeof checkout
  | keyof typeof profiling
  | keyof typeof taking
  | keyof typeof controlling
  | keyof typeof documents
  | keyof typeof precedents
  | keyof typeof proving
  | keyof typeof provingPage
  | keyof typeof filing
  | keyof typeof recording
  | keyof typeof records
  | keyof typeof scheduling
  | keyof typeof signing
  | keyof typeof holding
  | keyof typeof staffing
  | keyof typeof verifying
  | keyof typeof logged
  | keyof typeof granting
  | keyof typeof accessLog
  | keyof typeof land
  | keyof typeof matters
  | keyof typeof working
  | keyof typeof organizing
  | keyof typeof paying;
