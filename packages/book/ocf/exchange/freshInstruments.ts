import { addDecimals, type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import { lostShares } from '../../acts/options-lost.ts';
import type { JsonObject, OcfObject } from '../object.ts';
import { createdOnComment } from './createdOnComment.ts';
import { writeExemption } from './exemptions.ts';
import { convertibleTerms, warrantTriggers } from './freshTerms.ts';
import { vestingMembers } from './freshVesting.ts';
import { leavingComment } from './leaving.ts';
import { CANCELLATION_WORDS, COMPENSATION_WORDS, TERMINATION_WORDS } from './optionWords.ts';
import { type IssuedRight, type RightChange, type RightNow, spelledOwed } from './rightsNow.ts';
import type { ExportFacts } from './written.ts';

interface Fresh {
  readonly currency: string;
  readonly written: ExportFacts;
}

/** Whole objects for acts on plans, options and other instruments: no package had them, and the register says all that stands
 *  in them. Undefined for what the format has no object for. */
export function freshInstrument(act: EffectiveAct, fresh: Fresh): readonly OcfObject[] | undefined {
  const { root, effectiveOn: date } = act;
  const { currency, written } = fresh;
  const [then] = written.rightsThen(root);
  switch (act.kind) {
    case 'pool.reserved': {
      const { poolId, name, classIds, quantity, onCancellation, ...approved } = act.payload;
      const { resolution, boardApprovedOn, shareholdersApprovedOn } = approved;
      const approvedOn = boardApprovedOn ?? resolution?.date;
      return [
        createOcfObject('STOCK_PLAN', poolId, {
          plan_name: name,
          // The format knows no other day of a plan than those of its approvals.
          ...(approvedOn !== date && { comments: [createdOnComment('pool', date)] }),
          ...(approvedOn && { board_approval_date: approvedOn }),
          ...(shareholdersApprovedOn && { stockholder_approval_date: shareholdersApprovedOn }),
          initial_shares_reserved: quantity,
          ...(onCancellation && { default_cancellation_behavior: CANCELLATION_WORDS[onCancellation] }),
          stock_class_ids: classIds,
        }),
      ];
    }
    case 'pool.adjusted': {
      const { poolId, quantity, boardApprovedOn, shareholdersApprovedOn } = act.payload;
      return [
        {
          ...poolAdjustment(root, { date, poolId, quantity }),
          ...(boardApprovedOn && { board_approval_date: boardApprovedOn }),
          ...(shareholdersApprovedOn && { stockholder_approval_date: shareholdersApprovedOn }),
        },
      ];
    }
    case 'option.granted':
    case 'instrument.issued': {
      const now = written.rightAtFirst(act);
      const issuance = now && issuanceOf(now, date, fresh);
      return issuance && [issuance];
    }
    case 'option.exercised': {
      const [issue] = act.payload.issues;
      if (then === undefined || issue === undefined) return [];
      const { before, balance } = then;
      const common = { date, security_id: before.id, resulting_security_ids: [issue.securityId] };
      const { quantity, settlement, triggerId } = act.payload;
      if (before.issued.kind === 'instrument.issued') {
        const trigger = triggerId ?? DEFAULT_TRIGGER;
        const exercise = createOcfObject('TX_WARRANT_EXERCISE', root, { ...common, trigger_id: trigger });
        return [exercise, ...opened(balance, date, fresh)];
      }
      if (settlement.by !== 'service')
        return [createOcfObject('TX_EQUITY_COMPENSATION_EXERCISE', root, { ...common, quantity })];
      const price = { release_price: { amount: issue.price, currency }, settlement_date: date };
      return [createOcfObject('TX_EQUITY_COMPENSATION_RELEASE', root, { ...common, ...price, quantity })];
    }
    case 'option.expired':
    case 'option.released': {
      if (then === undefined) return undefined;
      const reason = act.kind === 'option.expired' ? 'Expired' : REASONS[act.payload.reason];
      return [
        ...cancelled(root, then, { date, reason }, fresh),
        ...returned(root, act.payload.returnsTo, {
          date,
          security_id: then.before.id,
          quantity: String(lostShares(act.payload)),
        }),
      ];
    }
    case 'instrument.ended':
      if (then === undefined || familyOf(then.before) === undefined) return undefined;
      return cancelled(root, then, { date, reason: REASONS[act.payload.reason] }, fresh);
    case 'instrument.converted': {
      if (then === undefined) return [];
      const conversion = createOcfObject('TX_CONVERTIBLE_CONVERSION', root, {
        date,
        security_id: then.before.id,
        trigger_id: act.payload.triggerId ?? DEFAULT_TRIGGER,
        reason_text: 'Conversion',
        resulting_security_ids: act.payload.issues.map(({ securityId }) => securityId),
        ...(then.balance && { balance_security_id: then.balance.id }),
      });
      return [conversion, ...opened(then.balance, date, fresh)];
    }
    case 'instrument.transferred': {
      const family = then && familyOf(then.before);
      if (then === undefined || family === undefined) return undefined;
      const { before, balance, into } = then;
      const transfer = createOcfObject(`TX_${family}_TRANSFER`, root, {
        date,
        security_id: before.id,
        resulting_security_ids: into.map(({ id }) => id),
        ...sizeOf(family, lessOf(then), before),
        ...(balance && { balance_security_id: balance.id }),
      });
      return [transfer, ...into.flatMap((one) => opened(one, date, fresh)), ...opened(balance, date, fresh)];
    }
    case 'rights.adjusted':
      return [
        ...act.payload.pools.map(({ poolId, reserved }) =>
          poolAdjustment(`${root}-${poolId}`, { date, poolId, quantity: reserved.to }),
        ),
        ...written.rightsThen(root).flatMap((one) => {
          const id = `${root}-${one.before.id}`;
          const ended = cancelled(id, one, { date, reason: 'Adjusted with the shares' }, fresh);
          return [...ended, ...one.into.flatMap((each) => opened(each, date, fresh))];
        }),
      ];
    default:
      return undefined;
  }
}

export const createOcfObject = (type: string, id: string, more: JsonObject = {}): OcfObject => ({
  object_type: type,
  id,
  ...more,
});

/** Trigger id for the format, which requires one, where the register names none. */
const DEFAULT_TRIGGER = 'untold';

/** Shares that go back to the pool of a plan; nothing where they do not. */
export const returned = (
  root: string,
  poolId: string | null,
  of: { readonly date: string; readonly security_id: string; readonly quantity: string },
): readonly OcfObject[] =>
  poolId === null
    ? []
    : [
        createOcfObject('TX_STOCK_PLAN_RETURN_TO_POOL', `${root}-returned`, {
          ...of,
          stock_plan_id: poolId,
          reason_text: 'Returned to the pool',
        }),
      ];

/** Undefined for debt, of which the format has nothing. */
function familyOf({ issued }: RightNow): 'EQUITY_COMPENSATION' | 'WARRANT' | 'CONVERTIBLE' | undefined {
  if (issued.kind === 'option.granted') return 'EQUITY_COMPENSATION';
  const { kind } = issued.payload;
  if (kind === 'debt') return undefined;
  return kind === 'warrant' ? 'WARRANT' : 'CONVERTIBLE';
}

const poolAdjustment = (
  id: string,
  { date, poolId, quantity }: { readonly date: string; readonly poolId: string; readonly quantity: string },
): OcfObject =>
  createOcfObject('TX_STOCK_PLAN_POOL_ADJUSTMENT', id, {
    date,
    stock_plan_id: poolId,
    shares_reserved: quantity,
  });

/** The part that ends. */
const lessOf = ({ before, balance }: RightChange) => ({
  left: before.left - (balance?.left ?? 0n),
  owed: addDecimals(before.owed, -(balance?.owed ?? 0n) as Decimal),
});

function sizeOf(
  family: string,
  { left, owed }: Pick<RightNow, 'left' | 'owed'>,
  { issued }: RightNow,
): JsonObject {
  if (family !== 'CONVERTIBLE') return { quantity: String(left) };
  const currency = 'currency' in issued.payload ? issued.payload.currency : 'CAD';
  return { amount: { amount: formatDecimal(owed), currency } };
}

function cancelled(
  id: string,
  then: RightChange,
  { date, reason }: { readonly date: string; readonly reason: string },
  fresh: Fresh,
): readonly OcfObject[] {
  const family = familyOf(then.before);
  if (family === undefined) return [];
  const { before, balance } = then;
  const cancellation = createOcfObject(`TX_${family}_CANCELLATION`, id, {
    date,
    security_id: before.id,
    ...sizeOf(family, lessOf(then), before),
    reason_text: reason,
    ...(balance && { balance_security_id: balance.id }),
  });
  return [cancellation, ...opened(balance, date, fresh)];
}

const opened = (one: RightNow | null, date: string, fresh: Fresh): readonly OcfObject[] => {
  const issuance = one && issuanceOf(one, date, fresh);
  return issuance ? [issuance] : [];
};

/** The rest of a security that vests would begin to vest anew in the format: only the first issuance tells the terms. */
function issuanceOf(now: RightNow, date: string, { currency, written }: Fresh): OcfObject | undefined {
  const { issued, id, label, personId } = now;
  const left = id === issued.payload.securityId ? written.leavingOf(id) : undefined;
  const common = {
    date,
    security_id: id,
    custom_id: label,
    stakeholder_id: personId,
    security_law_exemptions: writeExemption(issued.payload.exemption),
    ...(left && { comments: [leavingComment(left)] }),
    ...(id === issued.payload.securityId && vestingMembers(id, written.vestingOf(id))),
  };
  return issued.kind === 'option.granted'
    ? createOcfObject('TX_EQUITY_COMPENSATION_ISSUANCE', `${id}-granted`, {
        ...common,
        ...optionOf(issued, now, currency),
      })
    : instrumentIssuance(issued, now, { common, currency });
}

function optionOf(
  { payload }: Extract<IssuedRight, { kind: 'option.granted' }>,
  { left, price }: RightNow,
  currency: string,
): JsonObject {
  const { poolId, classId, expiresOn, terms } = payload;
  const { compensation, early, windows } = terms;
  const member = compensation === 'option' ? 'exercise_price' : 'base_price';
  return {
    ...(poolId !== null && { stock_plan_id: poolId }),
    stock_class_id: classId,
    compensation_type: COMPENSATION_WORDS[compensation],
    quantity: String(left),
    ...(price !== null && { [member]: { amount: price, currency } }),
    ...(early !== null && { early_exercisable: early }),
    expiration_date: expiresOn,
    termination_exercise_windows: windows.map(({ reason, length, unit }) => ({
      reason: TERMINATION_WORDS[reason],
      period: length,
      period_type: unit.toUpperCase(),
    })),
  };
}

function instrumentIssuance(
  { payload }: Extract<IssuedRight, { kind: 'instrument.issued' }>,
  now: RightNow,
  { common, currency }: { readonly common: JsonObject; readonly currency: string },
): OcfObject | undefined {
  const id = `${now.id}-issued`;
  if (payload.kind === 'debt') return undefined;
  if (payload.kind === 'warrant') {
    const { terms, expiresOn } = payload;
    return createOcfObject('TX_WARRANT_ISSUANCE', id, {
      ...common,
      quantity: String(now.left),
      quantity_source: terms.quantitySource === null ? 'UNSPECIFIED' : SOURCES[terms.quantitySource],
      exercise_price: { amount: now.price, currency },
      purchase_price: { amount: terms.purchasePrice ?? '0', currency },
      ...(expiresOn !== null && { warrant_expiration_date: expiresOn }),
      exercise_triggers: warrantTriggers(payload),
    });
  }
  return createOcfObject('TX_CONVERTIBLE_ISSUANCE', id, {
    ...common,
    investment_amount: { amount: spelledOwed(now), currency: payload.currency },
    convertible_type: payload.kind === 'note' ? 'NOTE' : 'SAFE',
    ...convertibleTerms(payload),
  });
}

const SOURCES = {
  fixed: 'INSTRUMENT_FIXED',
  most: 'INSTRUMENT_MAX',
  least: 'INSTRUMENT_MIN',
  estimated: 'HUMAN_ESTIMATED',
} as const;

const REASONS = {
  forfeited: 'Forfeited',
  cancelled: 'Cancelled',
  surrendered: 'Surrendered',
  repaid: 'Repaid',
  forgiven: 'Forgiven',
  lapsed: 'Lapsed',
  other: 'Other reason',
} as const;
