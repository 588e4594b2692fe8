import type { TextKey } from './en.ts';
import { general } from './fr/general.ts';
import { law } from './fr/law.ts';
import { mail } from './fr/mail.ts';
import { ui } from './fr/ui.ts';

export const fr: Record<TextKey, string> = { ...general, ...law, ...mail, ...ui };
