import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { VestingSetPayload } from '../../acts/vesting-changed.ts';
import type { CarriedVesting } from '../../terms/securities.ts';
import { carriedVesting, unvestedOf, type VestingFacts } from '../../vested.ts';
import { wholeShares } from '../numeric.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { stoppedOf, vestingOf } from '../vestingTerms.ts';
import { addAcceleration } from './accelerations.ts';
import type { IdTable } from './ids.ts';

/** The vesting with which securities are opened where it is another than the package tells, and the acts that then agree on what
 *  it tells. */
interface Agreed {
  /** The keys are ids of the book. */
  readonly opened: ReadonlyMap<string, CarriedVesting | null>;
  readonly set: readonly VestingSetPayload[];
}

/** Vesting of the certificates that an import has so far, by the ids of the package. */
export class VestingSoFar {
  readonly #vested = new Map<string, VestingFacts>();
  readonly #index: PackageIndex;
  readonly #ids: IdTable;

  constructor(index: PackageIndex, ids: IdTable) {
    this.#index = index;
    this.#ids = ids;
  }

  /** Undefined of a certificate that was not opened. */
  unvested(securityId: string, on: PlainDate): bigint | undefined {
    const vested = this.#vested.get(securityId);
    return vested && unvestedOf(vested, on);
  }

  /** As the package tells it. */
  open(securityId: string, on: PlainDate): void {
    const security = this.#index.securities.get(securityId);
    if (security) this.#vested.set(securityId, this.#told(security, on));
  }

  accelerate(securityId: string, quantity: string): void {
    const vested = this.#vested.get(securityId);
    if (!vested) return;
    const vestingChanges = addAcceleration(vested.vestingChanges, quantity);
    this.#vested.set(securityId, { ...vested, vestingChanges });
  }

  /** An act leaves as many shares unvested as there were, but for those that come back (`vesting_differs`). Where the package tells
   *  others, because vesting was agreed on what comes of a certificate, they are opened with what goes on, and agreed on after it.
   *  Undefined where it tells what goes on.
   *  @param on  the day of the act */
  agreed(sources: readonly string[], outcomes: readonly string[], on: PlainDate): Agreed | undefined {
    const ended = sources.flatMap((id) => this.#vested.get(id) ?? []);
    const into = outcomes.flatMap((id) => this.#index.securities.get(id) ?? []);
    const begun = into.map((one) => this.#told(one, on));
    const sharesOf = (all: readonly VestingFacts[]) => all.reduce((sum, { quantity }) => sum + quantity, 0n);
    const unvestedIn = (all: readonly VestingFacts[]) =>
      all.reduce((sum, one) => sum + unvestedOf(one, on), 0n);
    const comingBack = sharesOf(ended) - sharesOf(begun);
    const [before, after] = [unvestedIn(ended), unvestedIn(begun)];
    const [source, ...others] = ended;
    const isSound = after <= before && after >= before - comingBack;
    if (isSound || source === undefined || others.length > 0 || comingBack < 0n) return undefined;
    const opened = new Map<string, CarriedVesting | null>();
    const set: VestingSetPayload[] = [];
    let left = before;
    for (const [at, security] of into.entries()) {
      const terms = vestingOf(this.#index, security) ?? null;
      const { quantity = 0n } = begun[at] ?? {};
      const unvested = left < quantity ? left : quantity;
      left -= unvested;
      const securityId = this.#ids.idOf('security', security.id);
      const carried = carriedVesting(source, on, { quantity, unvested });
      opened.set(securityId, carried);
      if (carried !== null || terms !== null) set.push({ securityId, terms, resolution: null });
    }
    return { opened, set };
  }

  #told(security: Security, on: PlainDate): VestingFacts {
    const stoppedOn = stoppedOf(security);
    return {
      quantity: (security.quantity && wholeShares(security.quantity)) ?? 0n,
      issuedOn: on,
      vesting: vestingOf(this.#index, security) ?? null,
      ...(stoppedOn && { vestingChanges: { stoppedOn, accelerated: '0' } }),
    };
  }
}

/** A payload that opens securities, with other vesting of some of them. */
export function withReplacedVesting(payload: unknown, opened: Agreed['opened']): unknown {
  if (Array.isArray(payload)) return payload.map((one) => withReplacedVesting(one, opened));
  if (typeof payload !== 'object' || payload === null) return payload;
  const members = Object.entries(payload).map(
    ([name, one]) => [name, withReplacedVesting(one, opened)] as const,
  );
  const { securityId, vesting } = payload as { securityId?: unknown; vesting?: unknown };
  const isOpened = vesting !== undefined && typeof securityId === 'string' && opened.has(securityId);
  return {
    ...Object.fromEntries(members),
    ...(isOpened && { vesting: opened.get(securityId) }),
  };
}
