import { decimal } from '@tabellion/kernel/decimal.ts';
import type { SurrenderedPayload } from '../../acts/acquired.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import { sumOf } from '../../acts/securities.ts';
import { possibleFractionRules } from './exchanges.ts';
import { hasExpressibleTerms } from './freshTerms.ts';
import { bearsLegends, type ExportFacts, hasAcceleration } from './written.ts';

/** Whether the objects of an act say less than the act, or otherwise. */
export function isExportLossy(act: EffectiveAct, written: ExportFacts): boolean {
  if (written.leavesVesting(act) || bearsLegends(act) || hasAcceleration(act)) return true;
  switch (act.kind) {
    case 'issued':
      // The format has a price for every share, and no account that was opened.
      return act.payload.issues.some(({ takenOver, price }) => takenOver !== null || price === null);
    case 'transferred':
      // The rest becomes a security that it never was, and why it came back is told in words.
      return act.payload.balance?.outcome === 'cancelled';
    case 'surrendered':
    case 'cancelled':
      return staysAgainstPlan(act.payload, written);
    case 'converted':
      return act.payload.deduction.rule !== 'PRO_RATA' || losesFraction(act, written);
    case 'reissued':
      // The format has no act that makes one certificate of several.
      return act.payload.sources.length > 1;
    case 'class.split':
    case 'class.consolidated': {
      const { fractions } = act.payload;
      const rules = possibleFractionRules(act.payload);
      const isSame = rules.length === 3 || rules[0]?.per === fractions.per;
      return fractions.cash !== null || rules.length === 0 || rules.length === 2 || !isSame;
    }
    case 'option.exercised': {
      // The format does not say that a right settles net, nor that a warrant is exercised in part.
      const [then] = written.rightsThen(act.root);
      return then === undefined || then.balance !== null || act.payload.settlement.by === 'net';
    }
    case 'instrument.issued':
      return !hasExpressibleTerms(act.payload);
    case 'instrument.converted': {
      const { triggerId, interest, exchangeRate } = act.payload;
      return triggerId === null || decimal(interest) > 0n || exchangeRate !== null;
    }
    case 'authorized.changed':
      return act.payload.isBelowOthers === true;
    case 'vesting.stopped':
      // Told is what vested until then, and not how its holder left.
      return true;
    case 'rights.adjusted':
      return true;
    case 'option.expired':
    case 'option.released': {
      const [then] = written.rightsThen(act.root);
      const issued = then?.before.issued.payload;
      // A balance starts to vest anew in the format; lost shares go back where the plan says so.
      const vests = issued && 'vesting' in issued && issued.vesting !== null && then?.balance !== null;
      const poolId = issued && 'poolId' in issued ? issued.poolId : null;
      const isKept = act.payload.returnsTo === null && poolId !== null && written.returnsToPool(poolId);
      return vests === true || isKept;
    }
    default:
      return false;
  }
}

/** The format lets cancelled shares of a plan go back to its pool where the plan says so, unless something is said. */
const staysAgainstPlan = (
  { source, returnsTo }: Pick<SurrenderedPayload, 'source' | 'returnsTo'>,
  written: ExportFacts,
): boolean => {
  const poolId = written.planOf(source.securityId);
  return returnsTo === null && poolId !== undefined && written.returnsToPool(poolId);
};

/** The ratio and the rule of a conversion are those of the right of the class; without one, those that the shares tell. */
function losesFraction({ payload }: EffectiveAct<'converted'>, written: ExportFacts): boolean {
  const { source, into, quantity, ratio, fractions } = payload;
  if (fractions.cash !== null || payload.additional !== null) return true;
  const isWhole =
    BigInt(quantity) * BigInt(ratio.numerator) === sumOf(into.securities) * BigInt(ratio.denominator);
  const right = written.rightOf(source.classId);
  if (right?.into !== into.classId) return !isWhole;
  const isSameRatio =
    BigInt(right.numerator) * BigInt(ratio.denominator) ===
    BigInt(right.denominator) * BigInt(ratio.numerator);
  return !isSameRatio || (!isWhole && right.rounding !== fractions.rounding);
}
