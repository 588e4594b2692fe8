/** An account at Stripe, as far as the product uses one: what it holds, and what becomes of it. Its objects have the shapes of
 *  Stripe's own examples (tests/data/stripe), its rules are those of docs.stripe.com. */
import { randomBytes } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import fixtures from '../../data/stripe/fixtures.json' with { type: 'json' };
import { type Behaviour, behaviourOf, brandOf } from './testCards.ts';

export type Json = Readonly<Record<string, unknown>>;

export type Params = ReadonlyMap<string, string>;

/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.message ?? error.code));
    this.status = status;
    this.error = error;
  }
}

const invalid = (message: string, code?: string, param?: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });

interface Method {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly behaviour: Behaviour;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  customer: string | null;
  /** One that was detached is good for nothing any more. */
  isSpent: boolean;
}

export interface Intent {
  readonly id: string;
  readonly kind: 'payment_intent' | 'setup_intent';
  readonly amount: number;
  readonly customer: string;
  readonly method: Method;
  readonly metadata: Readonly<Record<string, string>>;
  readonly keepsCard: boolean;
  status: string;
  error: Readonly<Record<string, unknown>> | null;
  cancellation: string | null;
  returnUrl: string | null;
  /** When its holder has confirmed at his bank, or has not, without being asked there. */
  decidedAt: Instant | null;
}

interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly decidedAt: Instant;
  /** It is said to be through at once, and fails when it is decided. */
  readonly fails: boolean;
  status: string;
}

export interface AccountOptions {
  readonly clock: () => Instant;
  /** How late the bank answers, and refunds are through; null: holders confirm on the bank's page only. */
  readonly delayMs: number | null;
  /** Origin of the server that speaks for it. */
  readonly origin: () => string;
  readonly onEvent: (event: Json) => void;
}

export function openAccount({ clock, delayMs, origin, onEvent }: AccountOptions) {
  const customers = new Map<string, Json>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  /** The newest last. */
  const events: Json[] = [];
  const seconds = () => Math.floor(millisOfInstant(clock()) / 1000);
  const soon = () => instantOfMillis(millisOfInstant(clock()) + (delayMs ?? 0));
  const shown = (kind: keyof typeof fixtures.resources, fields: Json): Json => ({
    ...fixtures.resources[kind],
    created: seconds(),
    ...fields,
  });
  const tell = (type: string, object: Json): void => {
    const event = shown('event', { id: newId('evt'), type, data: { object } });
    events.push(event);
    onEvent(event);
  };

  const showMethod = ({ id, created, card, customer }: Method): Json =>
    shown('payment_method', {
      id,
      created,
      customer,
      card: { ...fixtures.resources.payment_method.card, ...card },
    });
  const showIntent = (intent: Intent): Json => {
    const { id, kind, amount, status, error, metadata, customer, method } = intent;
    const url = `${origin()}/bank/${id}`;
    const isOpen = status === 'requires_action';
    const next = isOpen && {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: intent.returnUrl },
    };
    const common = {
      id,
      status,
      metadata,
      customer,
      payment_method: status === 'requires_payment_method' ? null : showMethod(method),
      next_action: next || null,
      cancellation_reason: intent.cancellation,
      client_secret: `${id}_secret`,
    };
    return kind === 'setup_intent'
      ? shown(kind, { ...common, last_setup_error: error })
      : shown(kind, { ...common, amount, currency: 'cad', last_payment_error: error });
  };
  const showRefund = ({ id, intent, amount, metadata, status }: Refund): Json =>
    shown('refund', { id, payment_intent: intent, amount, metadata, status, currency: 'cad' });

  const methodNamed = (id: string | undefined): Method => {
    const method = methods.get(id ?? '');
    if (method === undefined)
      throw invalid(`No such PaymentMethod: '${id}'`, 'resource_missing', 'payment_method');
    return method;
  };

  /** The intent as its holder and the clock have left it. */
  const intentNamed = (id: string): Intent => {
    const intent = intents.get(id);
    if (intent === undefined) throw invalid(`No such intent: '${id}'`, 'resource_missing', 'intent');
    const { decidedAt } = intent;
    if (intent.status === 'requires_action' && decidedAt !== null && decidedAt <= clock())
      confirmAtBank(intent, intent.method.behaviour !== 'not_confirmed');
    return intent;
  };

  const succeed = (intent: Intent): void => {
    intent.status = 'succeeded';
    if (intent.keepsCard) intent.method.customer = intent.customer;
    tell(`${intent.kind}.succeeded`, showIntent(intent));
  };
  const fail = (intent: Intent, code: string, declineCode?: string): void => {
    intent.status = 'requires_payment_method';
    const { method } = intent;
    intent.error = {
      type: 'card_error',
      code,
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message: 'Your card was declined.',
      payment_method: showMethod(method),
    };
    tell(
      `${intent.kind === 'setup_intent' ? 'setup_intent.setup' : 'payment_intent.payment'}_failed`,
      showIntent(intent),
    );
  };
  const confirmAtBank = (intent: Intent, isHolder: boolean): void => {
    if (intent.status !== 'requires_action') return;
    if (isHolder) succeed(intent);
    else fail(intent, `${intent.kind}_authentication_failure`);
  };

  const isPast = ({ exp_month, exp_year }: Method['card']): boolean =>
    `${exp_year}-${String(exp_month).padStart(2, '0')}` < clock().slice(0, 7);

  /** Asks the bank of the card. @param isAway  its holder is */
  const confirm = (
    intent: Intent,
    { isAway, returnUrl }: { isAway: boolean; returnUrl: string | null },
  ): void => {
    if (intent.status !== 'requires_confirmation')
      throw invalid(`This intent is ${intent.status}.`, `${intent.kind}_unexpected_state`);
    const { behaviour, card, isSpent } = intent.method;
    if (isSpent) throw invalid('The provided PaymentMethod was detached. It may not be used again.');
    const asksHolder = behaviour === 'confirmed' || behaviour === 'not_confirmed';
    intent.returnUrl = returnUrl;
    if (isPast(card)) fail(intent, 'expired_card');
    else if (behaviour === 'insufficient_funds') fail(intent, 'card_declined', 'insufficient_funds');
    else if (behaviour === 'declined' || (isAway && behaviour === 'not_renewed'))
      fail(intent, 'card_declined', 'generic_decline');
    else if (asksHolder && isAway) fail(intent, 'authentication_required', 'authentication_required');
    else if (asksHolder) {
      intent.status = 'requires_action';
      intent.decidedAt = delayMs === null ? null : soon();
      tell(`${intent.kind}.requires_action`, showIntent(intent));
    } else succeed(intent);
  };

  const newIntent = (kind: Intent['kind'], params: Params): Intent => {
    const method = methodNamed(params.get('payment_method'));
    const customer = params.get('customer') ?? '';
    if (!customers.has(customer))
      throw invalid(`No such customer: '${customer}'`, 'resource_missing', 'customer');
    if (method.isSpent || (method.customer !== null && method.customer !== customer))
      throw invalid('The PaymentMethod may not be used again, or belongs to another customer.');
    const intent: Intent = {
      id: newId(kind === 'setup_intent' ? 'seti' : 'pi'),
      kind,
      amount: Number(params.get('amount') ?? 0),
      customer,
      method,
      metadata: nested(params, 'metadata'),
      keepsCard: kind === 'setup_intent' || params.get('setup_future_usage') === 'off_session',
      status: 'requires_confirmation',
      error: null,
      cancellation: null,
      returnUrl: null,
      decidedAt: null,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  const refundsOf = (intent: string): Refund[] =>
    [...refunds.values()].filter((one) => one.intent === intent).map(({ id }) => refundNamed(id));
  const refundNamed = (id: string): Refund => {
    const refund = refunds.get(id);
    if (refund === undefined) throw invalid(`No such refund: '${id}'`, 'resource_missing');
    if (refund.status === 'pending' && refund.decidedAt <= clock()) {
      refund.status = 'succeeded';
      tell('refund.updated', showRefund(refund));
    } else if (refund.status === 'succeeded' && refund.fails && refund.decidedAt <= clock()) {
      refund.status = 'failed';
      tell('refund.failed', showRefund(refund));
    }
    return refund;
  };

  return {
    events,
    /** Intents that took money, whatever was given back since. */
    charges: () =>
      [...intents.values()].filter((one) => one.kind === 'payment_intent' && one.status === 'succeeded'),
    refunds: () => [...refunds.keys()].map(refundNamed),
    intents: () => [...intents.keys()].map(intentNamed),
    /** Refunds to it are through from now on. */
    giveNewAccount: (id: string) => Object.assign(methodNamed(id), { behaviour: 'success' }),
    cardsOf: (customer: string) => [...methods.values()].filter((one) => one.customer === customer),
    confirmAtBank: (id: string, isHolder: boolean) => {
      const intent = intentNamed(id);
      confirmAtBank(intent, isHolder);
      return intent;
    },
    customer: (params: Params) => {
      const id = newId('cus');
      customers.set(id, shown('customer', { id, metadata: nested(params, 'metadata') }));
      return customers.get(id) ?? {};
    },
    /** As the browser makes it. */
    method: (params: Params) => {
      const number = params.get('card[number]') ?? '';
      const method: Method = {
        id: newId('pm'),
        created: seconds(),
        behaviour: behaviourOf(number),
        card: {
          brand: brandOf(number),
          last4: number.slice(-4),
          exp_month: Number(params.get('card[exp_month]')),
          exp_year: Number(params.get('card[exp_year]')),
        },
        customer: null,
        isSpent: false,
      };
      methods.set(method.id, method);
      return showMethod(method);
    },
    methodsOf: (customer: string | undefined) => ({
      object: 'list',
      data: [...methods.values()].filter((one) => one.customer === customer).map(showMethod),
      has_more: false,
    }),
    detach: (id: string) => {
      const method = methodNamed(id);
      if (method.customer === null) throw invalid('The payment method is not attached to a customer.');
      Object.assign(method, { customer: null, isSpent: true });
      return showMethod(method);
    },
    createIntent: (params: Params) => showIntent(newIntent('payment_intent', params)),
    confirmIntent: (id: string, params: Params) => {
      const intent = intentNamed(id);
      const isAway = params.get('off_session') === 'true';
      confirm(intent, { isAway, returnUrl: params.get('return_url') ?? null });
      if (intent.error !== null)
        throw new StripeRefusal(402, { ...intent.error, payment_intent: showIntent(intent) });
      return { ...showIntent(intent) };
    },
    cancelIntent: (id: string, params: Params) => {
      const intent = intentNamed(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw invalid(`This intent is ${intent.status}.`, 'payment_intent_unexpected_state');
      intent.status = 'canceled';
      intent.cancellation = params.get('cancellation_reason') ?? null;
      tell('payment_intent.canceled', showIntent(intent));
      return showIntent(intent);
    },
    intent: (id: string) => showIntent(intentNamed(id)),
    createSetup: (params: Params) => {
      const intent = newIntent('setup_intent', params);
      confirm(intent, { isAway: false, returnUrl: params.get('return_url') ?? null });
      if (intent.error !== null)
        throw new StripeRefusal(402, { ...intent.error, setup_intent: showIntent(intent) });
      return showIntent(intent);
    },
    createRefund: (params: Params) => {
      const intent = intentNamed(params.get('payment_intent') ?? '');
      if (intent.status !== 'succeeded') throw invalid('This intent has no successful charge.');
      const amount = Number(params.get('amount'));
      const before = refundsOf(intent.id)
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, one) => sum + one.amount, 0);
      const fails = intent.method.behaviour === 'refund_fails';
      if (before + amount > intent.amount)
        throw invalid('Charge has already been refunded.', 'charge_already_refunded');
      const refund: Refund = {
        id: newId('re'),
        intent: intent.id,
        amount,
        metadata: nested(params, 'metadata'),
        decidedAt: soon(),
        fails,
        status: fails ? 'succeeded' : 'pending',
      };
      refunds.set(refund.id, refund);
      tell('refund.created', showRefund(refund));
      return showRefund(refundNamed(refund.id));
    },
    refund: (id: string) => showRefund(refundNamed(id)),
    refundsOf: (intent: string | undefined) => ({
      object: 'list',
      data: refundsOf(intent ?? '').map(showRefund),
      has_more: false,
    }),
  };
}

export type Account = ReturnType<typeof openAccount>;

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** `metadata[payment]` and its like. */
const nested = (params: Params, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  );
