import { actSentences } from './acts/acts.ts';
import { inLanguage } from './acts/inLanguage.ts';
import { accountMails } from './ar/accountMails.ts';
import { activitySentences } from './ar/activitySentences.ts';
import { annualAnswers } from './ar/annualAnswers.ts';
import { billingAnswers } from './ar/billingAnswers.ts';
import { billingMails } from './ar/billingMails.ts';
import { changesAnswers } from './ar/changesAnswers.ts';
import { credentials } from './ar/credentials.ts';
import { dashboardTips } from './ar/dashboardTips.ts';
import { entryOnServer } from './ar/entryOnServer.ts';
import { filingsAnswers } from './ar/filingsAnswers.ts';
import { generalAnswers } from './ar/generalAnswers.ts';
import { instrumentsSheet } from './ar/instrumentsSheet.ts';
import { ledgerAnswers } from './ar/ledgerAnswers.ts';
import { mail } from './ar/mail.ts';
import { mattersAnswers } from './ar/mattersAnswers.ts';
import { memberMails } from './ar/memberMails.ts';
import { membersAnswers } from './ar/membersAnswers.ts';
import { notificationSentences } from './ar/notificationSentences.ts';
import { onboardingAnswers } from './ar/onboardingAnswers.ts';
import { organizationsAnswers } from './ar/organizationsAnswers.ts';
import { peopleAnswers } from './ar/peopleAnswers.ts';
import { registerSheet } from './ar/registerSheet.ts';
import { registers } from './ar/registers.ts';
import { sharesAnswers } from './ar/sharesAnswers.ts';
import { staffAnswers } from './ar/staffAnswers.ts';
import { transactions } from './ar/transactions.ts';
import { transfersSheet } from './ar/transfersSheet.ts';
import { uploads } from './ar/uploads.ts';
import { worklistAnswers } from './ar/worklistAnswers.ts';
import { ar as web } from './ar.web.ts';
import { changeWords } from './changing/kinds.ts';
import type { CommonKey } from './en.ts';

export const ar: Record<CommonKey, string> = {
  ...web,
  ...inLanguage(actSentences, 'ar'),
  ...inLanguage(changeWords, 'ar'),
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
};
