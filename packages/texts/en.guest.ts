import { accounts } from './en/accounts.ts';
import { entry } from './en/entry.ts';
import { general } from './en/general.ts';
import { shell } from './en/shell.ts';
import { ui } from './en/ui.ts';

/** What a visitor needs before the sign-in; `en.ts` has all. */
export const en = { ...general, ...accounts, ...entry, ...shell, ...ui } as const;
