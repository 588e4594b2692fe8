import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveAnyone } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { login, verifySession } from './login.ts';
import type { EntryPorts } from './ports.ts';
import {
  acceptTerms,
  ownProfile,
  readPhoto,
  removePhoto,
  updateProfile,
  updateUser,
  uploadPhoto,
} from './profile.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { register, resendVerification, verifyEmail } from './register.ts';

export function routesOf(ports: EntryPorts): Route[] {
  const { accounts, setting, terms } = ports;
  return [
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
    uploadPhoto(ports),
    readPhoto(ports),
    removePhoto(ports),
    serveAnyone(contract.readSetting, async () => ok(setting)),
    serveAnyone(contract.readTerms, async ({ language }) =>
      ok({ version: terms.version, sections: terms.text[language] }),
    ),
  ];
}
