import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveAnyone } from '@tabellion/platform/http/route.ts';
import type { AccountPorts } from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import type { Setting, Terms } from '../views.ts';
import { login, verifySession } from './login.ts';
import { acceptTerms, ownProfile, updateProfile, updateUser } from './profile.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { register } from './register.ts';
import { resendVerification, verifyEmail } from './verification.ts';

export interface EntryPorts {
  accounts: AccountPorts;
  /** Facts of this installation, from its configuration. */
  setting: Setting;
  /** Of whoever runs it, in every language. */
  terms: Terms;
}

export const routesOf = ({ accounts, setting, terms }: EntryPorts): Route[] => [
  register(accounts),
  login(accounts),
  verifySession(accounts),
  updateUser(accounts),
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  acceptTerms(accounts),
  ownProfile,
  updateProfile,
  serveAnyone(contract.readSetting, async () => ok(setting)),
  serveAnyone(contract.readTerms, async ({ language }) =>
    ok({ version: terms.version, sections: terms.text[language] }),
  ),
];
