import { accounts } from './ar/accounts.ts';
import { entry } from './ar/entry.ts';
import { general } from './ar/general.ts';
import { session } from './ar/session.ts';
import { ui } from './ar/ui.ts';

/** Texts that a visitor needs before the sign-in; `ar.ts` has all. */
export const ar = { ...general, ...accounts, ...entry, ...session, ...ui } as const;
