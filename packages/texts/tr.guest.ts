import { accounts } from './tr/accounts.ts';
import { entry } from './tr/entry.ts';
import { general } from './tr/general.ts';
import { session } from './tr/session.ts';
import { ui } from './tr/ui.ts';

/** Texts that a visitor needs before the sign-in; `tr.ts` has all. */
export const tr = { ...general, ...accounts, ...entry, ...session, ...ui } as const;
