/** Endpoints of a signed-in person's own credentials and sessions. Outside of every organization. */

import { newPasswordSchema, typedPasswordSchema } from '@tabellion/kit/password.ts';
import * as z from 'zod/mini';
import { endpoint, get, post, remove } from '../endpoint.ts';
import { currentPasswordSchema } from './rules/password.ts';

const outside = { in: 'none' } as const;
/** A success that has nothing to say but its code. */
export const emptyReply = z.strictObject({});
export type EmptyReply = z.output<typeof emptyReply>;

const instant = z.string();
/** A code of the authenticator app, or a recovery code. */
export const codeBody = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) });
export const beginSecondFactorBody = z.strictObject({ password: typedPasswordSchema });

/** Guesses at a password or a code are counted like those at sign-in. */
const fewTries = { perMinute: 5, by: 'account' } as const;

export const changePassword = endpoint({
  ...post('/api/user/change_password'),
  summary: 'Changes the password and ends every other session.',
  action: 'account.edit',
  tenant: outside,
  body: z.strictObject({
    current_password: currentPasswordSchema,
    password: newPasswordSchema,
    confirmpassword: z.string().check(z.minLength(1), z.maxLength(200)),
    createdBy: z.optional(z.string().check(z.maxLength(200))),
    /** The own id; another's is not found. */
    _id: z.optional(z.uuid()),
  }),
  reply: emptyReply,
  ok: 'PROFILE.CHANGE_PASSWORD.SUCCESS',
  refusals: [
    'PROFILE.CHANGE_PASSWORD.NOT_MATCHED',
    'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG',
    'GENERAL.NOT_FOUND',
  ],
  limit: fewTries,
});

export const signOut = endpoint({
  ...post('/api/auth/logout'),
  summary: 'Ends this session.',
  action: 'account.edit',
  tenant: outside,
  reply: emptyReply,
  ok: 'SESSION.SIGNED_OUT',
});

export const signOutEverywhere = endpoint({
  ...post('/api/auth/logout-everywhere'),
  summary: 'Ends every session of the user, this one too.',
  action: 'account.edit',
  tenant: outside,
  reply: emptyReply,
  ok: 'SESSION.SIGNED_OUT_EVERYWHERE',
});

const sessionView = z.strictObject({
  _id: z.string(),
  /** `Firefox, Linux`; empty when the browser did not say. */
  device: z.string(),
  network: z.string(),
  created_at: instant,
  /** When it was last used, to the minute. */
  seen_at: instant,
  expires_at: instant,
  is_current: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;

export const listSessions = endpoint({
  ...get('/api/auth/sessions'),
  summary: 'The open sessions of the user, newest first.',
  action: 'account.read',
  tenant: outside,
  reply: z.array(sessionView),
});

export const endSession = endpoint({
  ...remove('/api/auth/sessions/{sessionId}'),
  summary: 'Ends one session of the user.',
  action: 'account.edit',
  tenant: outside,
  params: z.strictObject({ sessionId: z.uuid() }),
  reply: z.array(sessionView),
  ok: 'SESSION.ENDED',
  refusals: ['GENERAL.NOT_FOUND'],
});

const secondFactorView = z.strictObject({ is_on: z.boolean(), recovery_codes_left: z.number() });
export type SecondFactorView = z.output<typeof secondFactorView>;

export const readSecondFactor = endpoint({
  ...get('/api/auth/second-factor'),
  summary: 'Whether a second factor is on, and how many recovery codes are left.',
  action: 'account.read',
  tenant: outside,
  reply: secondFactorView,
});

export const beginSecondFactor = endpoint({
  ...post('/api/auth/second-factor/begin'),
  summary: 'Makes the secret for an authenticator app; it counts once confirmed.',
  action: 'account.edit',
  tenant: outside,
  body: beginSecondFactorBody,
  /** Base 32 for typing, and the `otpauth:` address for the QR code. */
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  ok: 'SECOND_FACTOR.BEGUN',
  refusals: ['SECOND_FACTOR.VERIFY_FIRST', 'LOGIN.PASSWORD_INVALID', 'SECOND_FACTOR.ALREADY_ON'],
  limit: fewTries,
});

export const confirmSecondFactor = endpoint({
  ...post('/api/auth/second-factor/confirm'),
  summary: 'Turns the second factor on; answers the recovery codes, once.',
  action: 'account.edit',
  tenant: outside,
  body: codeBody,
  reply: z.strictObject({ recovery_codes: z.array(z.string()) }),
  ok: 'SECOND_FACTOR.ON',
  refusals: ['SECOND_FACTOR.VERIFY_FIRST', 'LOGIN.SECOND_FACTOR_INVALID', 'SECOND_FACTOR.NOT_BEGUN'],
  limit: fewTries,
});

export const endSecondFactor = endpoint({
  ...post('/api/auth/second-factor/disable'),
  summary: 'Turns the second factor off, with a code of it or a recovery code.',
  action: 'account.edit',
  tenant: outside,
  body: codeBody,
  reply: secondFactorView,
  ok: 'SECOND_FACTOR.OFF',
  refusals: ['LOGIN.SECOND_FACTOR_REQUIRED', 'LOGIN.SECOND_FACTOR_INVALID'],
  limit: fewTries,
});
