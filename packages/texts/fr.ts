import type { TextKey } from './en.ts';
import { general } from './fr/general.ts';
import { law } from './fr/law.ts';

export const fr: Record<TextKey, string> = { ...general, ...law };
