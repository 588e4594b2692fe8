import { accounts } from './tr/accounts.ts';
import { activity } from './tr/activity.ts';
import { billing } from './tr/billing.ts';
import { capTable } from './tr/capTable.ts';
import { dashboard } from './tr/dashboard.ts';
import { deadlines } from './tr/deadlines.ts';
import { entry } from './tr/entry.ts';
import { entryAnswers } from './tr/entryAnswers.ts';
import { frames } from './tr/frames.ts';
import { general } from './tr/general.ts';
import { holder } from './tr/holder.ts';
import { instruments } from './tr/instruments.ts';
import { law } from './tr/law.ts';
import { members } from './tr/members.ts';
import { notifications } from './tr/notifications.ts';
import { onboarding } from './tr/onboarding.ts';
import { organizations } from './tr/organizations.ts';
import { password } from './tr/password.ts';
import { people } from './tr/people.ts';
import { profile } from './tr/profile.ts';
import { provinces } from './tr/provinces.ts';
import { register } from './tr/register.ts';
import { search } from './tr/search.ts';
import { session } from './tr/session.ts';
import { shares } from './tr/shares.ts';
import { shell } from './tr/shell.ts';
import { transactionForms } from './tr/transactionForms.ts';
import { transfers } from './tr/transfers.ts';
import { ui } from './tr/ui.ts';
import { wizard } from './tr/wizard.ts';
import { wizardAccount } from './tr/wizardAccount.ts';
import { wizardCompany } from './tr/wizardCompany.ts';
import { wizardCorporate } from './tr/wizardCorporate.ts';
import { wizardPeople } from './tr/wizardPeople.ts';
import { wizardShares } from './tr/wizardShares.ts';
import { wizardSubscribers } from './tr/wizardSubscribers.ts';

/** Texts of pages; `tr.ts` adds those of the server alone: mails, answers, and misfits of the registers. */
export const tr = {
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
