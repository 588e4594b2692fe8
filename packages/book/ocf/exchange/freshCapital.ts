import { DECIMAL_PLACES, type Decimal, decimal, timesQuantity, ZERO } from '@tabellion/kernel/decimal.ts';
import { type CarriedDeduction, type Deduction, dollarsTaken } from '../../acts/deduction.ts';
import { capitalOf } from '../../acts/issued.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import { dollarsComment } from '../capitalComments.ts';
import type { OcfObject } from '../object.ts';
import type { ExportFacts } from './written.ts';

/** The objects of an act, with a comment where it moves other dollars of stated capital than its objects tell a reader. */
export function withCapital(
  act: EffectiveAct,
  objects: readonly OcfObject[],
  written: ExportFacts,
): readonly OcfObject[] {
  const dollars = new Map<OcfObject | undefined, Decimal | undefined>();
  const ofType = (type: string) => objects.filter((one) => one.object_type === type);
  switch (act.kind) {
    case 'issued':
      for (const [at, one] of act.payload.issues.entries()) {
        const { price, consideration, quantity } = one;
        const stated = consideration
          ? decimal(consideration.amount)
          : timesQuantity(decimal(price ?? '0'), BigInt(quantity));
        const brings = decimal(capitalOf(one));
        if (stated !== brings) dollars.set(objects[at], brings);
      }
      break;
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
    case 'converted':
      dollars.set(objects[0], takenOtherwise(act, act.payload, written));
      break;
    case 'transferred': {
      const { balance, source } = act.payload;
      if (balance?.outcome !== 'cancelled') break;
      const rest = { ...act, kind: balance.particulars.by };
      dollars.set(ofType('TX_STOCK_CANCELLATION')[0], takenOtherwise(rest, { ...balance, source }, written));
      break;
    }
    case 'reissued':
      // The format has no act that makes one certificate of several: they are cancelled, and the one is new.
      if (act.payload.sources.length > 1) for (const one of objects) dollars.set(one, ZERO);
      break;
    default:
      break;
  }
  return objects.map((object) => {
    const moved = dollars.get(object);
    if (moved === undefined) return object;
    const comments = Array.isArray(object.comments) ? object.comments : [];
    return { ...object, comments: [...comments, dollarsComment(moved)] };
  });
}

interface Taking {
  readonly source: { readonly classId: string };
  readonly quantity: string;
  readonly deduction: Deduction | CarriedDeduction;
}

/** Undefined where a reader finds the same: pro rata to ten places, or nothing for a gift. */
function takenOtherwise(
  { kind, effectiveOn }: Pick<EffectiveAct, 'effectiveOn'> & { readonly kind: string },
  { source, quantity, deduction }: Taking,
  written: ExportFacts,
): Decimal | undefined {
  const isGift = kind === 'surrendered' && deduction.rule === 'NONE';
  const isProRata =
    kind !== 'surrendered' &&
    deduction.rule === 'PRO_RATA' &&
    deduction.places === DECIMAL_PLACES &&
    deduction.rounding === 'half_even' &&
    !written.movesCapital(source.classId, effectiveOn);
  return isGift || isProRata ? undefined : dollarsTaken(deduction, BigInt(quantity));
}
