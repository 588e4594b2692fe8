/** Users of the ledger over the network: accounts, roles in the streams of others, and tokens that services ask for people. */
import { newPasswordSchema, typedPasswordSchema } from '@tabellion/kit/password.ts';
import { each } from '@tabellion/kit/shape.ts';
import * as z from 'zod/mini';
import { endpoint, nowhere } from './access.ts';
import { id, unstored } from './contract.ts';

const tokenReply = z.strictObject({ token: z.string(), notStored: z.array(z.string()) });
const account = {
  email: z.string().check(z.maxLength(254), z.email()),
  type: z._default(z.string().check(z.maxLength(100)), 'Provider'),
  orgname: z._default(z.string().check(z.maxLength(100)), 'Org1'),
};
const opens = {
  ...nowhere,
  action: 'ledger.open',
  method: 'POST',
  limit: { perMinute: 5, by: 'account' },
} as const;

export const signUp = endpoint({
  ...opens,
  path: '/api/v1/auth/signup',
  summary: 'Opens an account of the ledger, whose records are its own.',
  body: z.strictObject({
    ...account,
    password: newPasswordSchema,
    confirmPassword: z.string().check(z.maxLength(200)),
    ...each(z._default(z.string().check(z.maxLength(200)), ''), 'firstname', 'lastname'),
    language: z._default(z.string().check(z.maxLength(20)), 'eng'),
    referral: z._default(z.string().check(z.maxLength(200)), 'none'),
    ...each(z.optional(z.any()), 'phone_number', 'nationality', 'deleted'),
    ...unstored,
  }),
  reply: tokenReply,
  ok: 'REGISTER.SUCCESS',
  refusals: ['REGISTER.EMAIL_TAKEN', 'PROFILE.CHANGE_PASSWORD.NOT_MATCHED'],
});

export const signIn = endpoint({
  ...opens,
  path: '/api/v1/auth/login',
  summary: 'A token of the ledger, for a quarter of an hour.',
  body: z.strictObject({ ...account, password: typedPasswordSchema }),
  reply: tokenReply,
  ok: 'LOGIN.SUCCESS',
  refusals: ['LOGIN.EMAIL_NOT_REGISTERED', 'LOGIN.PASSWORD_INVALID'],
});

export const resetPassword = endpoint({
  ...opens,
  path: '/api/v1/auth/resetPassword',
  summary: 'Changes the password of a user of the ledger, and voids the tokens that the old one opened.',
  body: z.strictObject({
    email: account.email,
    password: typedPasswordSchema,
    newPassword: newPasswordSchema,
  }),
  reply: tokenReply,
  ok: 'LOGIN.PASSWORD_CHANGED',
  refusals: ['LOGIN.EMAIL_NOT_REGISTERED', 'LOGIN.PASSWORD_INVALID'],
});

export const setRole = endpoint({
  ...nowhere,
  action: 'ledger.use',
  method: 'PUT',
  path: '/api/v1/role',
  summary:
    'Gives a user of the ledger a role in one organization’s stream, or takes it with null. He then names the account of the reply in the header Ledger-Account. For owners.',
  body: z.strictObject({
    org_id: id,
    email: account.email,
    role: z.nullable(z.enum(['owner', 'writer', 'reader', 'auditor'])),
  }),
  reply: z.strictObject({ account_id: z.string() }),
  refusals: ['LEDGER.READ_ONLY', 'GENERAL.NOT_FOUND'],
});

const ofRelays = { ...nowhere, action: 'ledger.use', refusals: ['LEDGER.READ_ONLY'] } as const;
const personId = z.string().check(z.minLength(1), z.maxLength(100));

export const makeToken = endpoint({
  ...ofRelays,
  method: 'POST',
  path: '/api/v1/auth/token',
  summary:
    'A token for a quarter of an hour, with which a person reads these organizations; without a person the service’s own, for its key. For services.',
  body: z.strictObject({
    user_id: z.optional(personId),
    org_ids: z.optional(z.array(id).check(z.maxLength(1000))),
  }),
  reply: z.strictObject({ token: z.string() }),
});

export const endTokens = endpoint({
  ...ofRelays,
  method: 'DELETE',
  path: '/api/v1/auth/token',
  summary: 'Voids the tokens of a person. For services.',
  query: z.strictObject({ user_id: personId }),
  reply: z.strictObject({}),
});
