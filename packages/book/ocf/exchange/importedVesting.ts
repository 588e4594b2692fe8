import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import type { CarriedVesting } from '../../terms/securities.ts';
import { type VestingFacts, vestedOf } from '../../vested.ts';
import { isDated, type VestingTerms, vestingTable, withVestingStart } from '../../vesting.ts';
import { NEVER_VESTS_ON } from '../vestingTerms.ts';
import type { HolderDeparture } from './leaving.ts';

/** Vesting of a security on one day, as an issuance of the format lists it. */
export interface ListedVesting {
  readonly date: PlainDate;
  readonly amount: string;
}

/** The vesting of a security as its issuance tells it: its terms where no act changed them, else dates. */
export type ImportedVesting = VestingTerms | { readonly listed: readonly ListedVesting[] };

interface State {
  readonly from: PlainDate;
  readonly root: string;
  readonly vested: VestingFacts;
}

/** The vesting of securities through a history. The format has one place for it, the issuance: where acts stopped it,
 *  accelerated it, agreed on others or carried it on from another security, the issuance lists what vested on which day, and
 *  that the rest never does (`NEVER`). */
export class VestingReader {
  readonly #states = new Map<string, State[]>();
  readonly #otherwise = new Set<string>();
  readonly #closed = new Set<string>();
  readonly #leavings = new Map<string, HolderDeparture>();

  /** @param opening  what vests of it from its first day on; null for nothing that does */
  open(
    { root, effectiveOn: issuedOn }: EffectiveAct,
    opening: { readonly securityId: string; readonly quantity: string; readonly terms: VestingTerms | null },
  ): void {
    const { securityId, quantity, terms: vesting } = opening;
    const vested = { quantity: BigInt(quantity), issuedOn, vesting };
    this.#states.set(securityId, [{ from: issuedOn, root, vested }]);
  }

  /** The vesting of another security that goes on in this one. */
  carry(
    act: EffectiveAct,
    { securityId, quantity, vesting }: CarriedInto & { readonly vesting: CarriedVesting },
  ): void {
    const { terms, settled, lapsed, stoppedOn, accelerated } = vesting;
    this.open(act, { securityId, quantity, terms });
    if (stoppedOn === null && [settled, lapsed, accelerated].every((count) => count === '0')) return;
    const shares = String(BigInt(quantity) + BigInt(settled) + BigInt(lapsed));
    this.#note(act, securityId, (before) => ({
      ...before,
      schedule: { shares, settled },
      vestingChanges: { stoppedOn, accelerated },
    }));
  }

  /** Its shares become others: what acts say of its vesting from now on is not told. */
  close(securityId: string): void {
    this.#closed.add(securityId);
  }

  change(act: EffectiveAct<'vesting.set' | 'vesting.stopped' | 'vesting.accelerated'>): void {
    const { kind, payload, effectiveOn } = act;
    if (kind === 'vesting.stopped' && !this.#closed.has(payload.securityId))
      this.#leavings.set(payload.securityId, { on: effectiveOn, reason: payload.reason });
    this.#note(act, payload.securityId, ({ schedule, vestingChanges, ...before }) => {
      if (kind === 'vesting.set') return { ...before, vesting: payload.terms };
      const { stoppedOn = null, accelerated = '0' } = vestingChanges ?? {};
      const changes =
        kind === 'vesting.stopped'
          ? { stoppedOn: effectiveOn, accelerated }
          : { stoppedOn, accelerated: String(BigInt(accelerated) + BigInt(payload.quantity)) };
      return { ...before, ...(schedule && { schedule }), vestingChanges: changes };
    });
  }

  /** How its holder left, where an act says so. */
  leavingOf(securityId: string): HolderDeparture | undefined {
    return this.#leavings.get(securityId);
  }

  /** Undefined where nothing vests: all of it has. */
  of(securityId: string): ImportedVesting | undefined {
    const states = this.#states.get(securityId) ?? [];
    const [first, second] = states;
    if (first === undefined || (second === undefined && first.vested.vesting === null)) return undefined;
    if (second === undefined && isPlain(first.vested)) return termsOf(first.vested) ?? undefined;
    return { listed: listOf(states) };
  }

  /** Whether an act says what a list of dates does not: the rule of a schedule, or that shares which had vested have not. */
  isOtherwise(root: string): boolean {
    return this.#otherwise.has(root);
  }

  #note(act: EffectiveAct, securityId: string, change: (before: VestingFacts) => VestingFacts): void {
    const states = this.#states.get(securityId);
    const before = states?.at(-1);
    if (!states || !before || this.#closed.has(securityId)) {
      this.#otherwise.add(act.root);
      return;
    }
    const { effectiveOn: from, root } = act;
    const vested = change(before.vested);
    const isLater = before.from < from;
    const fallsBack = isLater && vestedOf(vested, from) < vestedOf(before.vested, from);
    const hadRule = vested.vesting !== null && !isDated(vested.vesting) && (isLater || !isPlain(vested));
    if (fallsBack || hadRule) this.#otherwise.add(root);
    const state = { from, root, vested };
    // The last word of a day counts.
    if (isLater) states.push(state);
    else states[states.length - 1] = state;
  }
}

interface CarriedInto {
  readonly securityId: string;
  readonly quantity: string;
}

const isPlain = ({ schedule, vestingChanges }: VestingFacts): boolean => !schedule && !vestingChanges;

const termsOf = ({ vesting, issuedOn }: VestingFacts): VestingTerms | null =>
  vesting && withVestingStart(vesting, issuedOn);

/** Every day on which what has vested rises, then what never will. Where an act took back what had vested, the list says on
 *  the days before no more than has vested since. A last day without shares says until when the list is known. */
function listOf(states: readonly State[]): readonly ListedVesting[] {
  const days = states.flatMap(({ from, vested }, at) => {
    const until = states[at + 1]?.from;
    const all = [from, ...daysOf(vested).filter((day) => day > from)];
    const own = until === undefined ? all : all.filter((day) => day < until);
    return own.map((day) => ({ day, total: vestedOf(vested, day) }));
  });
  let most = days.at(-1)?.total ?? 0n;
  for (const one of days.reverse()) {
    if (one.total > most) one.total = most;
    most = one.total;
  }
  days.reverse();
  const listed: ListedVesting[] = [];
  let before = 0n;
  for (const [at, { day: date, total }] of days.entries()) {
    if (total > before || at === days.length - 1) listed.push({ date, amount: String(total - before) });
    before = total;
  }
  const rest = (states[0]?.vested.quantity ?? 0n) - before;
  return rest > 0n
    ? [...listed, { date: NEVER_VESTS_ON, amount: String(rest) }]
    : listed.filter(({ amount }) => amount !== '0');
}

/** The days of its terms until they stop. */
function daysOf(vested: VestingFacts): readonly PlainDate[] {
  const terms = termsOf(vested);
  if (terms === null) return [];
  const { schedule, quantity, vestingChanges } = vested;
  const stoppedOn = vestingChanges?.stoppedOn ?? null;
  const days = vestingTable(schedule ? BigInt(schedule.shares) : quantity, terms).map(({ date }) => date);
  return stoppedOn === null ? days : days.filter((day) => day <= stoppedOn);
}
