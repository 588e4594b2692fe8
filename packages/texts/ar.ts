import { activity } from './ar/activity.ts';
import { general } from './ar/general.ts';
import { law } from './ar/law.ts';
import { mail } from './ar/mail.ts';
import { organizations } from './ar/organizations.ts';
import { shell } from './ar/shell.ts';
import { ui } from './ar/ui.ts';
import type { TextKey } from './en.ts';

export const ar: Record<TextKey, string> = {
  ...general,
  ...organizations,
  ...activity,
  ...law,
  ...mail,
  ...shell, ...ui,
};
