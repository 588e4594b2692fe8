/** Payments at Stripe: intents that are written down, then confirmed, and cancelled where they shall not be charged any more. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Unknown, Waiting } from '@tabellion/platform/outside/outside.ts';
import type Stripe from 'stripe';
import type { PaymentAnswer } from '../provider.ts';
import { insertStripeObject, type StripeObject, selectStripeObject } from '../store/stripe.ts';
import { faceOf, keptCardOf } from './cards.ts';
import type { At } from './client.ts';
import { faultOf, isOfCard, reasonOf } from './faults.ts';

export interface IntentOrder {
  readonly create: Stripe.PaymentIntentCreateParams;
  readonly confirm: Stripe.PaymentIntentConfirmParams;
  /** It is not begun after this. */
  readonly notAfter: Instant;
  /** Whether the caller begins it again until there is an answer. */
  readonly isRepeated: boolean;
}

/** How long a payer may take to confirm at his bank. */
const confirmWithinMs = 60 * 60 * 1000;

const waiting: Waiting = { state: 'waiting' };
const declined: PaymentAnswer = { state: 'refused', reason: 'declined' };

/** Charges once per key. An intent without a row was never confirmed, one with a row is found again. */
export async function payOnce(at: At, key: string, order: IntentOrder): Promise<PaymentAnswer | Waiting> {
  const known = await at.db.asNobody((q) => selectStripeObject(q, key));
  if (known !== undefined) {
    const intent = await retrieve(at, known.object);
    return isUnconfirmed(intent) ? confirm(at, known, order) : begun(await answerOf(at, known, intent));
  }
  if (at.clock() > order.notAfter) return { state: 'refused', reason: 'not_received' };
  const id = await create(at, key, order);
  if (id === undefined) return declined;
  const notAfter = order.isRepeated ? null : order.notAfter;
  const made: StripeObject = { key, kind: 'payment', object: id, notAfter };
  await at.db.asNobody((q) => insertStripeObject(q, made));
  return confirm(at, made, order);
}

/** @returns undefined where there is no intent because of the card, such as one that was detached meanwhile */
async function create(at: At, key: string, order: IntentOrder): Promise<string | undefined> {
  const stripe = await at.stripe();
  try {
    const { id } = await stripe.paymentIntents.create(order.create, { idempotencyKey: key });
    return id;
  } catch (error) {
    if (isOfCard(error)) return undefined;
    throw error;
  }
}

async function confirm(at: At, made: StripeObject, order: IntentOrder): Promise<PaymentAnswer | Waiting> {
  if (at.clock() > order.notAfter) return begun(await intentAnswer(at, made));
  const stripe = await at.stripe();
  try {
    const params = { ...order.confirm, expand: ['payment_method'] };
    return begun(await answerOf(at, made, await stripe.paymentIntents.confirm(made.object, params)));
  } catch (error) {
    if (!isOfCard(error) && faultOf(error).code !== unexpectedState) throw error;
    const intent = await retrieve(at, made.object);
    // An intent bears no error of a card that was detached: it is confirmed in vain, or has lost its card.
    const isCardLost = isOfCard(error) || intent.status === 'requires_payment_method';
    if (isCardLost && isUnconfirmed(intent)) return declineAndCancel(at, intent);
    // Refused, or another request was faster: the intent itself says so.
    return begun(await answerOf(at, made, intent));
  }
}

/** The card can no longer be charged, whoever tries. */
async function declineAndCancel(at: At, intent: Stripe.PaymentIntent): Promise<PaymentAnswer | Waiting> {
  const answer = await cancel(at, intent);
  return answer.state === 'refused' ? declined : answer;
}

const unexpectedState = 'payment_intent_unexpected_state';

const begun = (answer: PaymentAnswer | Waiting | Unknown): PaymentAnswer | Waiting =>
  answer.state === 'unknown' ? waiting : answer;

/** Asks Stripe what became of an intent that is written down. */
export const intentAnswer = async (at: At, made: StripeObject) =>
  answerOf(at, made, await retrieve(at, made.object));

async function retrieve(at: At, id: string): Promise<Stripe.PaymentIntent> {
  const stripe = await at.stripe();
  return stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
}

const isUnconfirmed = ({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean =>
  (status === 'requires_confirmation' || status === 'requires_payment_method') && error === null;

/** A refusal is told only of an intent that is cancelled, so that nobody who holds it can still pay it. */
async function answerOf(
  at: At,
  made: StripeObject,
  intent: Stripe.PaymentIntent,
): Promise<PaymentAnswer | Waiting | Unknown> {
  const { notAfter } = made;
  const isOver = (graceMs: number) =>
    notAfter === null || at.clock() > instantOfMillis(millisOfInstant(notAfter) + graceMs);
  switch (intent.status) {
    case 'succeeded':
      return paid(intent);
    case 'processing':
      return waiting;
    case 'canceled':
      return refused(intent, intent);
    case 'requires_action':
      if (isOver(confirmWithinMs)) return cancel(at, intent, 'abandoned');
      return { state: 'requires_action', url: intent.next_action?.redirect_to_url?.url ?? null };
    default:
      if (!isUnconfirmed(intent)) return cancel(at, intent);
      // It is begun again by whoever repeats it; nobody else begins it any more, so that it is over.
      if (notAfter === null) return { state: 'unknown' };
      return isOver(0) ? cancel(at, intent) : waiting;
  }
}

async function cancel(
  at: At,
  intent: Stripe.PaymentIntent,
  why?: 'abandoned',
): Promise<PaymentAnswer | Waiting> {
  const stripe = await at.stripe();
  try {
    await stripe.paymentIntents.cancel(intent.id, why === undefined ? {} : { cancellation_reason: why });
  } catch (error) {
    if (faultOf(error).code !== unexpectedState) throw error;
  }
  const after = await retrieve(at, intent.id);
  if (after.status === 'succeeded') return paid(after);
  return after.status === 'canceled' ? refused(after, intent) : waiting;
}

function paid(intent: Stripe.PaymentIntent): PaymentAnswer {
  const { customer, payment_method: method } = intent;
  if (typeof customer !== 'string' || typeof method !== 'object' || method === null)
    throw new Error('Stripe answered with a paid intent without its card');
  return { state: 'paid', reference: intent.id, card: keptCardOf(customer, method) };
}

/** @param before  the intent before it was cancelled, which bears the error */
function refused(intent: Stripe.PaymentIntent, before: Stripe.PaymentIntent): PaymentAnswer {
  const error = before.last_payment_error ?? intent.last_payment_error;
  if (error === null) {
    const reason = intent.cancellation_reason === 'abandoned' ? 'not_confirmed' : 'not_received';
    return { state: 'refused', reason };
  }
  const reason = reasonOf(error.code, error.decline_code);
  const face = error.payment_method?.card && faceOf(error.payment_method.card);
  return face === undefined ? { state: 'refused', reason } : { state: 'refused', reason, card: face };
}
