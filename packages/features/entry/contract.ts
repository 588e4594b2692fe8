/**
 * The way in: specification section 7, "authentication and user", and what it needs beyond. Registration and profile are
 * in `profileContract.ts`, because they bring the rules of addresses with them, which sign-in need not load.
 */

import { newPasswordSchema, typedPasswordSchema } from '@tabellion/kit/password.ts';
import { emailSchema } from '@tabellion/law/email.ts';
import { languages } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import { settingsSchema, shortcutsSchema } from '../accounts/rules/settings.ts';
import { endpoint, get, post } from '../endpoint.ts';
import { installationSettings, session, sessionUser, termsView } from './views.ts';

const outside = { in: 'none' } as const;
const nothing = z.strictObject({});

const languageSchema = z.enum(languages);
/** Guesses are counted by account and address, and by address alone (decisions section 2). */
const fewTries = { perMinute: 5, by: 'account' } as const;

export const loginBody = z.strictObject({
  email: emailSchema,
  password: typedPasswordSchema,
  /** Selects one of the user's organizations; any other is passed over. */
  organization: z.optional(z.string().check(z.maxLength(100))),
  /** Sent by older clients; it raises nobody. */
  role: z.optional(z.string().check(z.maxLength(20))),
  /** A code of the authenticator app, or a recovery code. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

export const login = endpoint({
  ...post('/api/auth/email/login'),
  summary: 'Signs in by e-mail and password, and the second factor where one is on.',
  action: 'session.open',
  tenant: outside,
  body: loginBody,
  reply: session,
  ok: 'LOGIN.SUCCESS',
  refusals: [
    'LOGIN.EMAIL_NOT_REGISTERED',
    'LOGIN.PASSWORD_INVALID',
    'LOGIN.SECOND_FACTOR_REQUIRED',
    'LOGIN.SECOND_FACTOR_INVALID',
  ],
  limit: { ...fewTries, unless: 'LOGIN.SECOND_FACTOR_REQUIRED' },
});

export const verifySession = endpoint({
  ...get('/api/user/jwt/verify'),
  summary: 'Who is signed in, and a token for the same session.',
  action: 'account.read',
  tenant: outside,
  reply: session,
});

export const updateUser = endpoint({
  ...post('/api/user/update'),
  summary: 'Stores language, shortcuts, look and the selected organization; what is left out stays.',
  action: 'account.edit',
  tenant: outside,
  body: z.strictObject({
    data: z.optional(z.strictObject({ shortcuts: z.optional(shortcutsSchema) })),
    language: z.optional(languageSchema),
    settings: z.optional(settingsSchema),
    selected_organization: z.optional(z.uuid()),
  }),
  entity: session,
  reply: sessionUser,
  ok: 'USER.UPDATE.SUCCESS',
  refusals: ['GENERAL.NOT_FOUND'],
});

export const forgotPasswordParams = z.strictObject({ email: emailSchema });

export const forgotPassword = endpoint({
  ...get('/api/auth/email/forgot-password/{email}'),
  summary: 'Mails a link by which the password can be reset within the hour.',
  action: 'session.open',
  tenant: outside,
  params: forgotPasswordParams,
  reply: nothing,
  ok: 'LOGIN.EMAIL_RESENT',
  refusals: ['LOGIN.USER_NOT_FOUND', 'LOGIN.EMAIL_SENDED_RECENTLY'],
  limit: fewTries,
});

const linkSecret = z.string().check(z.minLength(1), z.maxLength(200));

export const resetPassword = endpoint({
  ...post('/api/auth/email/reset-password'),
  summary: 'Sets a new password by the link of a reset mail, and ends every session.',
  action: 'session.open',
  tenant: outside,
  body: z.strictObject({ newPassword: newPasswordSchema, newPasswordToken: linkSecret }),
  reply: z.strictObject({ email: z.string() }),
  ok: 'LOGIN.PASSWORD_CHANGED',
  refusals: ['LOGIN.LINK_INVALID', 'PASSWORD.WEAK'],
  limit: fewTries,
});

export const verifyEmail = endpoint({
  ...post('/api/auth/email/verify'),
  summary:
    'Proves the address by the link of a verification mail, signed in as its user or with a new password.',
  action: 'session.open',
  tenant: outside,
  body: z.strictObject({
    token: linkSecret,
    /** Required of whoever is not signed in as that user; it ends every session. */
    newPassword: z.optional(newPasswordSchema),
  }),
  reply: z.strictObject({ email: z.string() }),
  ok: 'VERIFY.SUCCESS',
  refusals: ['LOGIN.LINK_INVALID', 'VERIFY.PASSWORD_NEEDED', 'PASSWORD.WEAK'],
  limit: fewTries,
});

export const resendVerification = endpoint({
  ...post('/api/auth/email/resend-verification'),
  summary: 'Mails another verification link to the signed-in user.',
  action: 'account.edit',
  tenant: outside,
  reply: nothing,
  ok: 'VERIFY.EMAIL_SENT',
  refusals: ['VERIFY.ALREADY_VERIFIED', 'VERIFY.EMAIL_SENT_RECENTLY'],
});

/** The specification spells the path so. */
export const acceptTerms = endpoint({
  ...post('/api/user/update_term_condtion_user/{id}'),
  summary: 'Notes that the user accepted the terms that apply now.',
  action: 'account.edit',
  tenant: outside,
  params: z.strictObject({ id: z.uuid() }),
  reply: sessionUser,
  ok: 'USER.TERMS_ACCEPTED',
  refusals: ['GENERAL.NOT_FOUND'],
});

export const readSetting = endpoint({
  ...get('/api/setting'),
  summary: 'What this installation is: brand, languages, payment provider.',
  action: 'settings.read',
  tenant: outside,
  reply: installationSettings,
});

export const readTerms = endpoint({
  ...get('/api/terms'),
  summary: 'The terms that apply now, with their version.',
  action: 'settings.read',
  tenant: outside,
  reply: termsView,
});
