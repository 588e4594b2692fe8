import { general } from './ar/general.ts';
import type { TextKey } from './en.ts';

export const ar: Record<TextKey, string> = { ...general };
