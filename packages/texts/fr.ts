import { actSentences } from './acts/acts.ts';
import { inLanguage } from './acts/inLanguage.ts';
import { changeWords } from './changing/kinds.ts';
import type { CommonKey } from './en.ts';
import { accountMails } from './fr/accountMails.ts';
import { activitySentences } from './fr/activitySentences.ts';
import { annualAnswers } from './fr/annualAnswers.ts';
import { billingAnswers } from './fr/billingAnswers.ts';
import { billingMails } from './fr/billingMails.ts';
import { changesAnswers } from './fr/changesAnswers.ts';
import { credentials } from './fr/credentials.ts';
import { dashboardTips } from './fr/dashboardTips.ts';
import { entryOnServer } from './fr/entryOnServer.ts';
import { filingsAnswers } from './fr/filingsAnswers.ts';
import { generalAnswers } from './fr/generalAnswers.ts';
import { instrumentsSheet } from './fr/instrumentsSheet.ts';
import { ledgerAnswers } from './fr/ledgerAnswers.ts';
import { mail } from './fr/mail.ts';
import { mattersAnswers } from './fr/mattersAnswers.ts';
import { memberMails } from './fr/memberMails.ts';
import { membersAnswers } from './fr/membersAnswers.ts';
import { notificationSentences } from './fr/notificationSentences.ts';
import { onboardingAnswers } from './fr/onboardingAnswers.ts';
import { organizationsAnswers } from './fr/organizationsAnswers.ts';
import { peopleAnswers } from './fr/peopleAnswers.ts';
import { registerSheet } from './fr/registerSheet.ts';
import { registers } from './fr/registers.ts';
import { sharesAnswers } from './fr/sharesAnswers.ts';
import { staffAnswers } from './fr/staffAnswers.ts';
import { transactions } from './fr/transactions.ts';
import { transfersSheet } from './fr/transfersSheet.ts';
import { uploads } from './fr/uploads.ts';
import { worklistAnswers } from './fr/worklistAnswers.ts';
import { fr as web } from './fr.web.ts';

export const fr: Record<CommonKey, string> = {
  ...web,
  ...inLanguage(actSentences, 'fr'),
  ...inLanguage(changeWords, 'fr'),
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
