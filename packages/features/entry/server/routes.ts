import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import type { AccountPorts } from '../../accounts/server/public.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profileContract.ts';
import type { Setting } from '../views.ts';
import { login, verifySession } from './login.ts';
import { acceptTerms, ownProfile, updateProfile, updateUser } from './profile.ts';
import { forgotPassword, resetPassword, setPassword } from './recovery.ts';
import { register } from './register.ts';
import { resendVerification, verifyEmail } from './verification.ts';

export interface EntryPorts {
  accounts: AccountPorts;
  /** Facts of this installation, from its configuration. */
  setting: Setting;
}

export const routesOf = ({ accounts, setting }: EntryPorts): Route[] => [
  serveAnyone(profiles.register, (ctx, { body }) => register(ctx, accounts, body)),
  serveAnyone(contract.login, (ctx, { body }) => login(ctx, accounts, body)),
  serveUser(contract.verifySession, (ctx) => verifySession(ctx, accounts)),
  serveUser(contract.updateUser, (ctx, { body }) => updateUser(ctx, body)),
  serveAnyone(contract.forgotPassword, (ctx, { params }) => forgotPassword(ctx, params.email)),
  serveAnyone(contract.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
  serveAnyone(contract.setPassword, (ctx, { body }) => setPassword(ctx, body)),
  serveAnyone(contract.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body)),
  serveUser(contract.resendVerification, (ctx) => resendVerification(ctx)),
  serveUser(contract.acceptTerms, (ctx, { params }) => acceptTerms(ctx, params.id)),
  serveUser(profiles.readProfileOfUser, (ctx) => ownProfile(ctx)),
  serveUser(profiles.updateProfile, (ctx, { body }) => updateProfile(ctx, body)),
  serveAnyone(contract.readSetting, async () => ok(setting)),
];
