import type { TextKey } from './en.ts';
import { general } from './fr/general.ts';

export const fr: Record<TextKey, string> = { ...general };
