import type { TextKey } from './en.ts';
import { general } from './tr/general.ts';

export const tr: Record<TextKey, string> = { ...general };
