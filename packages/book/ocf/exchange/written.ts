import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Issue } from '../../acts/issued.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import type { OpeningShape } from '../../acts/securities.ts';
import type { ClassPayload } from '../../terms/classes.ts';
import { isDivision } from '../../terms/securities.ts';
import { isDated, type PlannedVesting, withVestingStart } from '../../vesting.ts';
import { adjustedComment, openedComment } from '../capitalComments.ts';
import { type ImportedVesting, VestingReader } from './importedVesting.ts';
import type { HolderDeparture } from './leaving.ts';
import { type RightChange, type RightNow, RightsHistory } from './rightsNow.ts';

type Rounding = EffectiveAct<'converted'>['payload']['fractions']['rounding'];

/** A right of conversion as a class tells it, with the rule for fractions of a share. */
export interface WrittenConversionRight extends NonNullable<ClassPayload['convertible']> {
  readonly rounding: Rounding;
}

/** Facts of classes and certificates that depend on later acts: the format has one place for the terms of a
 *  security, and one for how a class converts. */
export class ExportFacts {
  readonly #classRights = new Map<string, WrittenConversionRight>();
  readonly #vesting = new VestingReader();
  readonly #rounded = new Set<string>();
  readonly #rights = new RightsHistory();
  readonly #first = new Map<string, RightNow>();
  readonly #plans = new Map<string, string>();
  readonly #returning = new Set<string>();
  readonly #capital = new Map<string, { readonly on: PlainDate; readonly comment: string }[]>();

  constructor(acts: readonly EffectiveAct[]) {
    for (const act of acts) {
      this.#noteRight(act);
      if (act.kind === 'pool.reserved' && act.payload.onCancellation === 'returned')
        this.#returning.add(act.payload.poolId);
      if (act.kind === 'issued')
        for (const { securityId, poolId } of act.payload.issues)
          if (poolId !== null) this.#plans.set(securityId, poolId);
      this.#noteCapital(act);
      this.#noteVesting(act);
      this.#rights.note(act);
      if (act.kind === 'option.granted' || act.kind === 'instrument.issued') {
        const now = this.#rights.now(act.payload.securityId);
        if (now) this.#first.set(act.root, now);
      }
    }
    for (const act of acts) if (act.kind === 'converted') this.#noteRounding(act);
  }

  /** How a class converts, by what the register says of it from the beginning. */
  rightOf(classId: string): WrittenConversionRight | undefined {
    return this.#classRights.get(classId);
  }

  /** Whether a conversion has shown how the fractions of a class are rounded. */
  showsRounding(classId: string): boolean {
    return this.#rounded.has(classId);
  }

  /** The vesting of a security over all of its shares. */
  vestingOf(securityId: string): ImportedVesting | undefined {
    return this.#vesting.of(securityId);
  }

  /** How the holder of an option left. */
  leavingOf(securityId: string): HolderDeparture | undefined {
    return this.#vesting.leavingOf(securityId);
  }

  /** The pool of which shares were issued under a plan. */
  planOf(securityId: string): string | undefined {
    return this.#plans.get(securityId);
  }

  /** Whether its plan says that cancelled rights go back to a pool. */
  returnsToPool(poolId: string): boolean {
    return this.#returning.has(poolId);
  }

  /** Effects of an act on options and other instruments; none for other acts. */
  rightsThen(root: string): readonly RightChange[] {
    return this.#rights.changedBy(root);
  }

  /** An instrument as its own act makes it. */
  rightAtFirst({ root }: { readonly root: string }): RightNow | undefined {
    return this.#first.get(root);
  }

  /** Whether an act says something of vesting that `vestingOf` does not. */
  leavesVesting({ root }: EffectiveAct): boolean {
    return this.#vesting.isOtherwise(root);
  }

  /** How the account of a class moves without its shares, as comments of the class. */
  capitalComments(classId: string): readonly string[] {
    return (this.#capital.get(classId) ?? []).map(({ comment }) => comment);
  }

  /** Whether it does on a day: then the order of that day is not told. */
  movesCapital(classId: string, on: PlainDate): boolean {
    return this.#capital.get(classId)?.some((one) => one.on === on) ?? false;
  }

  #noteCapital(act: EffectiveAct): void {
    const { kind, payload, effectiveOn: on } = act;
    const add = (classId: string, comment: string) =>
      this.#capital.set(classId, [...(this.#capital.get(classId) ?? []), { on, comment }]);
    if (kind === 'capital.opened') add(payload.classId, openedComment(on, payload));
    if (kind === 'capital.adjusted') add(payload.classId, adjustedComment(on, payload));
    if (isDivision(act)) {
      const { classId, acquired } = act.payload;
      const taken = (acquired?.holders ?? []).reduce((sum, one) => sum + decimal(one.deducted), 0n);
      const change = formatDecimal(-taken as Decimal);
      if (taken > 0n) add(classId, adjustedComment(on, { change, ground: 'acquisition' }));
    }
    if (kind === 'converted' && payload.additional) {
      const { amount: change } = payload.additional;
      add(payload.into.classId, adjustedComment(on, { change, ground: 'addition' }));
    }
  }

  #noteRight({ kind, payload }: EffectiveAct): void {
    if (kind === 'class.created' && payload.convertible)
      this.#classRights.set(payload.classId, { ...payload.convertible, rounding: 'down' });
  }

  /** The first conversion that left a fraction tells the rule of the class. */
  #noteRounding({ payload: { source, into, quantity, ratio, fractions } }: EffectiveAct<'converted'>): void {
    const right = this.#classRights.get(source.classId);
    const isWhole = (BigInt(quantity) * BigInt(ratio.numerator)) % BigInt(ratio.denominator) === 0n;
    if (isWhole || right?.into !== into.classId || this.#rounded.has(source.classId)) return;
    this.#rounded.add(source.classId);
    this.#classRights.set(source.classId, { ...right, rounding: fractions.rounding });
  }

  #noteVesting(act: EffectiveAct): void {
    const isRight = act.kind === 'option.granted' || act.kind === 'instrument.issued';
    const given = isRight && 'quantity' in act.payload ? [act.payload] : issuesOf(act);
    for (const { securityId, quantity, vesting } of given) {
      const terms = vesting && withVestingStart(vesting, act.effectiveOn);
      this.#vesting.open(act, { securityId, quantity, terms });
    }
    for (const { securityId, quantity, vesting } of comingOf(act))
      if (vesting) this.#vesting.carry(act, { securityId, quantity, vesting });
      else this.#vesting.open(act, { securityId, quantity, terms: null });
    if (act.kind === 'vesting.set' || act.kind === 'vesting.stopped' || act.kind === 'vesting.accelerated')
      this.#vesting.change(act);
    if (act.kind === 'rights.adjusted')
      for (const { securityId } of act.payload.instruments) this.#vesting.close(securityId);
  }
}

/** The securities that an act opens. */
export function openingsOf(act: EffectiveAct): readonly { readonly securityId: string }[] {
  if (act.kind === 'option.granted' || act.kind === 'instrument.issued') return [act.payload];
  return [...issuesOf(act), ...comingOf(act)];
}

const issuesOf = (act: EffectiveAct): readonly Issue[] =>
  act.kind === 'issued' || act.kind === 'option.exercised' || act.kind === 'instrument.converted'
    ? act.payload.issues
    : [];

/** Whether a security is said to bear notices, whose words stand in no act. */
export const bearsLegends = (act: EffectiveAct): boolean =>
  [...issuesOf(act), ...comingOf(act)].some(({ legends }) => legends.length > 0);

/** The securities that come of others by an act. */
function comingOf({ kind, payload }: EffectiveAct): readonly OpeningShape[] {
  switch (kind) {
    case 'transferred': {
      const { transfers, balance } = payload;
      return balance?.outcome === 'reissued' ? [...transfers, balance] : transfers;
    }
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
      return payload.balance ? [payload.balance] : [];
    case 'converted':
      return payload.balance ? [...payload.into.securities, payload.balance] : payload.into.securities;
    case 'reissued':
      return payload.into;
    case 'class.split':
    case 'class.consolidated':
      return payload.reissued.flatMap(({ into }) => into ?? []);
    default:
      return [];
  }
}

/** Whether terms say what vests on a change of control: the format has no member for it. */
export const hasAcceleration = (act: EffectiveAct): boolean =>
  termsOf(act).some((terms) => terms !== null && !isDated(terms) && terms.acceleration !== undefined);

function termsOf(act: EffectiveAct): readonly (PlannedVesting | null)[] {
  if (act.kind === 'vesting.set') return [act.payload.terms];
  if (act.kind === 'option.granted') return [act.payload.vesting];
  return issuesOf(act).map(({ vesting }) => vesting);
}
