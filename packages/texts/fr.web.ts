import { accounts } from './fr/accounts.ts';
import { activity } from './fr/activity.ts';
import { billing } from './fr/billing.ts';
import { capTable } from './fr/capTable.ts';
import { dashboard } from './fr/dashboard.ts';
import { deadlines } from './fr/deadlines.ts';
import { entry } from './fr/entry.ts';
import { entryAnswers } from './fr/entryAnswers.ts';
import { frames } from './fr/frames.ts';
import { general } from './fr/general.ts';
import { holder } from './fr/holder.ts';
import { instruments } from './fr/instruments.ts';
import { law } from './fr/law.ts';
import { members } from './fr/members.ts';
import { notifications } from './fr/notifications.ts';
import { onboarding } from './fr/onboarding.ts';
import { organizations } from './fr/organizations.ts';
import { password } from './fr/password.ts';
import { people } from './fr/people.ts';
import { profile } from './fr/profile.ts';
import { provinces } from './fr/provinces.ts';
import { register } from './fr/register.ts';
import { search } from './fr/search.ts';
import { session } from './fr/session.ts';
import { shares } from './fr/shares.ts';
import { shell } from './fr/shell.ts';
import { transactionForms } from './fr/transactionForms.ts';
import { transfers } from './fr/transfers.ts';
import { ui } from './fr/ui.ts';
import { wizard } from './fr/wizard.ts';
import { wizardAccount } from './fr/wizardAccount.ts';
import { wizardCompany } from './fr/wizardCompany.ts';
import { wizardCorporate } from './fr/wizardCorporate.ts';
import { wizardPeople } from './fr/wizardPeople.ts';
import { wizardShares } from './fr/wizardShares.ts';
import { wizardSubscribers } from './fr/wizardSubscribers.ts';

/** Texts of pages; `fr.ts` adds those of the server alone: mails, answers, and misfits of the registers. */
export const fr = {
  ...general,
  ...billing,
  ...entry,
  ...entryAnswers,
  ...accounts,
  ...password,
  ...profile,
  ...provinces,
  ...organizations,
  ...onboarding,
  ...wizard,
  ...wizardAccount,
  ...wizardCompany,
  ...wizardCorporate,
  ...wizardPeople,
  ...wizardShares,
  ...wizardSubscribers,
  ...activity,
  ...people,
  ...shares,
  ...transactionForms,
  ...instruments,
  ...law,
  ...session,
  ...dashboard,
  ...deadlines,
  ...shell,
  ...ui,
  ...frames,
  ...register,
  ...holder,
  ...capTable,
  ...members,
  ...notifications,
  ...search,
  ...transfers,
} as const;
