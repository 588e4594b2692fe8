/**
 * Random histories of payers, in step with each other, against a model: what each command may cost by arithmetic of the
 * test's own, and what stands afterwards. The provider loses answers, before or after it charged.
 */
import { addDays, addYears, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import type { PaymentProvider } from './provider.ts';

const prices = { founder: 34_800n, growth: 58_800n, counsel: 118_800n } as const;
const places = { founder: 10, growth: 50, counsel: 250 } as const;
export type PlanName = keyof typeof prices;
export const planNames = ['founder', 'growth', 'counsel'] as const satisfies readonly PlanName[];

/** Half a cent up, and 13 per cent of it. */
const halfUp = (part: bigint, of: bigint): bigint => (2n * part + of) / (2n * of);
const withTax = (cents: bigint): bigint => cents + halfUp(cents * 13n, 100n);

/** The payer as the model knows him. */
export interface Payer {
  plan: PlanName;
  startsOn: PlainDate;
  endsOn: PlainDate;
  isCancelled: boolean;
  next: PlanName | null;
  further: number;
  chargeOn: PlainDate | null;
  tries: number;
}

export type Command =
  | { kind: 'buy' | 'upgrade'; plan: PlanName }
  | { kind: 'holders'; count: number }
  | { kind: 'cancel' | 'keep' };

const lives = (payer: Payer | null, today: PlainDate): payer is Payer =>
  payer !== null && !(payer.isCancelled && payer.endsOn <= today);
const isInForce = (payer: Payer | null, today: PlainDate): payer is Payer =>
  payer !== null && !payer.isCancelled && payer.endsOn > today;

/** The total in cents that a command costs, tax included; undefined where it charges nothing. */
export function costOf(
  command: Command,
  payer: Payer | null,
  today: PlainDate,
  holders: number,
): bigint | undefined {
  switch (command.kind) {
    case 'buy':
      return isInForce(payer, today) ? undefined : withTax(prices[command.plan]);
    case 'upgrade': {
      if (!isInForce(payer, today) || prices[command.plan] <= prices[payer.plan]) return undefined;
      const [days, all] = [daysBetween(today, payer.endsOn), daysBetween(payer.startsOn, payer.endsOn)];
      return withTax(halfUp((prices[command.plan] - prices[payer.plan]) * BigInt(days), BigInt(all)));
    }
    case 'holders': {
      if (!lives(payer, today) || payer.endsOn <= today) return undefined;
      const missing = holders - places[payer.plan] - payer.further;
      if (missing <= 0) return undefined;
      const [days, all] = [daysBetween(today, payer.endsOn), daysBetween(payer.startsOn, payer.endsOn)];
      return withTax(BigInt(missing) * halfUp(1_200n * BigInt(days), BigInt(all)));
    }
    default:
      return undefined;
  }
}

/** The total of a renewal on its day. */
export function renewalCost(payer: Payer, holders: number): bigint {
  const plan = payer.next ?? payer.plan;
  return withTax(prices[plan] + BigInt(Math.max(0, holders - places[plan])) * 1_200n);
}

/** The payer after a command that was paid, or that costs nothing. */
export function after(
  command: Command,
  payer: Payer | null,
  today: PlainDate,
  holders: number,
): Payer | null {
  switch (command.kind) {
    case 'buy': {
      const isTried = payer !== null && !payer.isCancelled && payer.tries > 0;
      const startsOn = payer !== null && (payer.endsOn > today || isTried) ? payer.endsOn : today;
      return yearOf(command.plan, startsOn, 0);
    }
    case 'upgrade':
      return payer && { ...payer, plan: command.plan, next: null, chargeOn: null, tries: 0 };
    case 'holders':
      return payer && { ...payer, further: holders - places[payer.plan] };
    case 'cancel':
      return payer && { ...payer, isCancelled: true };
    case 'keep':
      return payer && payer.endsOn > today ? { ...payer, isCancelled: false, next: null } : payer;
  }
}

const yearOf = (plan: PlanName, startsOn: PlainDate, further: number): Payer => ({
  plan,
  startsOn,
  endsOn: addYears(startsOn, 1),
  isCancelled: false,
  next: null,
  further,
  chargeOn: null,
  tries: 0,
});

/** Due on a day: notice first, then the charge. */
export const isNoticeDue = (payer: Payer | null, today: PlainDate): payer is Payer =>
  payer !== null && !payer.isCancelled && payer.chargeOn === null && payer.endsOn <= addDays(today, 14);
export const isChargeDue = (payer: Payer | null, today: PlainDate): payer is Payer =>
  payer !== null && !payer.isCancelled && payer.chargeOn !== null && payer.chargeOn <= today;

export const noticed = (payer: Payer, today: PlainDate): Payer => {
  const first = addDays(today, 14);
  return { ...payer, chargeOn: first > payer.endsOn ? first : payer.endsOn };
};

/** The payer after the charge of a renewal; null once its third try has failed. */
export function renewed(payer: Payer, isPaid: boolean, today: PlainDate, holders: number): Payer | null {
  const plan = payer.next ?? payer.plan;
  if (isPaid) return yearOf(plan, payer.endsOn, Math.max(0, holders - places[plan]));
  if (payer.tries === 2) return null;
  return { ...payer, tries: payer.tries + 1, chargeOn: addDays(today, 7) };
}

/** A provider whose answers get lost, as often before it did its work as after. */
export function forgetful(
  provider: PaymentProvider,
  loses: () => 'before' | 'after' | undefined,
): PaymentProvider {
  const lossy =
    <Args extends readonly unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const lost = loses();
      if (lost === 'before') throw new Error('away');
      const answer = await ask(...args);
      if (lost === 'after') throw new Error('the answer was lost');
      return answer;
    };
  return {
    ...provider,
    begin: lossy(provider.begin),
    charge: lossy(provider.charge),
    find: lossy(provider.find),
    refund: lossy(provider.refund),
    findRefund: lossy(provider.findRefund),
  };
}
