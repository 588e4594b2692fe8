/**
 * The sandbox: a provider that moves no money and takes only its published test numbers. It behaves as a service of
 * its own: it has its own tables and transactions, keeps what it decided under the caller's key, and answers late or
 * never where the test number says so. A number that it does not know is refused and neither kept nor logged. Sealed
 * cards are opened in this folder and nowhere else.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dateInZone, type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { CardKey as KeyPair } from '@tabellion/platform/config/secrets.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Waiting } from '@tabellion/platform/outside/outside.ts';
import {
  brandNamed,
  type Card,
  type CardFace,
  faceOf,
  isPastMonth,
  type SandboxBehaviour,
  sandboxBehaviour,
  sandboxCards,
} from '../../rules/card.ts';
import { billingZone } from '../../rules/subscription.ts';
import type {
  ChargeRequest,
  KeptCard,
  PaymentAnswer,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  RefundAnswer,
} from '../provider.ts';
import {
  insertSandboxCharge,
  insertSandboxRefund,
  type SandboxCharge,
  type SandboxRefund,
  selectSandboxCharge,
  selectSandboxRefund,
} from '../store/sandbox.ts';
import { type CardKey, openCardKey } from './cardKey.ts';
import { judgeCard, openCard } from './openCard.ts';

export interface SandboxPorts {
  db: Database;
  clock: () => Instant;
  /** The installation's, for which browsers seal cards. */
  cardKey: KeyPair;
  /** How late the delayed card is decided, and one that its holder confirms. */
  delayMs: number;
}

export function openSandbox({ db, clock, cardKey, delayMs }: SandboxPorts): PaymentProvider {
  const key = openCardKey(cardKey);
  return {
    name: 'sandbox',
    sealingKey: key.public,
    readMethod: (method, use, now) => judgeCard(key, method, use, now),
    begin: (request, id, signal) => begin({ db, key, delayMs, now: clock() }, request, id, signal),
    find: async (id) => {
      const charge = await db.asNobody((q) => selectSandboxCharge(q, id));
      return charge === undefined ? { state: 'unknown' } : answerOf(charge, clock());
    },
    refund: async ({ payment, amountCents }, id) => {
      const now = clock();
      const decidedAt = instantOfMillis(millisOfInstant(now) + delayMs);
      const first = { key: id, reference: randomUUID(), charge: payment, amountCents, decidedAt };
      const refund = await db.transaction(null, async (tx) => {
        await insertSandboxRefund(tx, first);
        return selectSandboxRefund(tx, id);
      });
      if (refund === undefined) throw new Error('the sandbox has given that payment back already');
      return refundAnswer(refund, now);
    },
    findRefund: async (id) => {
      const refund = await db.asNobody((q) => selectSandboxRefund(q, id));
      return refund === undefined ? { state: 'unknown' } : refundAnswer(refund, clock());
    },
    charge: (request, id, signal) => charge({ db, delayMs, now: clock() }, request, id, signal),
    keepCard: async ({ method }) => {
      const card = await openCard(key, method);
      const behaviour = sandboxBehaviour(card.number);
      if (behaviour === undefined) return { state: 'refused', reason: 'test_cards_only' };
      const reason = refusalOf(behaviour);
      return reason === null ? { state: 'kept', card: keptCard(faceOf(card)) } : { state: 'refused', reason };
    },
    // It remembers a card by its name alone.
    forgetOtherCards: async () => undefined,
  };
}

interface Beginning {
  db: Database;
  key: CardKey;
  delayMs: number;
  now: Instant;
}

async function begin(
  { db, key, delayMs, now }: Beginning,
  { method, notAfter, amountCents }: PaymentRequest,
  id: string,
  signal: AbortSignal,
): Promise<PaymentAnswer | Waiting> {
  // A key that is known is answered, however late it comes.
  const known = await db.asNobody((q) => selectSandboxCharge(q, id));
  if (now > notAfter && known === undefined) return { state: 'refused', reason: 'not_received' };
  const card = await openCard(key, method);
  const charge = await db.transaction(null, async (tx) => {
    await insertSandboxCharge(tx, chargeOf(id, amountCents, card, now, delayMs));
    return selectSandboxCharge(tx, id);
  });
  if (charge === undefined) throw new Error('the sandbox lost a charge that it had just written');
  if (sandboxBehaviour(card.number) === 'unanswered') await neverAnswer(signal);
  if (charge.needsAction) return answerOf(charge, now);
  await wait(Math.max(0, millisOfInstant(charge.decidedAt) - millisOfInstant(now)), undefined, { signal });
  return outcomeOf(charge);
}

/** The outcome for a card, decided when the charge arrives. */
function chargeOf(
  key: string,
  amountCents: bigint,
  card: Card,
  now: Instant,
  delayMs: number,
): SandboxCharge {
  const behaviour = sandboxBehaviour(card.number);
  const needsAction = behaviour === 'confirmed' || behaviour === 'not_confirmed';
  const isLate = behaviour === 'delayed' || needsAction;
  return {
    key,
    reference: randomUUID(),
    reason: behaviour === undefined ? 'test_cards_only' : refusalOf(behaviour),
    amountCents,
    receivedAt: now,
    decidedAt: isLate ? instantOfMillis(millisOfInstant(now) + delayMs) : now,
    face: behaviour === undefined ? null : faceOf(card),
    needsAction,
  };
}

function refusalOf(behaviour: SandboxBehaviour): 'declined' | 'insufficient_funds' | 'not_confirmed' | null {
  switch (behaviour) {
    case 'declined':
    case 'insufficient_funds':
    case 'not_confirmed':
      return behaviour;
    default:
      return null;
  }
}

/** Its name says all that the sandbox has to know of it. */
const keptCard = (face: CardFace): KeptCard => ({
  reference: `sandbox_${face.lastFour}_${face.expYear}-${String(face.expMonth).padStart(2, '0')}_${face.brand}`,
  ...face,
});

/** Charges a kept card, of which the test number is known by its last four digits. */
async function charge(
  { db, delayMs, now }: Omit<Beginning, 'key'>,
  { card, amountCents, notAfter }: ChargeRequest,
  id: string,
  signal: AbortSignal,
): Promise<PaymentAnswer | Waiting> {
  const [, lastFour = '', year, month, brand] =
    /^sandbox_(\d{4})_(\d{4})-(\d\d)_(visa|mastercard|amex|other)$/.exec(card) ?? [];
  const behaviour = sandboxCards.find(({ number }) => number.endsWith(lastFour))?.behaviour;
  const face = { brand: brandNamed(brand), lastFour, expMonth: Number(month), expYear: Number(year) };
  if (lastFour === '' || behaviour === undefined) throw new Error('the sandbox keeps no such card');
  const known = await db.asNobody((q) => selectSandboxCharge(q, id));
  if (now > notAfter && known === undefined) return { state: 'refused', reason: 'not_received' };
  const made: SandboxCharge = {
    key: id,
    reference: randomUUID(),
    reason: isPastMonth(face, dateInZone(now, billingZone))
      ? 'expired_card'
      : refusalWithoutHolder(behaviour),
    amountCents,
    receivedAt: now,
    decidedAt: behaviour === 'delayed' ? instantOfMillis(millisOfInstant(now) + delayMs) : now,
    face,
    needsAction: false,
  };
  const kept = await db.transaction(null, async (tx) => {
    await insertSandboxCharge(tx, made);
    return selectSandboxCharge(tx, id);
  });
  if (kept === undefined) throw new Error('the sandbox lost a charge that it had just written');
  if (behaviour === 'unanswered' && known === undefined) await neverAnswer(signal);
  return answerOf(kept, now);
}

/** A card whose holder would have to confirm is refused while he is away. */
function refusalWithoutHolder(behaviour: SandboxBehaviour): SandboxCharge['reason'] {
  if (behaviour === 'not_renewed') return 'declined';
  return behaviour === 'confirmed' ? 'not_confirmed' : refusalOf(behaviour);
}

/** The sandbox has no page on which to confirm: it does so itself, a moment later. */
function answerOf(charge: SandboxCharge, now: Instant): PaymentAnswer | Waiting {
  if (charge.decidedAt <= now) return outcomeOf(charge);
  return charge.needsAction ? { state: 'requires_action', url: null } : { state: 'waiting' };
}

function outcomeOf({ reason, reference, face }: SandboxCharge): PaymentOutcome {
  if (reason !== null) {
    return face === null ? { state: 'refused', reason } : { state: 'refused', reason, card: face };
  }
  if (face === null) throw new Error('a paid charge of the sandbox without a card');
  return { state: 'paid', reference, card: keptCard(face) };
}

const refundAnswer = ({ reference, decidedAt }: SandboxRefund, now: Instant): RefundAnswer | Waiting =>
  decidedAt > now ? { state: 'waiting' } : { state: 'refunded', reference };

/** The charge is made, but its answer gets lost: only the caller's patience ends this. */
const neverAnswer = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
