import { accounts } from './ar/accounts.ts';
import { activity } from './ar/activity.ts';
import { billing } from './ar/billing.ts';
import { capTable } from './ar/capTable.ts';
import { dashboard } from './ar/dashboard.ts';
import { deadlines } from './ar/deadlines.ts';
import { entry } from './ar/entry.ts';
import { entryAnswers } from './ar/entryAnswers.ts';
import { frames } from './ar/frames.ts';
import { general } from './ar/general.ts';
import { holder } from './ar/holder.ts';
import { instruments } from './ar/instruments.ts';
import { law } from './ar/law.ts';
import { members } from './ar/members.ts';
import { notifications } from './ar/notifications.ts';
import { onboarding } from './ar/onboarding.ts';
import { organizations } from './ar/organizations.ts';
import { password } from './ar/password.ts';
import { people } from './ar/people.ts';
import { profile } from './ar/profile.ts';
import { provinces } from './ar/provinces.ts';
import { register } from './ar/register.ts';
import { search } from './ar/search.ts';
import { session } from './ar/session.ts';
import { shares } from './ar/shares.ts';
import { shell } from './ar/shell.ts';
import { transactionForms } from './ar/transactionForms.ts';
import { transfers } from './ar/transfers.ts';
import { ui } from './ar/ui.ts';
import { wizard } from './ar/wizard.ts';
import { wizardAccount } from './ar/wizardAccount.ts';
import { wizardCompany } from './ar/wizardCompany.ts';
import { wizardCorporate } from './ar/wizardCorporate.ts';
import { wizardPeople } from './ar/wizardPeople.ts';
import { wizardShares } from './ar/wizardShares.ts';
import { wizardSubscribers } from './ar/wizardSubscribers.ts';

/** Texts of pages; `ar.ts` adds those of the server alone: mails, answers, and misfits of the registers. */
export const ar = {
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
