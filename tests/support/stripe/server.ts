/** A server on loopback that speaks for Stripe: its interface over HTTP with idempotency keys, and whatever may happen to a
 *  request on its way there and back. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Account, type Json, openAccount, type Params, StripeRefusal } from './account.ts';
import { bankPage } from './bankPage.ts';

export const stripeKeys = {
  secretKey: 'sk_test_loopback',
  publishableKey: 'pk_test_loopback',
  webhookSecret: 'whsec_loopback',
} as const;

/** A request may have bad luck: it does not arrive, its answer does not, Stripe does not understand it (400) or has no time
 *  (429), or a fault (500), which it tells again to the same idempotency key. */
export type Mishap = 'unheard' | 'unanswered' | 400 | 429 | 500;

export interface StripeServer {
  readonly origin: string;
  readonly account: Account;
  /** Requests that came, such as `POST /v1/payment_intents`, the newest last. */
  readonly heard: string[];
  /** Decides what happens to a request; undefined for nothing. */
  mishap: (request: string) => Mishap | undefined;
  /** How late the card for delays is answered. */
  lateMs: number;
  /** The address to which messages are posted; undefined where a test posts them itself. */
  webhooksTo: string | undefined;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface KeptAnswer extends Answer {
  readonly params: string;
  readonly at: Instant;
}

/** Stripe forgets them after a day. */
const keyMs = 24 * 60 * 60 * 1000;

export async function openStripeServer({
  clock,
  delayMs,
}: {
  clock: () => Instant;
  delayMs: number | null;
}): Promise<StripeServer> {
  let port = 0;
  const origin = () => `http://127.0.0.1:${port}`;
  const account = openAccount({ clock, delayMs, origin, onEvent: (event) => void post(event) });
  /** Posts as Stripe does; one that is not taken is lost. */
  const post = async (event: Json): Promise<void> => {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, clock()) };
    if (stripe.webhooksTo !== undefined)
      await fetch(stripe.webhooksTo, { method: 'POST', headers, body }).catch(() => undefined);
  };
  const kept = new Map<string, KeptAnswer>();
  const stripe: StripeServer = {
    get origin() {
      return origin();
    },
    account,
    heard: [],
    mishap: () => undefined,
    lateMs: 20,
    webhooksTo: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    serve(stripe, { kept, clock }, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  return stripe;
}

interface Keeping {
  readonly kept: Map<string, KeptAnswer>;
  readonly clock: () => Instant;
}

async function serve(
  stripe: StripeServer,
  keeping: Keeping,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', stripe.origin);
  const body = await textOf(request);
  if (pathname.startsWith('/bank/'))
    return bankPage(stripe.account, pathname.slice('/bank/'.length), body, response);
  const name = `${request.method} ${pathname}`;
  stripe.heard.push(name);
  const mishap = stripe.mishap(name);
  if (mishap === 'unheard') return void request.socket.destroy();
  if (mishap === 400) return send(response, misunderstood);
  if (mishap === 429) return send(response, tooMany);
  const params = new Map(new URLSearchParams(request.method === 'GET' ? searchParams : body));
  const answer = answerOnce(stripe, keeping, { request, name, params, mishap });
  if (mishap === 'unanswered') return void request.socket.destroy();
  const behaviour = behaviourConfirmed(stripe, name);
  if (behaviour === 'unanswered') return;
  if (behaviour === 'delayed') await wait(stripe.lateMs);
  send(response, answer);
}

const behaviourConfirmed = ({ account }: StripeServer, name: string) => {
  const [, id] = /\/v1\/payment_intents\/(\w+)\/confirm$/.exec(name) ?? [];
  return account.intents().find((one) => one.id === id)?.method.behaviour;
};

const misunderstood: Answer = {
  status: 400,
  body: {
    error: { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown', param: 'usage' },
  },
};
const tooMany: Answer = {
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' } },
};
const broken: Answer = { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } };

interface StripeRequest {
  readonly request: IncomingMessage;
  readonly name: string;
  readonly params: Params;
  readonly mishap: Mishap | undefined;
}

/** The same key gets the same answer, also that of a fault; with other words it is refused. */
function answerOnce({ account }: StripeServer, { kept, clock }: Keeping, asked: StripeRequest): Answer {
  const { request, name, params, mishap } = asked;
  const key = request.headers['idempotency-key'];
  const words = JSON.stringify([name, [...params]]);
  const before = typeof key === 'string' ? kept.get(key) : undefined;
  if (before !== undefined && millisOfInstant(clock()) - millisOfInstant(before.at) < keyMs)
    return before.params === words ? before : mismatch;
  const answer = mishap === 500 ? broken : answerTo(account, asked);
  if (typeof key === 'string' && request.method === 'POST')
    kept.set(key, { ...answer, params: words, at: clock() });
  return answer;
}

const mismatch: Answer = {
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' } },
};

function answerTo(account: Account, { request, name, params }: StripeRequest): Answer {
  try {
    const key = name === 'POST /v1/payment_methods' ? stripeKeys.publishableKey : stripeKeys.secretKey;
    if (request.headers.authorization !== `Bearer ${key}`)
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    for (const { method, path, knows, answer } of endpoints(account)) {
      const [found, id = ''] = path.exec(name) ?? [];
      if (found === undefined || method !== request.method) continue;
      refuseUnknown(params, knows);
      return { status: 200, body: answer(params, id) };
    }
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${name})`,
    });
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

function refuseUnknown(params: Params, knows: readonly string[]): void {
  for (const name of params.keys()) {
    if (![...knows, 'expand', 'metadata'].includes(name.split('[')[0] ?? ''))
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${name}`,
      });
  }
}

interface Served {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly knows: readonly string[];
  readonly answer: (params: Params, id: string) => unknown;
}

const get = (path: RegExp, answer: Served['answer'], knows: readonly string[] = []): Served => ({
  method: 'GET',
  path,
  knows,
  answer,
});
const post = (path: RegExp, answer: Served['answer'], knows: readonly string[] = []): Served => ({
  method: 'POST',
  path,
  knows,
  answer,
});

const intentParams = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'setup_future_usage',
];
const setupParams = [
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'usage',
  'confirm',
  'return_url',
];

const endpoints = (account: Account): readonly Served[] => [
  post(/ \/v1\/customers$/, account.customer),
  post(/ \/v1\/payment_methods$/, account.method, ['type', 'card', 'billing_details']),
  get(/ \/v1\/payment_methods$/, (params) => account.methodsOf(params.get('customer')), [
    'customer',
    'type',
    'limit',
  ]),
  post(/ \/v1\/payment_methods\/(\w+)\/detach$/, (_, id) => account.detach(id)),
  post(/ \/v1\/payment_intents$/, account.createIntent, intentParams),
  get(/ \/v1\/payment_intents\/(\w+)$/, (_, id) => account.intent(id)),
  post(/ \/v1\/payment_intents\/(\w+)\/confirm$/, (params, id) => account.confirmIntent(id, params), [
    'off_session',
    'return_url',
  ]),
  post(/ \/v1\/payment_intents\/(\w+)\/cancel$/, (params, id) => account.cancelIntent(id, params), [
    'cancellation_reason',
  ]),
  post(/ \/v1\/setup_intents$/, account.createSetup, setupParams),
  get(/ \/v1\/setup_intents\/(\w+)$/, (_, id) => account.intent(id)),
  post(/ \/v1\/refunds$/, account.createRefund, ['payment_intent', 'amount']),
  get(/ \/v1\/refunds$/, (params) => account.refundsOf(params.get('payment_intent')), [
    'payment_intent',
    'limit',
  ]),
  get(/ \/v1\/refunds\/(\w+)$/, (_, id) => account.refund(id)),
];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const send = (response: ServerResponse, { status, body }: Answer): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The signature that Stripe writes into its header `stripe-signature` (docs.stripe.com/webhooks). */
export function signatureOf(body: string, at: Instant, secret: string = stripeKeys.webhookSecret): string {
  const seconds = Math.floor(millisOfInstant(at) / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
