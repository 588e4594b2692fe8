import type { CommonKey } from './en.ts';
import { accountMails } from './fr/accountMails.ts';
import { accounts } from './fr/accounts.ts';
import { activity } from './fr/activity.ts';
import { billing } from './fr/billing.ts';
import { capTable } from './fr/capTable.ts';
import { credentials } from './fr/credentials.ts';
import { dashboard } from './fr/dashboard.ts';
import { deedForms } from './fr/deedForms.ts';
import { deeds } from './fr/deeds.ts';
import { entry } from './fr/entry.ts';
import { entryAnswers } from './fr/entryAnswers.ts';
import { frames } from './fr/frames.ts';
import { general } from './fr/general.ts';
import { holder } from './fr/holder.ts';
import { law } from './fr/law.ts';
import { mail } from './fr/mail.ts';
import { members } from './fr/members.ts';
import { notifications } from './fr/notifications.ts';
import { onboarding } from './fr/onboarding.ts';
import { organizations } from './fr/organizations.ts';
import { people } from './fr/people.ts';
import { profile } from './fr/profile.ts';
import { provinces } from './fr/provinces.ts';
import { register } from './fr/register.ts';
import { registers } from './fr/registers.ts';
import { search } from './fr/search.ts';
import { session } from './fr/session.ts';
import { shares } from './fr/shares.ts';
import { shell } from './fr/shell.ts';
import { transfers } from './fr/transfers.ts';
import { ui } from './fr/ui.ts';
import { vesting } from './fr/vesting.ts';
import { wizard } from './fr/wizard.ts';
import { wizardAccount } from './fr/wizardAccount.ts';
import { wizardCheckout } from './fr/wizardCheckout.ts';
import { wizardCompany } from './fr/wizardCompany.ts';
import { wizardCorporate } from './fr/wizardCorporate.ts';
import { wizardPeople } from './fr/wizardPeople.ts';
import { wizardShares } from './fr/wizardShares.ts';
import { wizardSubscribers } from './fr/wizardSubscribers.ts';

export const fr: Record<CommonKey, string> = {
  ...general,
  ...billing,
  ...entry,
  ...entryAnswers,
  ...accounts,
  ...accountMails,
  ...credentials,
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
  ...wizardCheckout,
  ...activity,
  ...people,
  ...shares,
  ...deeds,
  ...deedForms,
  ...law,
  ...mail,
  ...session,
  ...dashboard,
  ...shell,
  ...ui,
  ...frames,
  ...register,
  ...vesting,
  ...holder,
  ...capTable,
  ...registers,
  ...members,
  ...notifications,
  ...search,
  ...transfers,
};
