/** The installation's own secrets: from the environment, or made on the first start and kept in DATA_DIR/secrets.
 *  Whoever has them can sign in as anybody and read cards under way: a backup of the folder is as secret as they are. */
import { createHash, createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { StartRefusal } from '../database/errors.ts';
import type { Environment } from './reader.ts';

export interface Secrets {
  /** Signs session tokens (HMAC): 32 bytes or more. */
  readonly sessionKey: Uint8Array;
  readonly cardKey: CardKey;
  /** Stands in the addresses of the mailbox and the figures, which the start prints: 128 bits, the same in every process. */
  readonly pageSecret: string;
  readonly pseudonymKey: Uint8Array;
  /** Seals the keys that registries gave corporations (AES-256-GCM). */
  readonly registryKey: Uint8Array;
  readonly ledger: LedgerSecrets;
}

/** Name and keys of a log. Whoever loses the master key loses contents, not proofs. */
export interface LedgerSecrets {
  /** The log's name, and its key's, for ever. No secret, but kept with them. */
  readonly origin: string;
  /** The seed of the Ed25519 key that signs the log, 32 bytes. */
  readonly signingSeed: Uint8Array;
  /** Wraps the secrets of contents, 32 bytes; never in a database. */
  readonly masterKey: Uint8Array;
  /** The seed of the one that signs tokens of the ledger, 32 bytes. */
  readonly tokenSeed: Uint8Array;
}

/** A key for JWE with ECDH-ES and A256GCM. `kid` is the key's thumbprint (RFC 7638). */
export interface CardKey {
  readonly publicJwk: PublicJwk;
  readonly privateJwk: PublicJwk & { readonly d: string };
}

export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly alg: 'ECDH-ES';
  readonly use: 'enc';
  readonly kid: string;
}

/** Throws a `StartRefusal` for a secret that is malformed, or whose file others may read. */
export async function loadSecrets(environment: Environment, dataDir: string): Promise<Secrets> {
  const folder = join(dataDir, 'secrets');
  const session = await secret(environment.SESSION_KEY, join(folder, 'session.key'), async () =>
    randomBytes(32).toString('base64url'),
  );
  const card = await secret(environment.CARD_KEY, join(folder, 'card.jwk.json'), async () =>
    JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })),
  );
  const sessionKey = sessionKeyFrom(session);
  const ledgerFile = (name: string) => join(folder, `ledger-${name}`);
  const random32 = async () => randomBytes(32).toString('base64url');
  const origin = await secret(
    environment.LEDGER_ORIGIN,
    ledgerFile('origin'),
    async () => `tabellion-${randomBytes(16).toString('hex')}`,
  );
  if (!/^[^\p{White_Space}+]{1,200}$/u.test(origin))
    throw new StartRefusal('LEDGER_ORIGIN must be a name without blanks and plus signs.');
  const signing = await secret(environment.LEDGER_SIGNING_KEY, ledgerFile('signing.key'), random32);
  const master = await secret(environment.LEDGER_MASTER_KEY, ledgerFile('master.key'), random32);
  const drawn = (name: string) => createHmac('sha256', sessionKey).update(name).digest();
  return {
    sessionKey,
    cardKey: cardKeyFrom(card),
    pageSecret: drawn('mailbox and metrics').subarray(0, 16).toString('base64url'),
    pseudonymKey: drawn('pseudonyms'),
    registryKey: drawn('registry keys'),
    ledger: {
      origin,
      signingSeed: bytes32From('LEDGER_SIGNING_KEY', signing),
      masterKey: bytes32From('LEDGER_MASTER_KEY', master),
      tokenSeed: drawn('ledger tokens'),
    },
  };
}

/** Stands for an account or a network in the log: only who has the key can tell for which. */
export const pseudonymOf = (key: Uint8Array, named: string): string =>
  createHmac('sha256', key).update(named).digest().subarray(0, 9).toString('base64url');

const secret = async (
  given: string | undefined,
  path: string,
  make: () => Promise<string>,
): Promise<string> => given?.trim() || keptSecret(path, make);

/** The secret kept at `path`, or what `make` answers, which is kept there from now on. */
export async function keptSecret(path: string, make: () => Promise<string>): Promise<string> {
  if (!(await isThere(path))) await create(path, await make());
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new StartRefusal(
      `Others may read the secret ${path}. Make it private (chmod 600) or replace it, then start again.`,
    );
  return (await readFile(path, 'utf8')).trim();
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The file appears whole, and the first of two processes that start together wins. */
async function create(path: string, content: string): Promise<void> {
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  await file.writeFile(`${content}\n`);
  await file.sync();
  await file.close();
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
}

function sessionKeyFrom(text: string): Uint8Array {
  const key = Buffer.from(text, 'base64url');
  if (!/^[\w-]+={0,2}$/.test(text) || key.length < 32)
    throw new StartRefusal('SESSION_KEY must be at least 32 random bytes in base64url.');
  return key;
}

function bytes32From(name: string, text: string): Uint8Array {
  const key = Buffer.from(text, 'base64url');
  if (!/^[\w-]{43}=?$/.test(text) || key.length !== 32)
    throw new StartRefusal(`${name} must be 32 random bytes in base64url.`);
  return new Uint8Array(key);
}

function cardKeyFrom(text: string): CardKey {
  const { kty, crv, x, y, d } = jsonFrom(text);
  const isPart = (part: unknown): part is string => typeof part === 'string' && /^[\w-]{43}$/.test(part);
  if (kty !== 'EC' || crv !== 'P-256' || !isPart(x) || !isPart(y) || !isPart(d))
    throw new StartRefusal('CARD_KEY must be a private EC key on the curve P-256, as a JWK.');
  const kid = createHash('sha256').update(canonicalJson({ crv, kty, x, y })).digest('base64url');
  const publicJwk: PublicJwk = { kty, crv, x, y, alg: 'ECDH-ES', use: 'enc', kid };
  return { publicJwk, privateJwk: { ...publicJwk, d } };
}

function jsonFrom(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
