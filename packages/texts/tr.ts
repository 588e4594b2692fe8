import type { TextKey } from './en.ts';
import { accountMails } from './tr/accountMails.ts';
import { accounts } from './tr/accounts.ts';
import { activity } from './tr/activity.ts';
import { billing } from './tr/billing.ts';
import { dashboard } from './tr/dashboard.ts';
import { entry } from './tr/entry.ts';
import { general } from './tr/general.ts';
import { law } from './tr/law.ts';
import { mail } from './tr/mail.ts';
import { members } from './tr/members.ts';
import { notifications } from './tr/notifications.ts';
import { onboarding } from './tr/onboarding.ts';
import { organizations } from './tr/organizations.ts';
import { people } from './tr/people.ts';
import { profile } from './tr/profile.ts';
import { provinces } from './tr/provinces.ts';
import { registers } from './tr/registers.ts';
import { session } from './tr/session.ts';
import { shares } from './tr/shares.ts';
import { shell } from './tr/shell.ts';
import { ui } from './tr/ui.ts';
import { wizard } from './tr/wizard.ts';

export const tr: Record<TextKey, string> = {
  ...general,
  ...billing,
  ...entry,
  ...accounts,
  ...accountMails,
  ...profile,
  ...provinces,
  ...organizations,
  ...onboarding,
  ...wizard,
  ...activity,
  ...people,
  ...shares,
  ...law,
  ...mail,
  ...session,
  ...dashboard,
  ...shell,
  ...ui,
  ...registers,
  ...members,
  ...notifications,
};
