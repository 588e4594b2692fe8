import { login, verifySession } from '@tabellion/features/entry/contract.ts';
import type { SessionView } from '@tabellion/features/entry/views.ts';
import { instant } from '@tabellion/kernel/date.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EntryWorld, openEntry, password } from '../../../../tests/support/entry.ts';
import * as contract from '../contract.ts';
import { jobs } from './jobs.ts';
import { grantRole } from './public.ts';

let world: EntryWorld;
let me: SessionView;
let email: string;
let people = 0;

beforeAll(async () => {
  world = await openEntry();
});
beforeEach(async () => {
  people += 1;
  email = `person${people}@maple.test`;
  me = await world.newUser({ email });
});
afterAll(() => world.close());

const statementOf = (answer: Answer<unknown>): string =>
  answer.ok
    ? `ok ${answer.textCode}`
    : [answer.status, answer.textCode, ...answer.fields.map(({ path }) => path)].join(' ');

const signIn = async (more: object = {}) => world.call(login, { body: { email, password, ...more } });
const tokenOf = (answer: Answer<SessionView>): string => (answer.ok ? answer.data.token : '');
const isOpen = async (token: string) => (await world.call(verifySession, {}, { token })).ok;

describe('changing the password', () => {
  const change = (body: object) =>
    world.call(
      contract.changePassword,
      {
        body: {
          current_password: password,
          password: 'Birch-2026?',
          confirmpassword: 'Birch-2026?',
          ...body,
        },
      },
      me,
    );

  test('ends every other session, keeps this one and tells the owner by mail', async () => {
    const elsewhere = tokenOf(await signIn());
    const answer = await change({ createdBy: me._id, _id: me._id });
    expect([statementOf(answer), answer.message]).toEqual([
      'ok PROFILE.CHANGE_PASSWORD.SUCCESS',
      'Your password has been changed successfully.',
    ]);
    expect([await isOpen(me.token), await isOpen(elsewhere)]).toEqual([true, false]);
    expect(statementOf(await signIn())).toBe('422 LOGIN.PASSWORD_INVALID password');
    expect(statementOf(await signIn({ password: 'Birch-2026?' }))).toBe('ok LOGIN.SUCCESS');
    const subjects = (await world.mailTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  test.each([
    [{ confirmpassword: 'Birch-2027?' }, '422 PROFILE.CHANGE_PASSWORD.NOT_MATCHED confirmpassword'],
    [{ current_password: 'Wrong-2025!' }, '422 PROFILE.CHANGE_PASSWORD.CURRENT_WRONG current_password'],
    [{ current_password: 'seven77' }, '422 GENERAL.FIELD_INVALID current_password'],
    [{ current_password: 'x'.repeat(21) }, '422 GENERAL.FIELD_INVALID current_password'],
    [{ password: 'birch-2026?' }, '422 GENERAL.FIELD_INVALID password'],
    [{ password: `${'Birch-2026?'.repeat(2)}` }, '422 GENERAL.FIELD_INVALID password'],
    [{ _id: '019a0000-0000-7000-8000-000000000001' }, '404 GENERAL.NOT_FOUND'],
    [{ surprise: true }, '400 GENERAL.MALFORMED surprise'],
  ])('%o is refused: %s', async (body, refusal) => {
    expect(statementOf(await change(body))).toBe(refusal);
    expect(statementOf(await signIn())).toBe('ok LOGIN.SUCCESS');
  });

  test('two at once change it once: the second was typed over what is no password any more', async () => {
    const both = await Promise.all([
      change({}),
      change({ password: 'Cedar-2027?', confirmpassword: 'Cedar-2027?' }),
    ]);
    expect(both.map(statementOf).sort()).toEqual([
      '422 PROFILE.CHANGE_PASSWORD.CURRENT_WRONG current_password',
      'ok PROFILE.CHANGE_PASSWORD.SUCCESS',
    ]);
  });

  test('a sign-in with the old one, at the same moment, leaves no open session', async () => {
    const [changed, signedIn] = await Promise.all([change({}), signIn()]);
    expect(statementOf(changed)).toBe('ok PROFILE.CHANGE_PASSWORD.SUCCESS');
    expect(signedIn.ok && (await isOpen(tokenOf(signedIn)))).toBe(false);
  });

  test("says the specification's sentences", async () => {
    const different = await change({ confirmpassword: 'Birch-2027?' });
    const short = await change({ current_password: 'seven77' });
    const long = await change({ current_password: 'x'.repeat(21) });
    expect(different.message).toBe('New Password is not matched.');
    expect([short, long].map((answer) => (answer.ok ? '' : answer.fields[0]?.message))).toEqual([
      'Min character length is 8',
      'Max character length is 20',
    ]);
  });
});

describe('sessions', () => {
  const list = async () => {
    const answer = await world.call(contract.listSessions, {}, me);
    return answer.ok ? answer.data : [];
  };

  test('are listed with what is coarse, the present one marked', async () => {
    world.clock.pass({ minutes: 5 });
    await signIn();
    const sessions = await list();
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true]);
    expect(sessions[0]).toMatchObject({ network: '127.0.0.0/24', seen_at: world.clock.now });
  });

  test('one can be ended from another, and no stranger can end it', async () => {
    const elsewhere = tokenOf(await signIn());
    const id = (await list()).find(({ is_current }) => !is_current)?._id ?? '';
    const stranger = await world.newUser({ email: `stranger-${email}` });
    const end = (as: SessionView) => world.call(contract.endSession, { params: { sessionId: id } }, as);
    expect(statementOf(await end(stranger))).toBe('404 GENERAL.NOT_FOUND');
    const ended = await end(me);
    expect(ended.ok && ended.data).toHaveLength(1);
    expect(statementOf(await end(me))).toBe('404 GENERAL.NOT_FOUND');
    expect([await isOpen(me.token), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  test('log-out ends this one, "sign out everywhere" all', async () => {
    const tokens = [tokenOf(await signIn()), tokenOf(await signIn())];
    expect(statementOf(await world.call(contract.signOut, {}, { token: tokens[0] }))).toBe(
      'ok SESSION.SIGNED_OUT',
    );
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true]);
    expect(statementOf(await world.call(contract.signOutEverywhere, {}, me))).toBe(
      'ok SESSION.SIGNED_OUT_EVERYWHERE',
    );
    expect(await Promise.all([...tokens, me.token].map(isOpen))).toEqual([false, false, false]);
  });

  test('are forgotten a month after their end', async () => {
    const [job] = jobs;
    const now = instant('2030-01-01T00:00:00Z');
    await job?.run({ db: world.database.database, now, signal: new AbortController().signal });
    const left = await world.database.asOwner(
      'select 1 from sessions union all select 1 from one_time_tokens',
    );
    expect(left).toEqual([]);
  });
});

describe('a second factor', () => {
  const codeAt = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(world.clock.now) });

  beforeEach(async () => {
    await world.verified(me);
  });

  async function begin(): Promise<string> {
    const begun = await world.call(contract.beginSecondFactor, { body: { password } }, me);
    return begun.ok ? begun.data.secret : '';
  }

  async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const secret = await begin();
    const answer = await world.call(contract.confirmSecondFactor, { body: { code: codeAt(secret) } }, me);
    world.clock.pass({ minutes: 1 });
    return { secret, recoveryCodes: answer.ok ? answer.data.recovery_codes : [] };
  }

  test('waits for a proven address: whoever registers another’s could lock its holder out', async () => {
    const stranger = await world.newUser({ email: `stranger-${email}` });
    const begun = await world.call(contract.beginSecondFactor, { body: { password } }, stranger);
    const confirmed = await world.call(contract.confirmSecondFactor, { body: { code: '000000' } }, stranger);
    expect([statementOf(begun), statementOf(confirmed)]).toEqual([
      '422 SECOND_FACTOR.VERIFY_FIRST',
      '422 SECOND_FACTOR.VERIFY_FIRST',
    ]);
  });

  test('is not asked for until it is confirmed', async () => {
    await begin();
    expect(statementOf(await signIn())).toBe('ok LOGIN.SUCCESS');
    const wrong = await world.call(contract.confirmSecondFactor, { body: { code: '000000' } }, me);
    expect(statementOf(wrong)).toBe('422 LOGIN.SECOND_FACTOR_INVALID code');
  });

  test('leaves only the session in which it was turned on, as a new password does', async () => {
    await signIn();
    await signIn();
    await turnOn();
    const sessions = await world.call(contract.listSessions, {}, me);
    expect(sessions.ok && sessions.data.map((session) => session.is_current)).toEqual([true]);
  });

  test('is asked for at its field after the right password, and its code is good once', async () => {
    const { secret } = await turnOn();
    expect(statementOf(await signIn({ password: 'Wrong-2025!' }))).toBe(
      '422 LOGIN.PASSWORD_INVALID password',
    );
    expect(statementOf(await signIn())).toBe('422 LOGIN.SECOND_FACTOR_REQUIRED code');
    expect(statementOf(await signIn({ code: '000000' }))).toBe('422 LOGIN.SECOND_FACTOR_INVALID code');
    const code = codeAt(secret);
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(both.map(statementOf).sort()).toEqual([
      '422 LOGIN.SECOND_FACTOR_INVALID code',
      'ok LOGIN.SUCCESS',
    ]);
  });

  test('ten recovery codes stand in for it, each once', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3]?.toLowerCase();
    expect(statementOf(await signIn({ code }))).toBe('ok LOGIN.SUCCESS');
    expect(statementOf(await signIn({ code }))).toBe('422 LOGIN.SECOND_FACTOR_INVALID code');
    const state = await world.call(contract.readSecondFactor, {}, me);
    expect(state.ok && state.data).toEqual({ is_on: true, recovery_codes_left: 9 });
  });

  test('needs the password to begin, and one of its codes to end', async () => {
    const begin = (body: { password: string }) => world.call(contract.beginSecondFactor, { body }, me);
    const end = (code: string) => world.call(contract.endSecondFactor, { body: { code } }, me);
    expect(statementOf(await begin({ password: 'Wrong-2025!' }))).toBe('422 LOGIN.PASSWORD_INVALID password');
    const early = await world.call(contract.confirmSecondFactor, { body: { code: '123456' } }, me);
    expect(statementOf(early)).toBe('409 SECOND_FACTOR.NOT_BEGUN');
    const { secret } = await turnOn();
    expect(statementOf(await begin({ password }))).toBe('409 SECOND_FACTOR.ALREADY_ON');
    expect(statementOf(await end('000000'))).toBe('422 LOGIN.SECOND_FACTOR_INVALID code');
    expect(statementOf(await end(codeAt(secret)))).toBe('ok SECOND_FACTOR.OFF');
    expect(statementOf(await signIn())).toBe('ok LOGIN.SUCCESS');
  });

  test('cannot be guessed: after ten wrong codes even the right one waits, from wherever it comes', async () => {
    const { secret } = await turnOn();
    const end = (code: string) => world.call(contract.endSecondFactor, { body: { code } }, me);
    const tries = [];
    for (let at = 0; at < 10; at += 1)
      tries.push(statementOf(await (at % 2 ? end('000000') : signIn({ code: '000000' }))));
    expect(new Set(tries)).toEqual(new Set(['422 LOGIN.SECOND_FACTOR_INVALID code']));
    const refused = await signIn({ code: codeAt(secret) });
    expect(statementOf(refused)).toBe('429 GENERAL.TOO_MANY');
    expect(refused.ok ? 0 : refused.retryAfterSeconds).toBe(900);
    expect(statementOf(await end(codeAt(secret)))).toBe('429 GENERAL.TOO_MANY');
    expect(statementOf(await signIn())).toBe('422 LOGIN.SECOND_FACTOR_REQUIRED code');
    world.clock.pass({ minutes: 15 });
    expect(statementOf(await signIn({ code: codeAt(secret) }))).toBe('ok LOGIN.SUCCESS');
    expect(statementOf(await signIn({ code: '000000' }))).toBe('422 LOGIN.SECOND_FACTOR_INVALID code');
  });

  test('its secret is in no column as it is', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const kept = await world.database.asOwner<{ sealed: Buffer }>(
      'select sealed_secret as sealed from second_factors',
    );
    const plain = Buffer.from(Secret.fromBase32(secret).buffer);
    expect(kept.some(({ sealed }) => sealed.includes(plain))).toBe(false);
    const digests = await world.database.asOwner<{ digest: Buffer }>('select digest from recovery_codes');
    expect(digests.some(({ digest }) => digest.includes(recoveryCodes[0] ?? ''))).toBe(false);
  });
});

test('a role is given to an address, and shows at the next start', async () => {
  const owner = openPool(world.database.as('tabellion_owner'), { connections: 1 });
  const grant = (address: string) => owner.transaction(null, (tx) => grantRole(tx, address, 'admin'));
  expect([await grant('nobody@maple.test'), await grant(` ${email.toUpperCase()}`)]).toEqual([false, true]);
  const verified = await world.call(verifySession, {}, me);
  expect(verified.ok && verified.data.role).toEqual(['admin']);
  await owner.close();
});

test.each([
  ['gives no role', sql`update users set role = 'admin'`],
  [
    'makes nobody staff',
    sql`insert into users (id, email, role, language, firstname, lastname, created_at)
    values (gen_random_uuid(), 'eve@maple.test', 'admin', 'en', 'Eve', 'Doe', now())`,
  ],
  ['lists no addresses', sql`select email from users`],
  ['lists no password hashes', sql`select password_hash from users`],
  ['finds no account by a part of its address', sql`select id from users where email like '%@maple.test'`],
])('the role that serves %s', async (_, statement) => {
  await expect(world.database.database.asNobody((q) => q.run(statement))).rejects.toThrow(
    'permission denied',
  );
});

test('the sixth try of a minute at one account is refused with the seconds to wait, at another account it is not', async () => {
  const strict = await openEntry({ limits: 'enforced' });
  try {
    const attempt = (address: string) =>
      strict.call(login, { body: { email: address, password: 'Wrong-2025!' } });
    const codes = [];
    for (let at = 0; at < 6; at += 1)
      codes.push(statementOf(await attempt(at % 2 ? 'Ann@maple.test' : 'ann@maple.test')));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('422 LOGIN.EMAIL_NOT_REGISTERED email'));
    expect(codes[5]).toBe('429 GENERAL.TOO_MANY');
    const refused = await attempt('ann@maple.test');
    expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(statementOf(await attempt('bo@maple.test'))).toBe('422 LOGIN.EMAIL_NOT_REGISTERED email');
  } finally {
    await strict.close();
  }
});
