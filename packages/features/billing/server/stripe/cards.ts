/** Cards that Stripe keeps: those of an organization belong to one customer of Stripe's. */
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import type Stripe from 'stripe';
import { brandNamed, type CardFace } from '../../rules/card.ts';
import type { KeepAnswer, KeepRequest, KeptCard, PaymentMethod, StayingCard } from '../provider.ts';
import { insertStripeCustomer, selectStripeCustomer } from '../store/stripe.ts';
import type { At } from './client.ts';
import { faultOf, isOfCard, reasonOf } from './faults.ts';

/** Stripe's customer of an organization, made where there is none. */
export async function customerOf({ db, stripe }: At, organization: string): Promise<string> {
  const known = await db.asOrganization(organization, (q) => selectStripeCustomer(q, organization));
  if (known !== undefined) return known;
  const made = await (await stripe()).customers.create(
    { metadata: { organization } },
    { idempotencyKey: `customer-${organization}` },
  );
  return db.transaction(organization, async (tx) => {
    await insertStripeCustomer(tx, organization, made.id);
    return (await selectStripeCustomer(tx, organization)) ?? made.id;
  });
}

export const faceOf = ({ brand, last4, exp_month, exp_year }: Stripe.PaymentMethod.Card): CardFace => ({
  brand: brandNamed(brand),
  lastFour: last4,
  expMonth: exp_month,
  expYear: exp_year,
});

/** The name under which we keep it says whose it is, too. */
export function keptCardOf(customer: string, { id, card }: Stripe.PaymentMethod): KeptCard {
  if (card === undefined) throw new Error('Stripe answered with a payment method that is no card');
  return { reference: `${customer}/${id}`, ...faceOf(card) };
}

export const namesIn = (reference: string) => {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(reference) ?? [];
  return customer === undefined || method === undefined ? undefined : { customer, method };
};

/** Keeps a card that the browser gave to Stripe, or one whose holder comes back from his bank (`seti_…`). */
export async function keepCard(at: At, request: KeepRequest): Promise<KeepAnswer> {
  const customer = await customerOf(at, request.organization);
  try {
    const setup = await setupOf(at, request, customer);
    const { payment_method: method } = setup;
    if (setup.customer !== customer) return { state: 'refused', reason: 'declined' };
    if (setup.status === 'requires_action')
      return { state: 'requires_action', url: setup.next_action?.redirect_to_url?.url ?? null };
    if (setup.status !== 'succeeded' || typeof method !== 'object' || method === null) {
      const error = setup.last_setup_error;
      return {
        state: 'refused',
        reason: error === null ? 'not_confirmed' : reasonOf(error.code, error.decline_code),
      };
    }
    return { state: 'kept', card: keptCardOf(customer, method) };
  } catch (error) {
    const { code, declineCode } = faultOf(error);
    // The browser named the setup: it may name one that is not there.
    const isOfSetup = isSetup(request.method) && code === 'resource_missing';
    if (!isOfSetup && !isOfCard(error)) throw error;
    return { state: 'refused', reason: reasonOf(code, declineCode) };
  }
}

const isSetup = (method: PaymentMethod): boolean => method.startsWith('seti_');

async function setupOf(at: At, { method, returnPath, organization }: KeepRequest, customer: string) {
  const { setupIntents } = await at.stripe();
  if (isSetup(method)) return setupIntents.retrieve(method, { expand: ['payment_method'] });
  return setupIntents.create(
    {
      customer,
      payment_method: method,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
      return_url: at.publicUrl + returnPath,
      metadata: { organization },
      expand: ['payment_method'],
    },
    { idempotencyKey: `keep-${method}` },
  );
}

/** Detaches all earlier cards of the organization's customer but one: Stripe then charges them no more. */
export async function forgetOtherCards(
  at: At,
  organization: string,
  { reference, before }: StayingCard,
): Promise<void> {
  const names = namesIn(reference);
  const customer = await at.db.asOrganization(organization, (q) => selectStripeCustomer(q, organization));
  if (names === undefined || customer !== names.customer) return;
  const { paymentMethods } = await at.stripe();
  const { data: cards } = await paymentMethods.list({ customer, type: 'card', limit: 100 });
  const others = cards.filter(
    ({ id, created }) => id !== names.method && created * 1000 < millisOfInstant(before),
  );
  for (const { id } of others) await paymentMethods.detach(id);
}
