import type { TextKey } from './en.ts';
import { general } from './tr/general.ts';
import { law } from './tr/law.ts';
import { mail } from './tr/mail.ts';
import { ui } from './tr/ui.ts';

export const tr: Record<TextKey, string> = { ...general, ...law, ...mail, ...ui };
