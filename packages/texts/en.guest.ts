import { accounts } from './en/accounts.ts';
import { entry } from './en/entry.ts';
import { general } from './en/general.ts';
import { session } from './en/session.ts';
import { ui } from './en/ui.ts';

/** Texts that a visitor needs before the sign-in; `en.ts` has all. */
export const en = { ...general, ...accounts, ...entry, ...session, ...ui } as const;
