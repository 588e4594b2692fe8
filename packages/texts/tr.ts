import { actSentences } from './acts/acts.ts';
import { inLanguage } from './acts/inLanguage.ts';
import { changeWords } from './changing/kinds.ts';
import type { CommonKey } from './en.ts';
import { accountMails } from './tr/accountMails.ts';
import { activitySentences } from './tr/activitySentences.ts';
import { annualAnswers } from './tr/annualAnswers.ts';
import { billingAnswers } from './tr/billingAnswers.ts';
import { billingMails } from './tr/billingMails.ts';
import { changesAnswers } from './tr/changesAnswers.ts';
import { credentials } from './tr/credentials.ts';
import { dashboardTips } from './tr/dashboardTips.ts';
import { entryOnServer } from './tr/entryOnServer.ts';
import { filingsAnswers } from './tr/filingsAnswers.ts';
import { generalAnswers } from './tr/generalAnswers.ts';
import { instrumentsSheet } from './tr/instrumentsSheet.ts';
import { ledgerAnswers } from './tr/ledgerAnswers.ts';
import { mail } from './tr/mail.ts';
import { mattersAnswers } from './tr/mattersAnswers.ts';
import { memberMails } from './tr/memberMails.ts';
import { membersAnswers } from './tr/membersAnswers.ts';
import { notificationSentences } from './tr/notificationSentences.ts';
import { onboardingAnswers } from './tr/onboardingAnswers.ts';
import { organizationsAnswers } from './tr/organizationsAnswers.ts';
import { peopleAnswers } from './tr/peopleAnswers.ts';
import { registerSheet } from './tr/registerSheet.ts';
import { registers } from './tr/registers.ts';
import { sharesAnswers } from './tr/sharesAnswers.ts';
import { staffAnswers } from './tr/staffAnswers.ts';
import { transactions } from './tr/transactions.ts';
import { transfersSheet } from './tr/transfersSheet.ts';
import { uploads } from './tr/uploads.ts';
import { worklistAnswers } from './tr/worklistAnswers.ts';
import { tr as web } from './tr.web.ts';

export const tr: Record<CommonKey, string> = {
  ...web,
  ...inLanguage(actSentences, 'tr'),
  ...inLanguage(changeWords, 'tr'),
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
