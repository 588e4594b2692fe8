/** Registration and the own profile: the endpoints that the rules of names, phones and addresses judge. */

import { newPasswordSchema } from '@tabellion/kit/password.ts';
import { emailSchema } from '@tabellion/law/email.ts';
import { languages } from '@tabellion/texts/text.ts';
import * as z from 'zod/mini';
import { endpoint, get, post, remove } from '../endpoint.ts';
import { citizenship, judgedPlace, profileFields } from './rules/profileFields.ts';
import { profileView, session, sessionUser } from './views.ts';

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

export const uploadPhoto = endpoint({
  ...post('/api/user/photo'),
  summary: 'Replaces the photo of the user: PNG or JPEG, at most 5 MiB and 4,096 pixels a side.',
  action: 'account.edit',
  tenant: outside,
  body: z.strictObject({ name: z.optional(z.string().check(z.maxLength(300))) }),
  reply: sessionUser,
  ok: 'PROFILE.PHOTO.UPLOADED',
  refusals: ['ORGANIZATION.IMAGE_REQUIRED', 'ORGANIZATION.IMAGE_INVALID'],
  upload: { maxBytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg', 'image/jpg'] },
  limit: { perMinute: 30, by: 'address' },
});

export const removePhoto = endpoint({
  ...remove('/api/user/photo'),
  summary: 'Removes the photo; the initials are shown again.',
  action: 'account.edit',
  tenant: outside,
  reply: sessionUser,
  ok: 'PROFILE.PHOTO.REMOVED',
});

export const readPhoto = endpoint({
  ...get('/api/user/{id}/photo/{sha256}'),
  summary: 'The photo itself, for the user and for those who share an organization with them.',
  action: 'account.read',
  tenant: outside,
  params: z.strictObject({ id: z.uuid(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  reply: z.unknown(),
  refusals: ['GENERAL.NOT_FOUND'],
  download: ['image/png', 'image/jpeg'],
});
