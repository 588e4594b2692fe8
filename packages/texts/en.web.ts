import { accounts } from './en/accounts.ts';
import { activity } from './en/activity.ts';
import { billing } from './en/billing.ts';
import { capTable } from './en/capTable.ts';
import { dashboard } from './en/dashboard.ts';
import { deadlines } from './en/deadlines.ts';
import { entry } from './en/entry.ts';
import { entryAnswers } from './en/entryAnswers.ts';
import { frames } from './en/frames.ts';
import { general } from './en/general.ts';
import { holder } from './en/holder.ts';
import { instruments } from './en/instruments.ts';
import { law } from './en/law.ts';
import { members } from './en/members.ts';
import { notifications } from './en/notifications.ts';
import { onboarding } from './en/onboarding.ts';
import { organizations } from './en/organizations.ts';
import { password } from './en/password.ts';
import { people } from './en/people.ts';
import { profile } from './en/profile.ts';
import { provinces } from './en/provinces.ts';
import { register } from './en/register.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { shares } from './en/shares.ts';
import { shell } from './en/shell.ts';
import { transactionForms } from './en/transactionForms.ts';
import { transfers } from './en/transfers.ts';
import { ui } from './en/ui.ts';
import { wizard } from './en/wizard.ts';
import { wizardAccount } from './en/wizardAccount.ts';
import { wizardCompany } from './en/wizardCompany.ts';
import { wizardCorporate } from './en/wizardCorporate.ts';
import { wizardPeople } from './en/wizardPeople.ts';
import { wizardShares } from './en/wizardShares.ts';
import { wizardSubscribers } from './en/wizardSubscribers.ts';

/** Texts of pages; `en.ts` adds those of the server alone: mails, answers, and misfits of the registers. */
export const en = {
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
