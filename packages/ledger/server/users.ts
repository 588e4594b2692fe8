/** Users of the ledger: accounts of its own, passwords as argon2id, tokens signed with Ed25519. */
import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Admit } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { hashPassword, isPasswordOf } from '@tabellion/platform/password.ts';
import { createSigner, createVerifier } from 'fast-jwt';
import { ed25519Of } from './signer.ts';
import * as relays from './store/relays.ts';
import * as store from './store/users.ts';

/** Whoever brings a good token, in one account: his own, or the one of another that the header ACCOUNT_HEADER names. */
export interface LedgerUser {
  readonly accountId: string;
  /** His role in the stream of an organization; undefined where he has none. */
  roleIn(orgId: string): store.LedgerRole | undefined;
  /** An auditor of the whole log. */
  readonly isAuditor: boolean;
  /** Another service, which asks for tokens of its own persons. */
  readonly isRelay: boolean;
  /** The digest of the key that a relay brought in place of a token. */
  readonly keyDigest?: Uint8Array;
}

const ACCOUNT_HEADER = 'ledger-account';

export const mayRead = (user: LedgerUser, orgId: string): boolean => user.roleIn(orgId) !== undefined;

export const mayWrite = (user: LedgerUser, orgId: string): boolean =>
  ['owner', 'writer'].includes(user.roleIn(orgId) ?? '');

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
  /** A token with which a relay does what its key allows, as long as the key holds. */
  tokenOfRelay(keyDigest: Uint8Array, now: Instant): string;
  /** A token with which a person of a relay reads the records of some organizations. */
  tokenFor(reading: Reading, now: Instant): Promise<string>;
  endTokensOf(reading: Pick<Reading, 'accountId' | 'userId'>): Promise<void>;
  /** Gives a user, by his address, a role in a stream of an account, or takes it. @returns false where nobody has the address */
  setRole(stream: Pick<store.RoleRow, 'account_id' | 'org_id'>, grant: RoleGrant): Promise<boolean>;
}

export interface RoleGrant {
  readonly email: string;
  readonly role: store.LedgerRole | null;
}

export interface Reading {
  readonly accountId: string;
  readonly userId: string;
  readonly orgIds: readonly string[];
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
    admit: async (token, now, header) => {
      if (token?.startsWith(RELAY_KEY)) return admitKey(db, digestOf(token));
      const claims = token === undefined ? undefined : read(token);
      if (claims === undefined) return refuse('SESSION.INVALID');
      if (claims.exp <= secondsOf(now)) return refuse('SESSION.EXPIRED');
      const user = await db.asNobody((q) => userOf(q, claims, header(ACCOUNT_HEADER)));
      return user === undefined ? refuse('SESSION.INVALID') : ok(user);
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
    tokenOfRelay: (keyDigest, now) => issue(Buffer.from(keyDigest).toString('hex'), RELAY, now),
    tokenFor: async (reading, now) => {
      const tokenId = newId();
      const endsAt = instantOfMillis(millisOfInstant(now) + TOKEN_SECONDS * 1000);
      await db.asNobody((q) => relays.addReading(q, { ...reading, tokenId, endsAt }));
      return issue(tokenId, READING, now);
    },
    endTokensOf: async ({ accountId, userId }) => {
      await db.asNobody((q) => relays.endReadings(q, accountId, userId));
    },
    setRole: (stream, { email, role }) =>
      db.asNobody(async (q) => {
        const user = await store.userByEmail(q, normalized(email));
        if (user !== undefined) await store.setRole(q, { ...stream, user_id: user.user_id, role });
        return user !== undefined;
      }),
  };
}

/** Stand for the moment since when tokens of a user hold: such a token belongs to a person whom a relay knows, or to a relay. */
const READING = 'reading';
const RELAY = 'relay';

/** @param chosen  the account of another in which he acts; empty for his own */
async function userOf(q: Queries, { sub, since }: Claims, chosen: string): Promise<LedgerUser | undefined> {
  if (since === RELAY) return relayOf(q, Buffer.from(sub, 'hex'));
  if (since === READING) {
    const reading = await relays.readingOf(q, sub);
    if (reading === undefined) return undefined;
    const roles = new Map(reading.org_ids.map((orgId) => [orgId, 'reader'] as const));
    return userIn(reading.account_id, (orgId) => roles.get(orgId));
  }
  const user = await store.userById(q, sub);
  if (user === undefined || since !== user.tokens_since) return undefined;
  if (chosen !== '' && chosen !== user.account_id) {
    const roles = new Map(
      (await store.rolesOf(q, user.user_id, chosen)).map((row) => [row.org_id, row.role]),
    );
    return userIn(chosen, (orgId) => roles.get(orgId));
  }
  return { ...userIn(user.account_id, () => user.role), isAuditor: user.role === 'auditor' };
}

const userIn = (accountId: string, roleIn: LedgerUser['roleIn']): LedgerUser => ({
  accountId,
  roleIn,
  isAuditor: false,
  isRelay: false,
});

/** A relay's key begins with this. */
const RELAY_KEY = 'relay-';

const digestOf = (key: string): Uint8Array => createHash('sha256').update(key).digest();

async function admitKey(
  db: Database,
  keyDigest: Uint8Array,
): Promise<Result<LedgerUser, Refusal<'SESSION.INVALID'>>> {
  const relay = await db.asNobody((q) => relayOf(q, keyDigest));
  return relay === undefined ? refuse('SESSION.INVALID') : ok({ ...relay, keyDigest });
}

async function relayOf(q: Queries, keyDigest: Uint8Array): Promise<LedgerUser | undefined> {
  const relay = await relays.relayByKey(q, keyDigest);
  return relay && { ...userIn(relay.account_id, () => 'owner'), isRelay: true };
}

/** The account of the relay of this name in the same process, which needs no key. */
export const accountOfRelay = (db: Database, name: string, now: Instant): Promise<string> =>
  db.asNobody((q) => relays.ensureRelay(q, { name, accountId: newId(), keyHash: null }, now));

/** A new key of the relay of this name; the one before is void. */
export async function newRelayKey(db: Database, name: string, now: Instant): Promise<string> {
  const key = `${RELAY_KEY}${randomBytes(32).toString('base64url')}`;
  await db.asNobody((q) => relays.ensureRelay(q, { name, accountId: newId(), keyHash: digestOf(key) }, now));
  return key;
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
    issue: (userId: string, since: Instant | typeof READING | typeof RELAY, now: Instant): string => {
      const iat = secondsOf(now);
      const held = since === READING || since === RELAY ? since : sameInstant(since);
      return sign({ sub: userId, aud: 'ledger', since: held, iat, exp: iat + TOKEN_SECONDS });
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
