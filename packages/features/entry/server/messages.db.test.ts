import type { Answer } from '@tabellion/kit/client.ts';
import { accounts as accountCodes } from '@tabellion/texts/codes/accounts.ts';
import { entry as entryCodes } from '@tabellion/texts/codes/entry.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amelie, type EntryWorld, openEntry, password } from '../../../../tests/support/entry.ts';
import { secretIn } from '../../../../tests/support/mails.ts';
import { png } from '../../../../tests/support/story.ts';
import * as account from '../../accounts/contract.ts';
import { changePasswordForm } from '../../accounts/rules/password.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profileContract.ts';
import type { SessionView } from '../views.ts';

// Specification section 8, "Text codes and messages" and "Messages", as far as they belong to accounts and entry, and our
// own codes beside them: which act makes the running API say it. Corrected spellings are in docs/corrections.md.

let world: EntryWorld;
let people = 0;

beforeAll(async () => {
  world = await openEntry();
});
afterAll(() => world.close());

type Sentence = readonly [code: string, sentence: string];
type Trigger = (me: SessionView, email: string) => Promise<readonly Sentence[]>;

/** Everything that an answer says: for the whole and at its fields. */
const of = (answer: Answer<unknown>): Sentence[] => [
  [answer.textCode, answer.message],
  ...(answer.ok ? [] : answer.fields.map(({ textCode, message }): Sentence => [textCode, message])),
];

const call = async (...input: Parameters<EntryWorld['call']>) => of(await world.call(...input));
const signIn = (email: string, more: object = {}) =>
  call(contract.login, { body: { email, password, ...more } });
const forgot = (email: string) => call(contract.forgotPassword, { params: { email } });
const mailed = async (email: string, subject: string) =>
  secretIn((await world.mailTo(email)).find((mail) => mail.subject === subject));
const change = (me: SessionView, body: object) =>
  call(
    account.changePassword,
    {
      body: { current_password: password, password: 'Birch-2026?', confirmpassword: 'Birch-2026?', ...body },
    },
    me,
  );
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(world.clock.now) });
const begin = async (me: SessionView) =>
  world.call(account.beginSecondFactor, { body: { password } }, await world.verified(me));
const confirm = async (me: SessionView, secret: string) =>
  call(account.confirmSecondFactor, { body: { code: codeOf(secret) } }, me);

async function turnOn(me: SessionView): Promise<string> {
  const begun = await begin(me);
  const secret = begun.ok ? begun.data.secret : '';
  await confirm(me, secret);
  world.clock.pass({ minutes: 1 });
  return secret;
}

const profile = { firstname: 'Amélie', lastname: 'Tremblay' };

const triggers: Record<string, readonly [sentence: string, trigger: Trigger]> = {
  'REGISTER.SUCCESS': [
    'Your account has been registered successfully.',
    (_, email) => call(profiles.register, { body: { ...amelie, email: `new-${email}` } }),
  ],
  'REGISTER.EMAIL_TAKEN': [
    'Email is already registered with us.',
    (_, email) => call(profiles.register, { body: { ...amelie, email } }),
  ],
  'PERSON_NAME.REQUIRED': [
    'Please enter fullname.',
    (_, email) => call(profiles.register, { body: { email: `new-${email}`, password } }),
  ],
  'PHONE.TOO_LONG': [
    'phone must be shorter than or equal to 13 characters',
    (me) => call(profiles.updateProfile, { body: { ...profile, phone_number: '12345678901234' } }, me),
  ],
  'GENERAL.NOT_AN_EMAIL': ['This is not a valid email', () => signIn('nobody')],
  'GENERAL.FIELD_REQUIRED': ['This field is required', (me) => change(me, { confirmpassword: '' })],
  'LOGIN.SUCCESS': ['Logged in successfully.', (_, email) => signIn(email)],
  'LOGIN.EMAIL_NOT_REGISTERED': [
    'Please enter valid registered email address.',
    () => signIn('nobody@maple.test'),
  ],
  'LOGIN.PASSWORD_INVALID': [
    'Please enter valid password.',
    (_, email) => signIn(email, { password: 'Wrong-2025!' }),
  ],
  'LOGIN.USER_NOT_FOUND': ['This is not a valid registered email.', () => forgot('nobody@maple.test')],
  'LOGIN.EMAIL_RESENT': ['Password reset email has been sent successfully', (_, email) => forgot(email)],
  'LOGIN.EMAIL_SENDED_RECENTLY': [
    'Reset email was sent recently, Please wait before trying again.',
    async (_, email) => {
      await forgot(email);
      return forgot(email);
    },
  ],
  'LOGIN.PASSWORD_CHANGED': [
    'Your password has been updated successfully.',
    async (_, email) => {
      await forgot(email);
      const newPasswordToken = await mailed(email, 'Reset your password');
      return call(contract.resetPassword, { body: { newPassword: 'Birch-2026?', newPasswordToken } });
    },
  ],
  'LOGIN.LINK_INVALID': [
    'This link has been used or has expired. Request a new one.',
    () => call(contract.resetPassword, { body: { newPassword: 'Birch-2026?', newPasswordToken: 'unknown' } }),
  ],
  'SESSION.INVALID': [
    'Invalid access credentials.',
    () => call(contract.verifySession, {}, { token: 'forged' }),
  ],
  'SESSION.EXPIRED': [
    'access_token expired',
    (me) => {
      world.clock.pass({ minutes: 721 });
      return call(contract.verifySession, {}, me);
    },
  ],
  'PASSWORD.TOO_SHORT': ['Min character length is 8', (_, email) => signIn(email, { password: 'seven77' })],
  'PASSWORD.TOO_LONG': [
    'Max character length is 20',
    (me) => change(me, { current_password: 'x'.repeat(21) }),
  ],
  'PASSWORD.WEAK': [
    'Password must be at least 8 characters with at least one uppercase, one lowercase, and one special character.',
    (me) => change(me, { password: 'birch-2026?' }),
  ],
  'PASSWORD.MISMATCH': [
    'Passwords do not match',
    async () => {
      const typed = { current_password: password, password: 'Birch-2026?', confirmpassword: 'Birch-2027?' };
      const issues = z.safeParse(changePasswordForm, typed).error?.issues ?? [];
      return issues.map(({ message }) => [message, 'Passwords do not match']);
    },
  ],
  'PROFILE.CHANGE_PASSWORD.SUCCESS': ['Your password has been changed successfully.', (me) => change(me, {})],
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': [
    'New Password is not matched.',
    (me) => change(me, { confirmpassword: 'Birch-2027?' }),
  ],
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': [
    'This is not your current password.',
    (me) => change(me, { current_password: 'Wrong-2025!' }),
  ],
  'LOGIN.SECOND_FACTOR_REQUIRED': [
    'Enter the code from your authenticator app.',
    async (me, email) => {
      await turnOn(me);
      return signIn(email);
    },
  ],
  'LOGIN.SECOND_FACTOR_INVALID': [
    'This code is wrong or was already used. Enter the next one.',
    async (me, email) => {
      await turnOn(me);
      return signIn(email, { code: '000000' });
    },
  ],
  'SECOND_FACTOR.BEGUN': [
    'Add the key to your authenticator app, then enter its code.',
    async (me) => of(await begin(me)),
  ],
  'SECOND_FACTOR.ON': [
    'Two-step verification is on. Your other devices must sign in again.',
    async (me) => {
      const begun = await begin(me);
      return confirm(me, begun.ok ? begun.data.secret : '');
    },
  ],
  'SECOND_FACTOR.ALREADY_ON': [
    'Two-step verification is already on.',
    async (me) => {
      await turnOn(me);
      return of(await begin(me));
    },
  ],
  'SECOND_FACTOR.NOT_BEGUN': [
    'Start again to get a new key for your authenticator app.',
    async (me) => call(account.confirmSecondFactor, { body: { code: '000000' } }, await world.verified(me)),
  ],
  'SECOND_FACTOR.VERIFY_FIRST': [
    'Verify your email address first.',
    (me) => call(account.beginSecondFactor, { body: { password } }, me),
  ],
  'SECOND_FACTOR.OFF': [
    'Two-step verification is off.',
    async (me) => {
      const secret = await turnOn(me);
      return call(account.endSecondFactor, { body: { code: codeOf(secret) } }, me);
    },
  ],
  'SESSION.SIGNED_OUT': ['You are signed out.', (me) => call(account.signOut, {}, me)],
  'SESSION.SIGNED_OUT_EVERYWHERE': [
    'You are signed out on every device.',
    (me) => call(account.signOutEverywhere, {}, me),
  ],
  'SESSION.ENDED': [
    'That device is signed out.',
    async (me) => {
      const sessions = await world.call(account.listSessions, {}, me);
      const sessionId = sessions.ok ? (sessions.data[0]?._id ?? '') : '';
      return call(account.endSession, { params: { sessionId } }, me);
    },
  ],
  'VERIFY.SUCCESS': [
    'Your email address is verified.',
    async (me, email) => {
      const token = await mailed(email, 'Verify your email address');
      return call(contract.verifyEmail, { body: { token } }, me);
    },
  ],
  'VERIFY.PASSWORD_NEEDED': [
    'You are not signed in with this address in this browser. Sign in and open the link again, or choose a new password.',
    async (_, email) => {
      const token = await mailed(email, 'Verify your email address');
      return call(contract.verifyEmail, { body: { token } });
    },
  ],
  'VERIFY.EMAIL_SENT_RECENTLY': [
    'A verification email was sent recently. Wait before asking for another.',
    (me) => call(contract.resendVerification, {}, me),
  ],
  'VERIFY.EMAIL_SENT': [
    'A verification email has been sent.',
    (me) => {
      world.clock.pass({ minutes: 2 });
      return call(contract.resendVerification, {}, me);
    },
  ],
  'VERIFY.ALREADY_VERIFIED': [
    'Your email address is already verified.',
    async (me, email) => {
      const token = await mailed(email, 'Verify your email address');
      await world.call(contract.verifyEmail, { body: { token } }, me);
      return call(contract.resendVerification, {}, me);
    },
  ],
  'USER.UPDATE.SUCCESS': [
    'Your settings have been saved.',
    (me) => call(contract.updateUser, { body: { language: 'fr' } }, me),
  ],
  'USER.TERMS_ACCEPTED': [
    'You have accepted the terms.',
    (me) => call(contract.acceptTerms, { params: { id: me._id } }, me),
  ],
  'PROFILE.UPDATE.SUCCESS': [
    'Your profile has been saved.',
    (me) => call(profiles.updateProfile, { body: profile }, me),
  ],
  'PROFILE.PHOTO.UPLOADED': [
    'Profile Uploaded Successfully',
    ({ token }) => call(profiles.uploadPhoto, { body: {} }, { token, file: png() }),
  ],
  'PROFILE.PHOTO.REMOVED': ['Photo removed.', (me) => call(profiles.removePhoto, {}, me)],
};

test.each(Object.entries(triggers))('%s is said', async (code, [sentence, trigger]) => {
  people += 1;
  const email = `person${people}@maple.test`;
  const me = await world.newUser({ email });
  expect(await trigger(me, email)).toContainEqual([code, sentence]);
});

test('no code of accounts and entry is without its act', () => {
  const codes = Object.keys({ ...accountCodes, ...entryCodes });
  expect(codes.filter((code) => triggers[code] === undefined)).toEqual([]);
});
