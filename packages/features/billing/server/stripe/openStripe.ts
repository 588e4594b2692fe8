/**
 * Stripe behind the port of billing (decision 113). The browser hands a card to Stripe and us Stripe's name of it. A payment is
 * an intent that is written down before it is confirmed; keys of payments and refunds are Stripe's idempotency keys.
 */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Unknown } from '@tabellion/platform/outside/outside.ts';
import { refuseCard } from '../../rules/sealedCard.ts';
import type { ChargeRequest, PaymentProvider, PaymentRequest } from '../provider.ts';
import { selectStripeObject } from '../store/stripe.ts';
import { customerOf, forgetOtherCards, keepCard, namesIn } from './cards.ts';
import { type At, openClient, type StripePorts } from './client.ts';
import { intentAnswer, payOnce } from './intents.ts';
import { refundAnswer, refundOnce } from './refunds.ts';
import { readWebhook } from './webhooks.ts';

/** We remember for so long that a card's name was used: a payment that is posted again does not use it twice. */
const methodGoodMs = 24 * 60 * 60 * 1000;

const unknown: Unknown = { state: 'unknown' };

export function openStripe(ports: StripePorts): PaymentProvider {
  const at = openClient(ports);
  const objectOf = (key: string) => at.db.asNobody((q) => selectStripeObject(q, key));
  return {
    name: 'stripe',
    sealingKey: undefined,
    readMethod: async (method, { subject }, now) => {
      const isCard = /^pm_\w{1,200}$/.test(method);
      // Only what is kept without a payment has a setup, with which its holder comes back from his bank.
      const isSetup = subject === null && /^seti_\w{1,200}$/.test(method);
      if (!isCard && !isSetup) return refuseCard('CARD.UNREADABLE');
      return ok({ nonce: method, goodUntil: instantOfMillis(millisOfInstant(now) + methodGoodMs) });
    },
    begin: (request, key) => begin(at, request, key),
    charge: async (request, key) => charge(at, request, key),
    find: async (key) => {
      const made = await objectOf(key);
      return made === undefined ? unknown : intentAnswer(at, made);
    },
    refund: (request, key) => refundOnce(at, request, key),
    findRefund: async (key) => {
      const made = await objectOf(key);
      if (made === undefined) return unknown;
      const { refunds } = await at.stripe();
      return refundAnswer(await refunds.retrieve(made.object));
    },
    keepCard: (request) => keepCard(at, request),
    forgetOtherCards: (organization, staying) => forgetOtherCards(at, organization, staying),
    webhooks: {
      signatureHeader: 'stripe-signature',
      read: (bytes, signature, now) => readWebhook(at, bytes, signature, now),
    },
  };
}

const ofCard = { currency: 'cad', allowed_payment_method_types: ['card'] };

async function begin(at: At, { organization, ...request }: PaymentRequest, key: string) {
  const customer = await customerOf(at, organization);
  return payOnce(at, key, {
    create: {
      ...ofCard,
      amount: Number(request.amountCents),
      customer,
      payment_method: request.method,
      setup_future_usage: 'off_session',
      metadata: { payment: key, organization },
    },
    confirm: { return_url: at.publicUrl + request.returnPath },
    notAfter: request.notAfter,
    isRepeated: false,
  });
}

async function charge(at: At, { card, amountCents, notAfter, isRepeated }: ChargeRequest, key: string) {
  const names = namesIn(card);
  // A card that another provider kept, before this one was chosen.
  if (names === undefined) return { state: 'refused', reason: 'declined' } as const;
  const { customer, method } = names;
  const metadata = { payment: key };
  return payOnce(at, key, {
    create: { ...ofCard, amount: Number(amountCents), customer, payment_method: method, metadata },
    confirm: { off_session: true },
    notAfter,
    isRepeated,
  });
}
