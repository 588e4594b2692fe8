import type { controlling } from './controlling/en.ts';
import { accountMails } from './en/accountMails.ts';
import { accounts } from './en/accounts.ts';
import { activity } from './en/activity.ts';
import { billing } from './en/billing.ts';
import { capTable } from './en/capTable.ts';
import { credentials } from './en/credentials.ts';
import { dashboard } from './en/dashboard.ts';
import { deedForms } from './en/deedForms.ts';
import { deeds } from './en/deeds.ts';
import { entry } from './en/entry.ts';
import { entryAnswers } from './en/entryAnswers.ts';
import { frames } from './en/frames.ts';
import { general } from './en/general.ts';
import { holder } from './en/holder.ts';
import { law } from './en/law.ts';
import { mail } from './en/mail.ts';
import { members } from './en/members.ts';
import { notifications } from './en/notifications.ts';
import { onboarding } from './en/onboarding.ts';
import { organizations } from './en/organizations.ts';
import { people } from './en/people.ts';
import { profile } from './en/profile.ts';
import { provinces } from './en/provinces.ts';
import { register } from './en/register.ts';
import { registers } from './en/registers.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { shares } from './en/shares.ts';
import { shell } from './en/shell.ts';
import { transfers } from './en/transfers.ts';
import { ui } from './en/ui.ts';
import { vesting } from './en/vesting.ts';
import { wizard } from './en/wizard.ts';
import { wizardAccount } from './en/wizardAccount.ts';
import { wizardCheckout } from './en/wizardCheckout.ts';
import { wizardCompany } from './en/wizardCompany.ts';
import { wizardCorporate } from './en/wizardCorporate.ts';
import { wizardPeople } from './en/wizardPeople.ts';
import { wizardShares } from './en/wizardShares.ts';
import { wizardSubscribers } from './en/wizardSubscribers.ts';
import type { importing } from './importing/en.ts';

/** Every text of the product in English. The other languages have exactly these keys, or do not compile. */
export const en = {
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
} as const;

/** Words that every page behind the sign-in has. */
export type CommonKey = keyof typeof en;

/** And those of screens that fetch their own (`ui/text/MoreTexts.tsx`). */
export type TextKey = CommonKey | keyof typeof importing | keyof typeof controlling;
