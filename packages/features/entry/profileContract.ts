/** Registration and the own profile: the endpoints that the rules of names, phones and addresses judge. */

import { emailSchema } from '@tabellion/law/email.ts';
import { languages } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import { newPasswordSchema } from '../accounts/rules/password.ts';
import { endpoint, get, post } from '../endpoint.ts';
import { citizenship, judgedPlace, profileFields } from './rules/profileFields.ts';
import { profileView, session } from './views.ts';

const outside = { in: 'none' } as const;

export const registrationBody = z
  .strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    ...profileFields,
    citizenship,
    /** Starts an organization of that name, to be incorporated or brought in. */
    company_name: z.optional(z.string().check(z.maxLength(300))),
  })
  .check(judgedPlace);

export const register = endpoint({
  ...post('/api/auth/email/register'),
  summary: 'Creates an account, and an organization draft when a company is named; signs in.',
  action: 'session.open',
  tenant: outside,
  body: registrationBody,
  reply: session,
  ok: 'REGISTER.SUCCESS',
  refusals: ['REGISTER.EMAIL_TAKEN', 'PERSON_NAME.REQUIRED', 'PHONE.TOO_LONG'],
  limit: { perMinute: 50, by: 'address' },
});

export const readProfileOfUser = endpoint({
  ...get('/api/user/profile'),
  summary: 'What the user says of himself.',
  action: 'account.read',
  tenant: outside,
  reply: profileView,
});

export const profileBody = z
  .strictObject({
    ...profileFields,
    nationality: citizenship,
    language: z.optional(z.enum(languages)),
    /** The own id; another's is not found. */
    userId: z.optional(z.uuid()),
  })
  .check(judgedPlace);

export const updateProfile = endpoint({
  ...post('/api/user/profile'),
  summary: 'Replaces the profile.',
  action: 'account.edit',
  tenant: outside,
  body: profileBody,
  entity: profileView,
  reply: profileView,
  ok: 'PROFILE.UPDATE.SUCCESS',
  refusals: ['GENERAL.NOT_FOUND', 'PERSON_NAME.REQUIRED', 'PHONE.TOO_LONG'],
});
