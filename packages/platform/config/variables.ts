/** Every setting of an installation: its environment variable, what it means, and what holds without it. */

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** As the documentation shows it; empty where there is none. */
  readonly fallback: string;
}

const variable = (name: string, fallback: string, meaning: string): Variable => ({ name, fallback, meaning });

export const variables = [
  variable('PORT', '3000', 'Port to listen on, 1 to 65535.'),
  variable(
    'HOST',
    '127.0.0.1',
    'Address to listen on. Anything but a loopback address shows the product to the network.',
  ),
  variable(
    'PUBLIC_URL',
    'http://localhost:PORT',
    'Where people reach the product: scheme, host and port, no path. It stands in mails and links.',
  ),
  variable(
    'TRUST_PROXY',
    'false',
    'Which proxies may say who a caller is: `false`, `true` (the one that connects), or their addresses and ranges, comma-separated.',
  ),
  variable('DATA_DIR', './data', 'Folder of files, secrets and, without DATABASE_URL, of the database.'),
  variable(
    'DATABASE_URL',
    '',
    'An own PostgreSQL 15 or later, `postgres://…`, as a user who may create roles; without it an embedded one runs in DATA_DIR.',
  ),
  variable(
    'DATABASE_APP_URL',
    '',
    'The same database for serving, as a user who may take on the role tabellion_app; without it, DATABASE_URL.',
  ),
  variable(
    'S3_URL',
    '',
    'Bucket of an S3-compatible store for files, `s3://key:secret@host:port/bucket?region=ca-central-1`, key and secret percent-encoded, `&tls=false` for plain HTTP. Without it files lie in DATA_DIR.',
  ),
  variable(
    'SMTP_URL',
    '',
    'Mail server, `smtp://user:password@host:587` or `smtps://…`. Without it mail stays in a local mailbox if HOST and PUBLIC_URL are loopback and no proxy is trusted; otherwise it waits.',
  ),
  variable(
    'MAIL_FROM',
    'no-reply@ the host of PUBLIC_URL',
    'Sender of mails: `Name <address>` or an address.',
  ),
  variable(
    'BRAND',
    '',
    '`tabellion` or `northbook`: names, logos, colours, mails and addresses. Without it, the one that DEPLOYMENT_MODE implies.',
  ),
  variable(
    'DEPLOYMENT_MODE',
    'standard',
    '`standard`, or `white_label`: the second brand, and no generated documents.',
  ),
  variable(
    'FILING_HIDDEN_HOST_MARKER',
    '',
    'The Filing entry is hidden where the host name of the address bar contains this.',
  ),
  variable(
    'LEDGER_ORIGIN',
    '',
    'Name of the ledger’s log and of its key, for ever. Without it `tabellion-` and 32 random hex digits, made on the first start.',
  ),
  variable(
    'LEDGER_SIGNING_KEY',
    '',
    'Seed of the Ed25519 key that signs the log, 32 bytes in base64url. Without it, one is made in DATA_DIR.',
  ),
  variable(
    'LEDGER_MASTER_KEY',
    '',
    'Key under which the ledger’s contents are sealed, 32 bytes in base64url. Without it, one is made in DATA_DIR. Whoever loses it loses contents, not proofs.',
  ),
  variable(
    'LEDGER_URL',
    '',
    'Where the ledger runs as a service of its own. Without it, it runs in this process.',
  ),
  variable('LEDGER_KEY', '', 'The key with which this product writes there: `npm run ledger:key product`.'),
  variable(
    'LEDGER_VKEY',
    '',
    'The key by which its log is known, which the same command names. Nothing is recorded in a log that another key signed.',
  ),
  variable('LEDGER_OWNER_ORG', 'Org1', 'Label of the owner organization in ledger records.'),
  variable(
    'PAYMENT_PROVIDER',
    'sandbox',
    '`sandbox`: test cards, no real money; or `stripe`, which needs the three settings after this one.',
  ),
  variable(
    'STRIPE_SECRET_KEY',
    '',
    'Secret or restricted key of the Stripe account, `sk_…` or `rk_…`. Test keys move no money.',
  ),
  variable(
    'STRIPE_PUBLISHABLE_KEY',
    '',
    'Publishable key of the same account and mode, `pk_…`. Browsers send cards to Stripe with it.',
  ),
  variable(
    'STRIPE_WEBHOOK_SECRET',
    '',
    'Signing secret of the webhook endpoint PUBLIC_URL/api/stripe/webhook, `whsec_…`.',
  ),
  variable(
    'STRIPE_API_BASE',
    'https://api.stripe.com',
    'Where Stripe’s interface is; another one only to try the product against a stand-in.',
  ),
  variable('SELLER_NAME', 'name of the brand', 'Who sells the plans, as invoices name the seller.'),
  variable('SELLER_ADDRESS', '', 'Where the seller is, for invoices; lines separated by `;`.'),
  variable(
    'SELLER_TAX_NUMBERS',
    '',
    'Tax registrations of the seller, such as `GST/HST=12345 6782 RT0001; QST=…`, by register: `GST/HST`, `QST`, `PST-BC`, `PST-SK`, `RST-MB`. A tax without a number is not collected; have an accountant confirm which are needed. Without it the sandbox prints specimen numbers.',
  ),
  variable(
    'REGISTRAR',
    'sandbox',
    'Where articles of incorporation go: `sandbox`, whose certificates are specimens, or `manual`, where people file and staff record the answer.',
  ),
  variable(
    'FILING',
    'sandbox',
    'Where returns and notices go after that: `sandbox`, whose filings are specimens, or `manual`, where people file.',
  ),
  variable(
    'SEAL_P12',
    '',
    'Key and certificates that seal documents, a PKCS#12 file. Without it and SEAL_KEY the installation makes its own, which proves integrity, not identity.',
  ),
  variable('SEAL_P12_PASSWORD', '', 'Password of that file.'),
  variable('SEAL_KEY', '', 'Instead of SEAL_P12: the private key, a PEM file without a password.'),
  variable('SEAL_CERTIFICATE', '', 'With SEAL_KEY: its certificate and those above it, a PEM file.'),
  variable(
    'TSA_URL',
    '',
    'Time-stamp authority (RFC 3161), `http://…` or `https://…`, which says when a document was sealed. Without it no seal says so.',
  ),
  variable(
    'INSTRUMENT_NOTICE_DAYS',
    '90,30,7',
    'Days before the last day of an option or warrant, and before a debt falls due, at which the bell rings: up to five whole numbers from 0 to 730, comma-separated.',
  ),
  variable('LOG_LEVEL', 'info', '`fatal`, `error`, `warn`, `info`, `debug` or `silent`.'),
  variable(
    'METRICS_TOKEN',
    '',
    'Bearer token for /metrics, at least 16 characters. Without it they are read at the address, with a secret in it, that the start prints.',
  ),
  variable(
    'SESSION_KEY',
    'made on first start',
    'Secret that signs sessions: 32 random bytes in base64url. Kept in DATA_DIR/secrets unless given.',
  ),
  variable(
    'CARD_KEY',
    'made on first start',
    'Private key that opens encrypted cards: an EC key (P-256) as a JWK. Kept in DATA_DIR/secrets unless given.',
  ),
] as const satisfies readonly Variable[];
