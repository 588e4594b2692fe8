/** The settings of the environment, read once at the start; `variables.ts` says what each means. Beside them only the
 *  embedded PostgreSQL asks where a user's cache lies and what his PATH is. */
import { resolve } from 'node:path';
import { StartRefusal } from '../database/errors.ts';
import type { S3Place } from '../files/files.ts';
import { type LogLevel, logLevels } from '../log/log.ts';
import { isMailAddress } from '../mail/mail.ts';
import { createReader, type Environment, type Reader } from './reader.ts';

export interface LedgerElsewhere {
  readonly url: string;
  readonly key: string;
  /** Its log is known by it; a C2SP verifier key. */
  readonly verifierKey: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  /** As fastify takes it. */
  readonly trustProxy: boolean | string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseAppUrl: string | undefined;
  /** Where files lie; in the data folder without it. */
  readonly s3: S3Place | undefined;
  readonly mail: MailWay;
  readonly mailFrom: { readonly name: string | undefined; readonly address: string };
  readonly brand: string | undefined;
  readonly deploymentMode: 'standard' | 'white_label';
  readonly filingHiddenHostMarker: string | undefined;
  readonly ledgerOwnerOrg: string;
  /** The ledger as a service elsewhere; in this process without it. */
  readonly ledger: LedgerElsewhere | undefined;
  readonly paymentProvider: 'sandbox' | 'stripe';
  /** Undefined unless Stripe is the payment provider. */
  readonly stripe: StripeKeys | undefined;
  /** The seller of the plans; the tax numbers by register, undefined where none is set. */
  readonly seller: {
    readonly name: string | undefined;
    readonly address: readonly string[];
    readonly taxNumbers: Readonly<Record<string, string>> | undefined;
  };
  readonly registrar: 'sandbox' | 'manual';
  readonly filing: 'sandbox' | 'manual';
  readonly seal: SealSource;
  readonly tsaUrl: string | undefined;
  /** Days before the last day of an instrument at which the bell rings. */
  readonly instrumentNoticeDays: readonly number[];
  readonly logLevel: LogLevel;
  /** Figures are read with this bearer token; without one, at the address that the start prints. */
  readonly metricsToken: string | undefined;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Origin of its interface. */
  readonly apiBase: string;
}

/** Where mail goes. The mailbox shows everybody's mail to whoever reaches its page, so it exists only where that can be
 *  nobody from outside: HOST and PUBLIC_URL are loopback, and no proxy is trusted. */
export type MailWay = { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'mailbox' | 'none' };

/** Where the key that seals documents comes from. Paths are absolute. */
export type SealSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'p12'; readonly file: string; readonly password: string }
  | { readonly kind: 'pem'; readonly key: string; readonly certificate: string };

/** Throws a `StartRefusal` that names every setting that cannot be used; values are not repeated, some are secret.
 *  @param folder that a relative DATA_DIR starts from */
export function readConfig(environment: Environment, folder: string): Config {
  const reader = createReader(environment);
  const config = configFrom(reader, folder);
  const { problems } = reader;
  if (problems.length === 0) return config;
  throw new StartRefusal(`These settings cannot be used. ${problems.join(' ')}`);
}

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

function configFrom(read: Reader, folder: string): Config {
  const port = read.value('PORT', '3000', 'a whole number from 1 to 65535', portFrom);
  const host = read.value('HOST', '127.0.0.1', 'an address or host name', (text) =>
    /^[\w.:-]+$/.test(text) ? text : undefined,
  );
  const publicUrl = read.value('PUBLIC_URL', `http://localhost:${port}`, 'http(s)://host[:port]', originFrom);
  const databaseUrl = read.optional('DATABASE_URL', 'postgres://…', urlOf('postgres:', 'postgresql:'));
  const databaseAppUrl = read.optional('DATABASE_APP_URL', 'postgres://…', urlOf('postgres:', 'postgresql:'));
  if (databaseAppUrl !== undefined && databaseUrl === undefined)
    read.refuse('DATABASE_APP_URL needs DATABASE_URL.');
  const trustProxy = read.value('TRUST_PROXY', 'false', 'false, true, or addresses and ranges', proxyFrom);
  const { hostname } = new URL(publicUrl);
  const isLocal = isLoopbackHost(host) && isLoopbackHost(hostname) && trustProxy === false;
  const smtpUrl = read.optional('SMTP_URL', 'smtp://… or smtps://…', urlOf('smtp:', 'smtps:'));
  return {
    port,
    host,
    publicUrl,
    trustProxy,
    dataDir: resolve(
      folder,
      read.value('DATA_DIR', './data', 'a folder', (text) => text),
    ),
    databaseUrl,
    databaseAppUrl,
    s3: read.optional('S3_URL', 's3://key:secret@host[:port]/bucket[?region=…&tls=false]', s3PlaceFrom),
    mail: mailWay(smtpUrl, isLocal),
    mailFrom: read.value(
      'MAIL_FROM',
      `no-reply@${hostname.startsWith('[') ? 'localhost' : hostname}`,
      'Name <address> or an address',
      senderFrom,
    ),
    brand: read.optional('BRAND', 'the name of a brand file', (text) =>
      /^[a-z][a-z0-9-]{0,40}$/.test(text) ? text : undefined,
    ),
    deploymentMode: read.choice('DEPLOYMENT_MODE', ['standard', 'white_label']),
    filingHiddenHostMarker: read.optional('FILING_HIDDEN_HOST_MARKER', 'a part of a host name', (text) =>
      /^[\w.-]{1,100}$/.test(text) ? text.toLowerCase() : undefined,
    ),
    ledgerOwnerOrg: read.value('LEDGER_OWNER_ORG', 'Org1', 'letters, digits, - and _', (text) =>
      /^[\w-]{1,64}$/.test(text) ? text : undefined,
    ),
    ledger: ledgerElsewhere(read),
    ...payment(read),
    seller: {
      name: read.optional('SELLER_NAME', 'a name', (text) => text),
      address: read.value('SELLER_ADDRESS', '', 'lines separated by ;', (text) => partsOf(text)),
      taxNumbers: read.optional('SELLER_TAX_NUMBERS', 'register=number; register=number', taxNumbersFrom),
    },
    registrar: read.choice('REGISTRAR', ['sandbox', 'manual']),
    filing: read.choice('FILING', ['sandbox', 'manual']),
    seal: sealSource(read, folder),
    tsaUrl: read.optional('TSA_URL', 'http(s)://… without a password', authorityFrom),
    instrumentNoticeDays: read.value(
      'INSTRUMENT_NOTICE_DAYS',
      '90,30,7',
      'up to five whole numbers from 0 to 730',
      noticeDaysFrom,
    ),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metricsToken: read.optional('METRICS_TOKEN', 'at least 16 characters', (text) =>
      text.length >= 16 ? text : undefined,
    ),
  };
}

function payment(read: Reader): Pick<Config, 'paymentProvider' | 'stripe'> {
  const paymentProvider = read.choice('PAYMENT_PROVIDER', ['sandbox', 'stripe']);
  const secretKey = read.optional('STRIPE_SECRET_KEY', 'sk_… or rk_…', keyOf('(sk|rk)_(test|live)'));
  const publishableKey = read.optional('STRIPE_PUBLISHABLE_KEY', 'pk_…', keyOf('pk_(test|live)'));
  const webhookSecret = read.optional('STRIPE_WEBHOOK_SECRET', 'whsec_…', keyOf('whsec'));
  const apiBase = read.value(
    'STRIPE_API_BASE',
    'https://api.stripe.com',
    'https://… or loopback',
    stripeOrigin,
  );
  if (paymentProvider === 'sandbox') return { paymentProvider, stripe: undefined };
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    read.refuse(
      'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    );
    return { paymentProvider, stripe: undefined };
  }
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    read.refuse('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.');
  return { paymentProvider, stripe: { secretKey, publishableKey, webhookSecret, apiBase } };
}

const keyOf =
  (beginning: string) =>
  (text: string): string | undefined =>
    new RegExp(`^${beginning}_\\w{1,300}$`).test(text) ? text : undefined;

/** Cards and money are spoken of over TLS, or to this machine. */
function stripeOrigin(text: string): string | undefined {
  const origin = originFrom(text);
  if (origin === undefined) return undefined;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isLoopbackHost(hostname) ? origin : undefined;
}

function ledgerElsewhere(read: Reader): Config['ledger'] {
  const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : undefined);
  const url = read.optional('LEDGER_URL', 'http(s)://host[:port]', originFrom);
  const key = read.optional('LEDGER_KEY', 'a key that the ledger made', matching(/^relay-[\w-]{43}$/));
  const verifierKey = read.optional(
    'LEDGER_VKEY',
    'the key that the ledger named beside LEDGER_KEY',
    matching(/^[^+\s]+\+[0-9a-f]{8}\+A[Q-Za-f][A-Za-z\d+/]{42}$/),
  );
  if (url !== undefined && key !== undefined && verifierKey !== undefined) return { url, key, verifierKey };
  if (url !== undefined || key !== undefined || verifierKey !== undefined)
    read.refuse('LEDGER_URL, LEDGER_KEY and LEDGER_VKEY need each other.');
  return undefined;
}

const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const taxRegisters = ['GST/HST', 'QST', 'PST-BC', 'PST-SK', 'RST-MB'];

function taxNumbersFrom(text: string): Record<string, string> | undefined {
  const pairs = partsOf(text).map((part) => part.split('=').map((one) => one.trim()));
  const areNumbers = pairs.every(
    ([register = '', number = '', ...more]) =>
      taxRegisters.includes(register) && number !== '' && more.length === 0,
  );
  return areNumbers ? Object.fromEntries(pairs) : undefined;
}

const mailWay = (smtpUrl: string | undefined, isLocal: boolean): MailWay =>
  smtpUrl === undefined ? { kind: isLocal ? 'mailbox' : 'none' } : { kind: 'smtp', url: smtpUrl };

function sealSource(read: Reader, folder: string): SealSource {
  const fileOf = (text: string) => resolve(folder, text);
  const file = read.optional('SEAL_P12', 'a file', fileOf);
  const password = read.value('SEAL_P12_PASSWORD', '', 'text', (text) => text);
  const key = read.optional('SEAL_KEY', 'a file', fileOf);
  const certificate = read.optional('SEAL_CERTIFICATE', 'a file', fileOf);
  if (file !== undefined && (key ?? certificate) !== undefined)
    read.refuse('SEAL_P12 excludes SEAL_KEY and SEAL_CERTIFICATE.');
  if ((key === undefined) !== (certificate === undefined))
    read.refuse('SEAL_KEY and SEAL_CERTIFICATE need each other.');
  if (file !== undefined) return { kind: 'p12', file, password };
  return key === undefined || certificate === undefined ? { kind: 'own' } : { kind: 'pem', key, certificate };
}

function authorityFrom(text: string): string | undefined {
  return urlOf('http:', 'https:')(text) !== undefined && new URL(text).username === '' ? text : undefined;
}

function portFrom(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

function noticeDaysFrom(text: string): readonly number[] | undefined {
  const days = text.split(',').map((part) => part.trim());
  const areSound = days.length <= 5 && days.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 730);
  return areSound ? days.map(Number) : undefined;
}

const urlOf =
  (...protocols: string[]) =>
  (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && protocols.includes(url.protocol) ? text : undefined;
  };

function s3PlaceFrom(text: string): S3Place | undefined {
  if (urlOf('s3:')(text) === undefined) return undefined;
  const { host, username, password, pathname, searchParams } = new URL(text);
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname) ?? [];
  const { region = 'us-east-1', tls = 'true', ...others } = Object.fromEntries(searchParams);
  const isSound = /^[\w-]+$/.test(region) && /^(true|false)$/.test(tls) && Object.keys(others).length === 0;
  const [accessKey, secretKey] = [percentDecoded(username), percentDecoded(password)];
  if (bucket === undefined || host === '' || !accessKey || !secretKey || !isSound) return undefined;
  return { endpoint: `${tls === 'true' ? 'https' : 'http'}://${host}`, region, bucket, accessKey, secretKey };
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function originFrom(text: string): string | undefined {
  if (urlOf('http:', 'https:')(text) === undefined) return undefined;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && `${search}${hash}${username}` === '' ? origin : undefined;
}

function proxyFrom(text: string): boolean | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const range = /^([0-9a-f:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i;
  return text.split(',').every((part) => range.test(part.trim())) ? text : undefined;
}

function senderFrom(text: string): Config['mailFrom'] | undefined {
  const [, name, bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  const plainName = name?.trim().replace(/^"(.*)"$/, '$1');
  return isMailAddress(address) ? { name: plainName || undefined, address } : undefined;
}
