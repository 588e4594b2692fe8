import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

const read = (environment: Record<string, string> = {}) => readConfig(environment, '/srv/tabellion');

test('without any setting the product serves this machine alone', () => {
  expect(read()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    dataDir: '/srv/tabellion/data',
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    s3: undefined,
    mail: { kind: 'mailbox' },
    mailFrom: { name: undefined, address: 'no-reply@localhost' },
    brand: undefined,
    deploymentMode: 'standard',
    filingHiddenHostMarker: undefined,
    ledgerOwnerOrg: 'Org1',
    paymentProvider: 'sandbox',
    stripe: undefined,
    seller: { name: undefined, address: [], taxNumbers: undefined },
    registrar: 'sandbox',
    filing: 'sandbox',
    seal: { kind: 'own' },
    tsaUrl: undefined,
    instrumentNoticeDays: [90, 30, 7],
    logLevel: 'info',
    metricsToken: undefined,
  });
});

test('an empty setting is one that is not set', () => {
  expect(read(Object.fromEntries(variables.map(({ name }) => [name, ' '])))).toEqual(read());
});

test('every setting is read', () => {
  const config = read({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://Books.example/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    DATA_DIR: '/var/lib/tabellion',
    DATABASE_URL: 'postgres://owner:p@db/tabellion',
    DATABASE_APP_URL: 'postgresql://app:p@db/tabellion',
    S3_URL: 's3://AKIA:a%2Fb%2Bc@store.example:9000/books?region=ca-central-1',
    SMTP_URL: 'smtps://user:p@mail.example',
    MAIL_FROM: '"Érable & Fils" <books@example.com>',
    BRAND: 'northbook',
    DEPLOYMENT_MODE: 'white_label',
    FILING_HIDDEN_HOST_MARKER: 'Partner',
    LEDGER_OWNER_ORG: 'Org2',
    PAYMENT_PROVIDER: 'sandbox',
    SELLER_NAME: 'Tabellion Records Inc.',
    SELLER_ADDRESS: '1 King Street; Toronto ON',
    SELLER_TAX_NUMBERS: 'GST/HST=12345 6782 RT0001; QST=1234567890 TQ0001',
    SEAL_P12: 'seal.p12',
    SEAL_P12_PASSWORD: 'Maple',
    TSA_URL: 'http://time.example/tsa',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: '0123456789abcdef',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://books.example',
    trustProxy: '10.0.0.0/8, ::1',
    dataDir: '/var/lib/tabellion',
    databaseAppUrl: 'postgresql://app:p@db/tabellion',
    s3: {
      endpoint: 'https://store.example:9000',
      region: 'ca-central-1',
      bucket: 'books',
      accessKey: 'AKIA',
      secretKey: 'a/b+c',
    },
    mail: { kind: 'smtp', url: 'smtps://user:p@mail.example' },
    mailFrom: { name: 'Érable & Fils', address: 'books@example.com' },
    brand: 'northbook',
    deploymentMode: 'white_label',
    filingHiddenHostMarker: 'partner',
    seal: { kind: 'p12', file: '/srv/tabellion/seal.p12', password: 'Maple' },
    tsaUrl: 'http://time.example/tsa',
    logLevel: 'warn',
    metricsToken: '0123456789abcdef',
  });
});

test.each([
  ['127.0.0.1', 'mailbox'],
  ['127.9.9.9', 'mailbox'],
  ['::1', 'mailbox'],
  ['localhost', 'mailbox'],
  ['0.0.0.0', 'none'],
  ['::', 'none'],
  ['127.0.0.1.example.com', 'none'],
])('on %s, without a mail server, mail goes to: %s', (HOST, kind) => {
  expect(read({ HOST }).mail).toEqual({ kind });
});

test('behind a proxy there is no mailbox, even on a loopback address: its page would be everybody’s', () => {
  expect(read({ PUBLIC_URL: 'https://books.example' }).mail).toEqual({ kind: 'none' });
  for (const TRUST_PROXY of ['loopback', 'true'])
    expect(read({ TRUST_PROXY }).mail).toEqual({ kind: 'none' });
  expect(read({ PUBLIC_URL: 'http://[::1]:3000' })).toMatchObject({
    mail: { kind: 'mailbox' },
    mailFrom: { address: 'no-reply@localhost' },
  });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'books.example'],
  ['PUBLIC_URL', 'https://books.example/app'],
  ['PUBLIC_URL', 'ftp://books.example'],
  ['TRUST_PROXY', 'yes'],
  ['DATABASE_URL', 'mysql://db/x'],
  ['S3_URL', 'https://key:secret@store.example/books'],
  ['S3_URL', 's3://store.example/books'],
  ['S3_URL', 's3://key:secret@store.example'],
  ['S3_URL', 's3://key:%ff@store.example/books'],
  ['S3_URL', 's3://key:secret@store.example/books?tsl=false'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Books <books>'],
  ['BRAND', '../secret'],
  ['DEPLOYMENT_MODE', 'whitelabel'],
  ['LEDGER_OWNER_ORG', 'Org 1'],
  ['PAYMENT_PROVIDER', 'cash'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_API_BASE', 'http://api.stripe.com'],
  ['SELLER_TAX_NUMBERS', 'VAT=1'],
  ['TSA_URL', 'time.example'],
  ['TSA_URL', 'https://user:secret@time.example'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
])('%s cannot be %j, and the refusal does not repeat it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`These settings cannot be used. ${name} must be `);
});

test('Stripe needs all its keys, of one mode', () => {
  const keys = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(read(keys)).toMatchObject({
    paymentProvider: 'stripe',
    stripe: { secretKey: 'sk_test_1', apiBase: 'https://api.stripe.com' },
  });
  expect(() => read({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow('PAYMENT_PROVIDER=stripe needs');
  expect(() => read({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('both be live keys');
});

test('a store on plain HTTP is asked for', () => {
  expect(read({ S3_URL: 's3://k:s@127.0.0.1:4568/books?tls=false' }).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:4568',
    region: 'us-east-1',
  });
});

test('a key in PEM needs its certificate, and no other key beside it', () => {
  expect(read({ SEAL_KEY: '/etc/seal.key', SEAL_CERTIFICATE: 'seal.pem' }).seal).toEqual({
    kind: 'pem',
    key: '/etc/seal.key',
    certificate: '/srv/tabellion/seal.pem',
  });
  expect(() => read({ SEAL_KEY: 'seal.key' })).toThrow('SEAL_KEY and SEAL_CERTIFICATE need each other.');
  expect(() => read({ SEAL_P12: 'a', SEAL_KEY: 'b', SEAL_CERTIFICATE: 'c' })).toThrow('SEAL_P12 excludes');
});

test('a ledger elsewhere is known by its address, a key to write with and the key of its log', () => {
  const known = {
    LEDGER_URL: 'https://ledger.test',
    LEDGER_KEY: `relay-${'x'.repeat(43)}`,
    LEDGER_VKEY: `tabellion-test+0123abcd+A${'Q'.repeat(43)}`,
  };
  expect(read(known).ledger).toEqual({
    url: known.LEDGER_URL,
    key: known.LEDGER_KEY,
    verifierKey: known.LEDGER_VKEY,
  });
  for (const name of Object.keys(known))
    expect(() => read({ ...known, [name]: '' })).toThrow(
      'LEDGER_URL, LEDGER_KEY and LEDGER_VKEY need each other.',
    );
  for (const none of ['tabellion-test', `tabellion-test+0123abcd+A[${'Q'.repeat(42)}`])
    expect(() => read({ ...known, LEDGER_VKEY: none })).toThrow('LEDGER_VKEY must be');
});

test('all settings that cannot be used are told at once', () => {
  expect(() =>
    read({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_APP_URL: 'postgres://app:secret@db/x' }),
  ).toThrow(
    'These settings cannot be used. PORT must be a whole number from 1 to 65535. DATABASE_APP_URL needs DATABASE_URL. ' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
  );
});

test('the documentation has a row for every setting', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const { name, fallback, meaning } of variables)
    expect(page).toContain(`| \`${name}\` | ${fallback && `\`${fallback}\``} | ${meaning} |`);
});
