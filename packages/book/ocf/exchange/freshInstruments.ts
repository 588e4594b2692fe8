import type { EffectiveAct } from '../../acts/kinds.ts';
import { lostShares } from '../../acts/options-lost.ts';
import type { Json, OcfObject } from '../object.ts';
import type { Written } from './written.ts';

/** Whole objects for acts on option plans and options: no package had them, and the register says all that stands in them. */
export function freshInstrument(
  act: EffectiveAct,
  { currency, written }: { readonly currency: string; readonly written: Written },
): readonly OcfObject[] | undefined {
  const { root, effectiveOn: date } = act;
  const bare = (type: string, id: string, more: Json): OcfObject => ({ object_type: type, id, ...more });
  switch (act.kind) {
    case 'pool.reserved': {
      const { poolId, name, classId, quantity, resolution } = act.payload;
      return [
        bare('STOCK_PLAN', poolId, {
          plan_name: name,
          // The plan begins on this day in the format, and its pool with it.
          board_approval_date: resolution?.date ?? date,
          initial_shares_reserved: quantity,
          default_cancellation_behavior: 'RETURN_TO_POOL',
          stock_class_ids: [classId],
        }),
      ];
    }
    case 'pool.adjusted': {
      const { poolId, quantity } = act.payload;
      const more = { date, stock_plan_id: poolId, shares_reserved: quantity };
      return [bare('TX_STOCK_PLAN_POOL_ADJUSTMENT', root, more)];
    }
    case 'option.granted': {
      const { securityId, quantity } = act.payload;
      return [
        issuanceOf(act, { securityId, quantity, date, currency }, written.termsOf(securityId) !== undefined),
      ];
    }
    case 'option.exercised': {
      const option = written.optionAt(root);
      const [issue] = act.payload.issues;
      if (option === undefined || issue === undefined) return [];
      const resulting = { resulting_security_ids: [issue.securityId] };
      const more = { date, security_id: option.id, quantity: issue.quantity, ...resulting };
      return [bare('TX_EQUITY_COMPENSATION_EXERCISE', root, more)];
    }
    case 'option.expired':
    case 'option.released': {
      const option = written.optionAt(root);
      if (option === undefined) return undefined;
      const { grant, id, balance } = option;
      const reason = act.kind === 'option.expired' ? 'Expired' : REASONS[act.payload.reason];
      const cancellation = bare('TX_EQUITY_COMPENSATION_CANCELLATION', root, {
        date,
        security_id: id,
        quantity: String(lostShares(act.payload)),
        reason_text: reason,
        ...(balance && { balance_security_id: balance.id }),
      });
      if (balance === null) return [cancellation];
      const { id: securityId, quantity } = balance;
      return [cancellation, issuanceOf(grant, { securityId, quantity, date, currency }, false)];
    }
    default:
      return undefined;
  }
}

const REASONS = {
  forfeited: 'Forfeited',
  cancelled: 'Cancelled',
  surrendered: 'Surrendered',
  other: 'Other reason',
} as const;

interface Issued {
  readonly securityId: string;
  readonly quantity: string;
  readonly date: string;
  readonly currency: string;
}

function issuanceOf(
  { payload }: EffectiveAct<'option.granted'>,
  { securityId, quantity, date, currency }: Issued,
  vests: boolean,
): OcfObject {
  const { label, personId, poolId, classId, price, expiresOn } = payload;
  return {
    object_type: 'TX_EQUITY_COMPENSATION_ISSUANCE',
    id: `${securityId}-granted`,
    date,
    security_id: securityId,
    custom_id: label,
    stakeholder_id: personId,
    ...(poolId !== null && { stock_plan_id: poolId }),
    stock_class_id: classId,
    compensation_type: 'OPTION',
    quantity,
    exercise_price: { amount: price, currency },
    expiration_date: expiresOn,
    termination_exercise_windows: [],
    security_law_exemptions: [],
    ...(vests && { vesting_terms_id: `${payload.securityId}-terms` }),
  };
}
