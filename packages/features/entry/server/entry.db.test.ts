import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { amelie, type EntryWorld, openEntry, password } from '../../../../tests/support/entry.ts';
import { secretIn } from '../../../../tests/support/mails.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profileContract.ts';

let world: EntryWorld;
let email: string;
let people = 0;

beforeAll(async () => {
  world = await openEntry();
});
beforeEach(() => {
  people += 1;
  email = `person${people}@maple.test`;
});
afterAll(() => world.close());

/** The code and the fields of a refusal, as a line; `ok` and the code of a success. */
const statementOf = (answer: Awaited<ReturnType<EntryWorld['call']>>): string =>
  answer.ok
    ? `ok ${answer.textCode}`
    : [answer.status, answer.textCode, ...answer.fields.map(({ path }) => path)].join(' ');

const signIn = (body: object = {}) => world.call(contract.login, { body: { email, password, ...body } });
/** The newest mail of that subject. */
const mailed = async (subject: string) =>
  (await world.mailTo(email)).find((mail) => mail.subject === subject);
const resetSecret = async () => secretIn(await mailed('Reset your password'));
const rows = <Row>(statement: string) => world.database.asOwner<Row>(statement, [email]);

describe('registration', () => {
  test('signs in, without an organization unless a company is named', async () => {
    const answer = await world.call(profiles.register, {
      body: { ...amelie, email: ` ${email.toUpperCase()} ` },
    });
    expect(answer).toMatchObject({
      ok: true,
      textCode: 'REGISTER.SUCCESS',
      message: 'Your account has been registered successfully.',
      data: {
        role: ['user'],
        data: { displayName: 'Amélie Tremblay', email, emailVerified: false, photoURL: null, shortcuts: [] },
        organizations: [],
        selected_organization: null,
        access_type: null,
      },
    });
    const { token } = await world.newUser({ email: `other-${email}` });
    expect(statementOf(await world.call(contract.verifySession, {}, { token }))).toBe('ok GENERAL.SUCCESS');
  });

  test('starts an organization draft when a company is named, selected and administered by the user', async () => {
    const answer = await world.call(profiles.register, {
      body: { ...amelie, email, company_name: 'Érable & Fils' },
    });
    const data = answer.ok ? answer.data : undefined;
    expect(data?.organizations).toMatchObject([
      { name: 'Érable & Fils', status: 'pending', access_type: 'admin' },
    ]);
    expect(data?.selected_organization).toBe(data?.organizations[0]?.unique_id);
    expect(data?.access_type).toBe('admin');
  });

  test('is refused for an address that has an account, whatever its capitals', async () => {
    await world.newUser({ email });
    const again = await world.call(profiles.register, { body: { ...amelie, email: email.toUpperCase() } });
    expect(statementOf(again)).toBe('409 REGISTER.EMAIL_TAKEN email');
    expect(again.message).toBe('Email is already registered with us.');
  });

  test('leaves nothing behind when the draft cannot be made', async () => {
    const answer = await world.call(profiles.register, {
      body: { ...amelie, email, company_name: 'Maple\u202Eelpam' },
    });
    expect(statementOf(answer)).toBe('422 GENERAL.FIELD_INVALID company_name');
    expect(await rows('select id from users where email = $1')).toEqual([]);
  });

  test('names every field that is wrong', async () => {
    const answer = await world.call(profiles.register, {
      body: { email: 'nobody', password: 'weak', phone_number: '+12 345 678 901 23' },
    });
    expect(answer.ok ? [] : answer.fields.map(({ path, message }) => [path, message])).toEqual([
      ['email', 'This is not a valid email'],
      [
        'password',
        'Password must be at least 8 characters with at least one uppercase, one lowercase, and one special character.',
      ],
      ['firstname', 'Please enter fullname.'],
      ['lastname', 'Please enter fullname.'],
      ['phone_number', 'phone must be shorter than or equal to 13 characters'],
    ]);
  });

  test('keeps the language of the reader for later mails', async () => {
    await world.call(profiles.register, { body: { ...amelie, email } }, { language: 'fr' });
    expect((await world.mailTo(email))[0]?.subject).toBe('Veuillez confirmer votre adresse courriel');
  });

  test('two at once make one account', async () => {
    const both = await Promise.all(
      [1, 2].map(() => world.call(profiles.register, { body: { ...amelie, email } })),
    );
    expect(both.map(statementOf).sort()).toEqual(['409 REGISTER.EMAIL_TAKEN email', 'ok REGISTER.SUCCESS']);
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await world.newUser({ email });
  });

  test('answers who it is, with a token that the next start verifies', async () => {
    const answer = await signIn();
    expect(answer).toMatchObject({ ok: true, message: 'Logged in successfully.', data: { data: { email } } });
    const token = answer.ok ? answer.data.token : '';
    const verified = await world.call(contract.verifySession, {}, { token });
    expect(verified).toMatchObject({ ok: true, data: { _id: answer.ok && answer.data._id } });
  });

  test('tells a wrong address from a wrong password, each at its field and never as a 401', async () => {
    const wrongEmail = await world.call(contract.login, { body: { email: 'nobody@maple.test', password } });
    const wrongPassword = await signIn({ password: 'Birch-2025!' });
    expect([statementOf(wrongEmail), wrongEmail.message]).toEqual([
      '422 LOGIN.EMAIL_NOT_REGISTERED email',
      'Please enter valid registered email address.',
    ]);
    expect([statementOf(wrongPassword), wrongPassword.message]).toEqual([
      '422 LOGIN.PASSWORD_INVALID password',
      'Please enter valid password.',
    ]);
  });

  test('needs eight characters', async () => {
    const answer = await signIn({ password: 'seven77' });
    expect(answer.ok ? [] : answer.fields).toEqual([
      { path: 'password', textCode: 'PASSWORD.TOO_SHORT', message: 'Min character length is 8' },
    ]);
  });

  test('a role raises nobody', async () => {
    const answer = await signIn({ role: 'admin' });
    expect(answer.ok && answer.data.role).toEqual(['user']);
  });

  test('selects the organization asked for, and only one of the own', async () => {
    const registered = await world.call(profiles.register, {
      body: { ...amelie, email: `owner-${email}`, company_name: 'Birch' },
    });
    const orgId = registered.ok ? registered.data.selected_organization : null;
    const stranger = await signIn({ organization: orgId });
    expect(stranger.ok && stranger.data.selected_organization).toBe(null);
    const owner = await signIn({ email: `owner-${email}`, organization: orgId });
    expect(owner.ok && owner.data.selected_organization).toBe(orgId);
  });

  test('holds twelve hours while it is used', async () => {
    const answer = await signIn();
    const token = answer.ok ? answer.data.token : '';
    for (let used = 0; used < 36; used += 1) {
      expect(statementOf(await world.call(contract.verifySession, {}, { token }))).toBe('ok GENERAL.SUCCESS');
      world.clock.pass({ minutes: 20 });
    }
    const over = await world.call(contract.verifySession, {}, { token });
    expect([statementOf(over), over.message]).toEqual(['401 SESSION.EXPIRED', 'access_token expired']);
    const forged = await world.call(contract.verifySession, {}, { token: 'forged' });
    expect([statementOf(forged), forged.message]).toEqual([
      '401 SESSION.INVALID',
      'Invalid access credentials.',
    ]);
  });
});

describe('an idle session', () => {
  const use = (token: string) => world.call(contract.verifySession, {}, { token });
  const opened = async () => {
    const { token } = await world.newUser({ email });
    return token;
  };

  test('is over 20 minutes after its last call, which is noted to the minute', async () => {
    const token = await opened();
    world.clock.pass({ minutes: 20 });
    expect(statementOf(await use(token))).toBe('ok GENERAL.SUCCESS');
    world.clock.pass({ minutes: 21 });
    expect(statementOf(await use(token))).toBe('401 SESSION.INVALID');
    world.clock.pass({ minutes: -1 });
    expect(statementOf(await use(token))).toBe('ok GENERAL.SUCCESS');
  });

  test('is written once a minute, however often it is used', async () => {
    const token = await opened();
    const seen = () =>
      rows<{ xmin: string }>(
        'select s.xmin::text from sessions s join users u on u.id = s.user_id where u.email = $1',
      );
    const before = await seen();
    await Promise.all([use(token), use(token)]);
    expect(await seen()).toEqual(before);
    world.clock.pass({ minutes: 1 });
    await use(token);
    const after = await seen();
    expect(after).not.toEqual(before);
    await use(token);
    expect(await seen()).toEqual(after);
  });
});

describe('a forgotten password', () => {
  const forgot = () => world.call(contract.forgotPassword, { params: { email } });
  const reset = (secret: string, newPassword = 'Birch-2026?') =>
    world.call(contract.resetPassword, { body: { newPassword, newPasswordToken: secret } });

  beforeEach(async () => {
    await world.newUser({ email });
  });

  test('is reset by the link in a mail, once, and every session ends', async () => {
    const before = await signIn();
    const token = before.ok ? before.data.token : '';
    const request = await forgot();
    expect(request).toMatchObject({ ok: true, message: 'Password reset email has been sent successfully' });
    const secret = await resetSecret();
    const changed = await reset(secret);
    expect(changed).toMatchObject({
      ok: true,
      textCode: 'LOGIN.PASSWORD_CHANGED',
      message: 'Your password has been updated successfully.',
      data: { email },
    });
    expect(statementOf(await reset(secret))).toBe('422 LOGIN.LINK_INVALID');
    expect(statementOf(await signIn())).toBe('422 LOGIN.PASSWORD_INVALID password');
    expect(statementOf(await signIn({ password: 'Birch-2026?' }))).toBe('ok LOGIN.SUCCESS');
    expect(statementOf(await world.call(contract.verifySession, {}, { token }))).toBe('401 SESSION.INVALID');
    expect(await mailed('Your password was changed')).toBeDefined();
  });

  test('gives an account that somebody else registered and locked to whoever holds the mail', async () => {
    // As it could be set before a proven address was asked for it.
    await rows(`with locked as (
        insert into second_factors (user_id, sealed_secret, begun_at, confirmed_at)
        select id, '\\x00', created_at, created_at from users where email = $1 returning user_id
      ) insert into recovery_codes (user_id, digest) select user_id, sha256('x') from locked`);
    expect(statementOf(await signIn())).toBe('422 LOGIN.SECOND_FACTOR_REQUIRED code');
    await forgot();
    expect(statementOf(await reset(await resetSecret()))).toBe('ok LOGIN.PASSWORD_CHANGED');
    expect(statementOf(await signIn({ password: 'Birch-2026?' }))).toBe('ok LOGIN.SUCCESS');
  });

  test('waits two minutes between mails', async () => {
    await forgot();
    const again = await forgot();
    expect([statementOf(again), again.message]).toEqual([
      '429 LOGIN.EMAIL_SENDED_RECENTLY',
      'Reset email was sent recently, Please wait before trying again.',
    ]);
    expect(again.ok || again.retryAfterSeconds).toBe(120);
    world.clock.pass({ minutes: 2 });
    expect(statementOf(await forgot())).toBe('ok LOGIN.EMAIL_RESENT');
  });

  test('is not mailed to an unknown address', async () => {
    const answer = await world.call(contract.forgotPassword, { params: { email: 'nobody@maple.test' } });
    expect([statementOf(answer), answer.message]).toEqual([
      '422 LOGIN.USER_NOT_FOUND email',
      'This is not a valid registered email.',
    ]);
  });

  test('the link is good for an hour', async () => {
    await forgot();
    const secret = await resetSecret();
    world.clock.pass({ minutes: 60 });
    expect(statementOf(await reset(secret))).toBe('422 LOGIN.LINK_INVALID');
  });

  test('a weak new password uses up no link', async () => {
    await forgot();
    const secret = await resetSecret();
    expect(statementOf(await reset(secret, 'birch-2026?'))).toBe('422 GENERAL.FIELD_INVALID newPassword');
    expect(statementOf(await reset(secret))).toBe('ok LOGIN.PASSWORD_CHANGED');
  });

  test('two who follow one link at once change it once', async () => {
    await forgot();
    const secret = await resetSecret();
    const both = await Promise.all([reset(secret), reset(secret)]);
    expect(both.map(statementOf).sort()).toEqual(['422 LOGIN.LINK_INVALID', 'ok LOGIN.PASSWORD_CHANGED']);
  });

  test('neither outbox nor tokens hold the secret or the address', async () => {
    await forgot();
    const secret = await resetSecret();
    const kept = await world.database.asOwner<{ row: string }>(
      `select o::text as row from outbox o union all select encode(t.digest, 'escape') from one_time_tokens t`,
    );
    const text = kept.map(({ row }) => row).join('\n');
    expect(secret).toHaveLength(43);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(email);
    expect(text).not.toContain('Amélie');
  });
});

describe('verification', () => {
  test('by the link in the mail, once', async () => {
    const { token } = await world.newUser({ email });
    const mail = (await world.mailTo(email))[0];
    expect(mail?.text).toContain('Hello Amélie,');
    const verify = () => world.call(contract.verifyEmail, { body: { token: secretIn(mail) } }, { token });
    expect(await verify()).toMatchObject({ ok: true, textCode: 'VERIFY.SUCCESS', data: { email } });
    expect(statementOf(await verify())).toBe('422 LOGIN.LINK_INVALID');
    const me = await world.call(contract.verifySession, {}, { token });
    expect(me.ok && me.data.data.emailVerified).toBe(true);
    expect(statementOf(await world.call(contract.resendVerification, {}, { token }))).toBe(
      '409 VERIFY.ALREADY_VERIFIED',
    );
  });

  test('gives the session of somebody who registered another’s address nothing', async () => {
    const attacker = await world.newUser({ email });
    const holder = await world.newUser({ email: `other-${email}` });
    const secret = secretIn((await world.mailTo(email))[0]);
    const verify = (more: object, as?: { token: string }) =>
      world.call(contract.verifyEmail, { body: { token: secret, ...more } }, as);
    const isVerified = async () =>
      (await rows('select email_verified_at is not null as is from users where email = $1'))[0];
    expect(statementOf(await verify({}))).toBe('422 VERIFY.PASSWORD_NEEDED');
    expect(statementOf(await verify({}, holder))).toBe('422 VERIFY.PASSWORD_NEEDED');
    expect(statementOf(await verify({}, { token: 'forged' }))).toBe('422 VERIFY.PASSWORD_NEEDED');
    expect(statementOf(await verify({ newPassword: 'birch-2026?' }))).toBe(
      '422 GENERAL.FIELD_INVALID newPassword',
    );
    expect(await isVerified()).toEqual({ is: false });
    expect(await verify({ newPassword: 'Birch-2026?' })).toMatchObject({ ok: true, data: { email } });
    expect(await isVerified()).toEqual({ is: true });
    expect(statementOf(await world.call(contract.verifySession, {}, attacker))).toBe('401 SESSION.INVALID');
    expect(statementOf(await signIn())).toBe('422 LOGIN.PASSWORD_INVALID password');
    expect(statementOf(await signIn({ password: 'Birch-2026?' }))).toBe('ok LOGIN.SUCCESS');
    expect(statementOf(await verify({ newPassword: 'Cedar-2027?' }))).toBe('422 LOGIN.LINK_INVALID');
  });

  test('can be mailed again after two minutes; the newest link and the older one both end with one use', async () => {
    const { token } = await world.newUser({ email });
    const resend = () => world.call(contract.resendVerification, {}, { token });
    const older = (await world.mailTo(email))[0];
    expect(statementOf(await resend())).toBe('429 VERIFY.EMAIL_SENT_RECENTLY');
    world.clock.pass({ minutes: 2 });
    expect(statementOf(await resend())).toBe('ok VERIFY.EMAIL_SENT');
    const newer = (await world.mailTo(email))[0];
    const verify = (mail: typeof older) =>
      world.call(contract.verifyEmail, { body: { token: secretIn(mail) } }, { token });
    expect(statementOf(await verify(older))).toBe('ok VERIFY.SUCCESS');
    expect(statementOf(await verify(newer))).toBe('422 LOGIN.LINK_INVALID');
  });

  test('a link for one purpose serves no other', async () => {
    await world.newUser({ email });
    const secret = secretIn((await world.mailTo(email))[0]);
    const body = { newPassword: 'Birch-2026?', newPasswordToken: secret };
    expect(statementOf(await world.call(contract.resetPassword, { body }))).toBe('422 LOGIN.LINK_INVALID');
  });
});

describe('the own profile', () => {
  test('is stored in codes and answered in words', async () => {
    const { token, _id: userId } = await world.newUser({ email });
    const profile = {
      firstname: 'Ömer',
      lastname: 'Yılmaz',
      phone_number: '+14165550142',
      address_line_1: '12 King St W',
      address_line_2: 'Suite 4',
      city: 'Toronto',
      province: 'Ontario',
      country: 'Canada',
      postal_code: 'M5H 1A1',
      nationality: 'Türkiye',
      latitude: 43.65,
      longitude: -79.38,
    };
    const saved = await world.call(
      profiles.updateProfile,
      { body: { ...profile, language: 'tr' } },
      { token },
    );
    expect(saved).toMatchObject({ ok: true, textCode: 'PROFILE.UPDATE.SUCCESS' });
    const read = await world.call(profiles.readProfileOfUser, {}, { token });
    expect(read.ok && read.data).toEqual({ userId, email, emailVerified: false, language: 'tr', ...profile });
    expect(await rows('select country, province, citizenship from users where email = $1')).toEqual([
      { country: 'CA', province: 'ON', citizenship: 'TR' },
    ]);
  });

  test('names a wrong field by the name that the form has for it', async () => {
    const { token } = await world.newUser({ email });
    const body = { firstname: 'A', lastname: 'x'.repeat(301), nationality: 'Lemuria' };
    const answer = await world.call(profiles.updateProfile, { body }, { token });
    expect(statementOf(answer)).toBe('422 GENERAL.FIELD_INVALID lastname nationality');
    expect(answer.ok ? '' : answer.fields[0]?.message).toBe('Use at most 300 characters.');
  });

  test('preferences change one by one; another organization or user is not found', async () => {
    const { token, _id } = await world.newUser({ email });
    const other = await world.newUser({ email: `other-${email}` });
    const update = (body: object) => world.call(contract.updateUser, { body }, { token });
    await update({ data: { shortcuts: ['dashboard', 'activity'] } });
    const answer = await update({ settings: { theme: 'dark', animations: false }, language: 'ar' });
    expect(answer.ok && answer.data).toMatchObject({
      data: { shortcuts: ['dashboard', 'activity'] },
      settings: { theme: 'dark', animations: false },
      language: 'ar',
    });
    expect(statementOf(await update({ selected_organization: other._id }))).toBe('404 GENERAL.NOT_FOUND');
    const accept = (id: string) => world.call(contract.acceptTerms, { params: { id } }, { token });
    expect(statementOf(await accept(other._id))).toBe('404 GENERAL.NOT_FOUND');
    const accepted = await accept(_id);
    expect(accepted.ok && accepted.data.terms_accepted).toBe(true);
  });
});

describe('the terms', () => {
  test('have a page in the reader’s language, with the day since which they apply', async () => {
    const read = (language: 'en' | 'fr') => world.call(contract.readTerms, {}, { language });
    expect(await read('en')).toMatchObject({
      data: { version: '2026-11-23', sections: [{ heading: 'Sample text' }, {}, {}, {}, {}, {}] },
    });
    expect(await read('fr')).toMatchObject({
      data: { sections: [{ heading: 'Texte type' }, {}, {}, {}, {}, {}] },
    });
  });

  test('are accepted with the registration: which version, and when', async () => {
    const { terms_accepted } = await world.newUser({ email });
    expect(terms_accepted).toBe(true);
    expect(await rows('select terms_version::text, terms_accepted_at from users where email = $1')).toEqual([
      { terms_version: '2026-11-23', terms_accepted_at: new Date(world.clock.now) },
    ]);
  });

  test.each(['2025-01-31', null])('are asked for at the next sign-in after version %s', async (version) => {
    const { _id, token } = await world.newUser({ email });
    await world.database.asOwner('update users set terms_version = $2 where email = $1', [email, version]);
    expect(await signIn()).toMatchObject({ data: { terms_accepted: false } });
    world.clock.pass({ minutes: 1 });
    const accepted = await world.call(contract.acceptTerms, { params: { id: _id } }, { token });
    expect(accepted).toMatchObject({ textCode: 'USER.TERMS_ACCEPTED', data: { terms_accepted: true } });
    expect(await rows('select terms_version::text, terms_accepted_at from users where email = $1')).toEqual([
      { terms_version: '2026-11-23', terms_accepted_at: new Date(world.clock.now) },
    ]);
  });
});

test('whoever asks may know what the installation is', async () => {
  const answer = await world.call(contract.readSetting, {});
  expect(answer).toMatchObject({
    ok: true,
    data: { payment_provider: 'sandbox', brand: 'tabellion', mail_stays_here: true },
  });
});
