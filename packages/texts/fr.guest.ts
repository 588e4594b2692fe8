import { accounts } from './fr/accounts.ts';
import { entry } from './fr/entry.ts';
import { general } from './fr/general.ts';
import { session } from './fr/session.ts';
import { ui } from './fr/ui.ts';

/** Texts that a visitor needs before the sign-in; `fr.ts` has all. */
export const fr = { ...general, ...accounts, ...entry, ...session, ...ui } as const;
