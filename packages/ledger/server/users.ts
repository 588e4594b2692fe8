/** Users of the ledger: accounts of its own, passwords as argon2id, tokens signed with Ed25519. */
import { createPublicKey } from 'node:crypto';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Admit } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { hashPassword, isPasswordOf } from '@tabellion/platform/password.ts';
import { createSigner, createVerifier } from 'fast-jwt';
import { ed25519Of } from './signer.ts';
import * as store from './store/users.ts';

/** Whoever brings a good token. */
export interface LedgerUser {
  readonly userId: string;
  readonly accountId: string;
  readonly role: store.LedgerRole;
}

/** A token holds for so many seconds. */
const TOKEN_SECONDS = 15 * 60;

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly type: string;
  readonly orgname: string;
}

export interface SignUp extends SignIn {
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly referral: string;
}

type SignInRefusal = Refusal<'LOGIN.EMAIL_NOT_REGISTERED' | 'LOGIN.PASSWORD_INVALID'>;

export interface Users {
  readonly admit: Admit<LedgerUser>;
  /** @returns a token. Errors: REGISTER.EMAIL_TAKEN */
  signUp(user: SignUp, now: Instant): Promise<Result<string, Refusal<'REGISTER.EMAIL_TAKEN'>>>;
  /** @returns a token. Kind and name of the account count like the address: one of others has no such user. */
  signIn(who: SignIn, now: Instant): Promise<Result<string, SignInRefusal>>;
  /** Ends what the old password opened. */
  resetPassword(
    who: Pick<SignIn, 'email' | 'password'> & { readonly newPassword: string },
    now: Instant,
  ): Promise<Result<string, SignInRefusal>>;
}

/** @param seed  of the key that signs tokens, 32 bytes */
export function openUsers(db: Database, seed: Uint8Array): Users {
  const { issue, read } = tokensOf(seed);
  const passwordOf = async (email: string, password: string) => {
    const user = await db.asNobody((q) => store.userByEmail(q, normalized(email)));
    const isRight = await isPasswordOf(user?.password_hash, password);
    return { user, isRight };
  };
  return {
    admit: async (token, now) => {
      const claims = token === undefined ? undefined : read(token);
      if (claims === undefined) return refuse('SESSION.INVALID');
      if (claims.exp <= secondsOf(now)) return refuse('SESSION.EXPIRED');
      const user = await db.asNobody((q) => store.userById(q, claims.sub));
      const isVoid = user === undefined || claims.since !== user.tokens_since;
      return isVoid
        ? refuse('SESSION.INVALID')
        : ok({ userId: user.user_id, accountId: user.account_id, role: user.role });
    },
    signUp: async ({ password, ...account }, now) => {
      const passwordHash = await hashPassword(password);
      const user = {
        ...account,
        userId: newId(),
        accountId: newId(),
        email: normalized(account.email),
        passwordHash,
      };
      const isAdded = await db.asNobody((q) => store.addUser(q, user, now));
      return isAdded ? ok(issue(user.userId, now, now)) : refuse('REGISTER.EMAIL_TAKEN');
    },
    signIn: async ({ email, password, type, orgname }, now) => {
      const { user, isRight } = await passwordOf(email, password);
      if (user === undefined || user.type !== type || user.orgname !== orgname)
        return refuse('LOGIN.EMAIL_NOT_REGISTERED');
      return isRight ? ok(issue(user.user_id, user.tokens_since, now)) : refuse('LOGIN.PASSWORD_INVALID');
    },
    resetPassword: async ({ email, password, newPassword }, now) => {
      const { user, isRight } = await passwordOf(email, password);
      if (user === undefined) return refuse('LOGIN.EMAIL_NOT_REGISTERED');
      if (!isRight) return refuse('LOGIN.PASSWORD_INVALID');
      const change = {
        userId: user.user_id,
        before: user.password_hash,
        passwordHash: await hashPassword(newPassword),
      };
      const isChanged = await db.asNobody((q) => store.changePassword(q, change, now));
      return isChanged ? ok(issue(user.user_id, now, now)) : refuse('LOGIN.PASSWORD_INVALID');
    },
  };
}

const normalized = (email: string): string => email.trim().normalize('NFC').toLowerCase();
const secondsOf = (moment: Instant): number => Math.floor(millisOfInstant(moment) / 1000);

interface Claims {
  readonly sub: string;
  readonly exp: number;
  /** Since when tokens of the user hold: another password voids those of before. */
  readonly since: string;
}

function tokensOf(seed: Uint8Array) {
  const secret = ed25519Of(seed);
  const pem = { format: 'pem' } as const;
  const sign = createSigner({
    key: String(secret.export({ ...pem, type: 'pkcs8' })),
    algorithm: 'EdDSA',
    noTimestamp: true,
  });
  const verify = createVerifier({
    key: String(createPublicKey(secret).export({ ...pem, type: 'spki' })),
    algorithms: ['EdDSA'],
    allowedAud: 'ledger',
    ignoreExpiration: true,
  });
  return {
    issue: (userId: string, since: Instant, now: Instant): string => {
      const iat = secondsOf(now);
      return sign({ sub: userId, aud: 'ledger', since: sameInstant(since), iat, exp: iat + TOKEN_SECONDS });
    },
    read: (token: string): Claims | undefined => {
      try {
        const claims: unknown = verify(token);
        return isClaims(claims) ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** As a column gives it back: six places of the second. */
const sameInstant = (moment: Instant): string => {
  const [seconds = '', fraction = ''] = moment.slice(0, -1).split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}Z`;
};

const isClaims = (claims: unknown): claims is Claims =>
  typeof claims === 'object' &&
  claims !== null &&
  'sub' in claims &&
  typeof claims.sub === 'string' &&
  'exp' in claims &&
  typeof claims.exp === 'number' &&
  'since' in claims &&
  typeof claims.since === 'string';
