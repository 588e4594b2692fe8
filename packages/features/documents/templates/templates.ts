/** Every template of the minute book, in the order in which a binder has them. */
import { directorConsent } from './directorConsent.ts';
import type { Template } from './template.ts';

export const templates: readonly Template[] = [directorConsent];

export const templateOf = (name: string): Template | undefined => templates.find((one) => one.name === name);
