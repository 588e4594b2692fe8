/**
 * The sandbox: a provider that moves no money and takes only its published test numbers. It behaves as a service of
 * its own: it has its own table and transactions, keeps what it decided under the caller's key, and answers late or
 * never where the test number says so. A number that it does not know is refused and neither kept nor logged.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type Card, type CardFace, faceOf, type SandboxBehaviour, sandboxBehaviour } from '../rules/card.ts';
import type { ChargeOutcome, KeptCard, PaymentProvider } from './provider.ts';
import { insertSandboxCharge, type SandboxCharge, selectSandboxCharge } from './store/sandbox.ts';

export interface SandboxPorts {
  db: Database;
  clock: () => Instant;
  /** How late the delayed card is decided. */
  delayMs: number;
}

export function openSandbox({ db, clock, delayMs }: SandboxPorts): PaymentProvider {
  const find = (key: string) => db.asNobody((q) => selectSandboxCharge(q, key));
  return {
    name: 'sandbox',
    async charge(request, key, signal) {
      const now = clock();
      const behaviour = sandboxBehaviour(request.card.number);
      // A key that is known is answered, however late it comes.
      if (now > request.notAfter && (await find(key)) === undefined)
        return { outcome: 'refused', reason: 'not_received' };
      const charge = await db.transaction(null, async (tx) => {
        await insertSandboxCharge(tx, chargeOf(key, request.amountCents, request.card, now, delayMs));
        return selectSandboxCharge(tx, key);
      });
      if (charge === undefined) throw new Error('the sandbox lost a charge that it had just written');
      if (behaviour === 'unanswered') await neverAnswer(signal);
      await wait(Math.max(0, millisOfInstant(charge.decidedAt) - millisOfInstant(now)), undefined, {
        signal,
      });
      return outcomeOf(charge);
    },
    async find(key) {
      const charge = await find(key);
      if (charge === undefined) return { outcome: 'unknown' };
      return charge.decidedAt > clock() ? { outcome: 'pending' } : outcomeOf(charge);
    },
    async keepCard(card) {
      const behaviour = sandboxBehaviour(card.number);
      if (behaviour === undefined) return { refused: 'test_cards_only' };
      const reason = refusalOf(behaviour);
      return reason === null ? keptCard(behaviour, faceOf(card)) : { refused: reason };
    },
  };
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
  const isLate = behaviour === 'delayed';
  return {
    key,
    reference: randomUUID(),
    reason: behaviour === undefined ? 'test_cards_only' : refusalOf(behaviour),
    amountCents,
    receivedAt: now,
    decidedAt: isLate ? instantOfMillis(millisOfInstant(now) + delayMs) : now,
    face: behaviour === undefined ? null : faceOf(card),
  };
}

function refusalOf(behaviour: SandboxBehaviour): 'declined' | 'insufficient_funds' | null {
  return behaviour === 'declined' || behaviour === 'insufficient_funds' ? behaviour : null;
}

const keptCard = (name: string, face: CardFace): KeptCard => ({ reference: `sandbox_${name}`, ...face });

function outcomeOf({ reason, reference, face }: SandboxCharge): ChargeOutcome {
  if (reason !== null) return { outcome: 'refused', reason, ...(face === null ? {} : { card: face }) };
  if (face === null) throw new Error('a paid charge of the sandbox without a card');
  return { outcome: 'paid', reference, card: keptCard(`card_${reference}`, face) };
}

/** The charge is made, but its answer gets lost: only the caller's patience ends this. */
const neverAnswer = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
