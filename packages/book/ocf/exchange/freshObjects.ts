import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { CancelledPayload } from '../../acts/acquired.ts';
import type { EffectiveAct } from '../../acts/kinds.ts';
import type { ReissuedPayload } from '../../acts/reissued.ts';
import type { TransferConsideration, TransferredPayload } from '../../acts/transferred.ts';
import type { AcquisitionKind } from '../../terms/securities.ts';
import type { JsonObject, OcfObject } from '../object.ts';
import { REST_CANCELLATION_REASONS, restIdOf } from './cancelledRest.ts';
import { createdOnComment } from './createdOnComment.ts';
import { writeExemption } from './exemptions.ts';
import { withCapital } from './freshCapital.ts';
import { createOcfObject, freshInstrument, returned } from './freshInstruments.ts';
import { vestingMembers } from './freshVesting.ts';
import { issuanceIdOf } from './keptObjects.ts';
import { takenOverComments } from './takenOverComments.ts';
import type { ExportFacts, WrittenConversionRight } from './written.ts';

/** Facts that the format requires of an object beside an act's, its type, id and members that may be
 *  empty. */
export interface RequiredObjectFacts {
  /** The currency of prices (ISO 4217). */
  readonly currency: string;
  /** The day of incorporation, on which the classes of the first articles came; null where no act tells it. */
  readonly foundedOn: PlainDate | null;
  /** Dollars per share of a security, where the register has one price. */
  readonly priceOf: (securityId: string) => string | null;
  /** The number of its certificate. */
  readonly labelOf: (securityId: string) => string | null;
  readonly written: ExportFacts;
}

/** Bare objects for an act that came from no package, in the order in which the act is written; the act fills them.
 *  Undefined for an act that the format has no objects for, or none that say the same. */
export function freshObjects(
  act: EffectiveAct,
  fresh: RequiredObjectFacts,
): readonly OcfObject[] | undefined {
  const objects = bareObjects(act, fresh);
  return objects && withCapital(act, objects, fresh.written);
}

function bareObjects(act: EffectiveAct, fresh: RequiredObjectFacts): readonly OcfObject[] | undefined {
  const issuance = ({ securityId }: { readonly securityId: string }) => stockIssuance(securityId, fresh);
  const ending = (type: string, balance: { readonly securityId: string } | null, more: JsonObject = {}) => [
    createOcfObject(type, act.root, more),
    ...(balance ? [issuance(balance)] : []),
  ];
  switch (act.kind) {
    case 'class.created':
      return [stockClass(act, fresh)];
    case 'authorized.changed': {
      const type = 'TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT';
      return act.payload.authorized === 'unlimited' ? undefined : [createOcfObject(type, act.root)];
    }
    case 'issued':
      return act.payload.issues.map((one) => ({
        ...issuance(one),
        ...(takenOverComments(one).length > 0 && { comments: takenOverComments(one) }),
        ...(one.poolId !== null && { stock_plan_id: one.poolId }),
        security_law_exemptions: writeExemption(one.exemption),
        ...(one.consideration && { cost_basis: { amount: '0', currency: fresh.currency } }),
      }));
    case 'option.exercised':
    case 'instrument.converted':
      return [
        ...(freshInstrument(act, fresh) ?? []),
        ...act.payload.issues.map((one) => ({
          ...issuance(one),
          security_law_exemptions: writeExemption(one.exemption),
          cost_basis: { amount: '0', currency: fresh.currency },
        })),
      ];
    case 'transferred': {
      const { transfers, balance } = act.payload;
      const words = considerationWords(act.payload.consideration, fresh);
      const objects = [createOcfObject('TX_STOCK_TRANSFER', act.root, words), ...transfers.map(issuance)];
      if (balance?.outcome === 'cancelled') return [...objects, ...cancelledRest(act, balance, fresh)];
      return balance ? [...objects, issuance(balance)] : objects;
    }
    case 'repurchased':
    case 'redeemed': {
      const price = { amount: '0', currency: fresh.currency };
      return [...ending('TX_STOCK_REPURCHASE', act.payload.balance, { price }), ...returnedBy(act)];
    }
    case 'surrendered':
      return [
        ...ending('TX_STOCK_CANCELLATION', act.payload.balance, { reason_text: 'Surrendered as a gift' }),
        ...returnedBy(act),
      ];
    case 'cancelled':
      return [
        ...ending('TX_STOCK_CANCELLATION', act.payload.balance, {
          reason_text: CANCELLATION_WORDS[act.payload.reason],
        }),
        ...returnedBy(act),
      ];
    case 'converted': {
      const { into, balance } = act.payload;
      const outcomes = balance ? [...into.securities, balance] : into.securities;
      return [createOcfObject('TX_STOCK_CONVERSION', act.root), ...outcomes.map(issuance)];
    }
    case 'reissued': {
      const { sources, into, reason } = act.payload;
      const [only, ...others] = sources;
      const words = { reason_text: REISSUE_WORDS[reason] };
      if (others.length === 0 && only)
        return [createOcfObject('TX_STOCK_REISSUANCE', act.root, words), ...into.map(issuance)];
      // Several that become one are cancelled, and the one is new.
      const ended = sources.map(({ securityId }) =>
        createOcfObject('TX_STOCK_CANCELLATION', `${securityId}-cancelled`, words),
      );
      return [...ended, ...into.map(issuance)];
    }
    case 'vesting.set':
    case 'vesting.stopped':
    case 'vesting.accelerated':
      // Told by the issuance, where it can be told at all.
      return fresh.written.leavesVesting(act) ? undefined : [];
    case 'capital.opened':
    case 'capital.adjusted':
      // Told by the class.
      return [];
    case 'class.split':
    case 'class.consolidated':
      return [
        createOcfObject('TX_STOCK_CLASS_SPLIT', act.root),
        ...act.payload.reissued.flatMap(({ source, into }) => [
          createOcfObject('TX_STOCK_REISSUANCE', `${source.securityId}-reissued`, {
            split_transaction_id: act.root,
          }),
          ...(into ? [issuance(into)] : []),
        ]),
      ];
    default:
      return freshInstrument(act, fresh);
  }
}

const returnedBy = ({ root, effectiveOn: date, payload }: EffectiveAct<AcquisitionKind>) =>
  returned(root, payload.returnsTo, {
    date,
    security_id: payload.source.securityId,
    quantity: payload.quantity,
  });

/** The format asks for words, in English as all of it. */
const CANCELLATION_WORDS: Readonly<Record<CancelledPayload['reason'], string>> = {
  mistake: 'Registered by mistake',
  order: 'Order of a court',
  agreement: 'Agreement',
  other: 'Other reason',
};

const REISSUE_WORDS: Readonly<Record<ReissuedPayload['reason'], string>> = {
  lost: 'Lost',
  destroyed: 'Destroyed',
  stolen: 'Stolen',
  damaged: 'Damaged',
  merged: 'Merged',
  divided: 'Divided',
  wording: 'Wording of the certificate',
  other: 'Other reason',
};

const CONSIDERATION_WORDS: Readonly<Record<TransferConsideration['kind'], string>> = {
  money: 'Money',
  property: 'Property',
  shares: 'Shares',
  gift: 'Gift',
  succession: 'Succession',
  other: 'Other consideration',
};

function considerationWords(
  given: TransferConsideration | null,
  { currency }: RequiredObjectFacts,
): JsonObject {
  if (given === null) return {};
  const { kind, amount } = given;
  const dollars = amount === null ? '' : `: ${amount} ${currency}`;
  return { consideration_text: `${CONSIDERATION_WORDS[kind]}${dollars}` };
}

/** The part that is not transferred is a security first in the format, and cancelled on the same day: it bears the
 *  number of the certificate of which it is, so that nobody reads of one that never existed. */
function cancelledRest(
  { root, effectiveOn, payload: { source } }: EffectiveAct<'transferred'>,
  {
    quantity,
    returnsTo: poolId,
    particulars,
  }: Extract<TransferredPayload['balance'], { outcome: 'cancelled' }>,
  fresh: RequiredObjectFacts,
): readonly OcfObject[] {
  const security = { security_id: restIdOf(root), date: effectiveOn, quantity };
  const price = { amount: fresh.priceOf(source.securityId) ?? '0', currency: fresh.currency };
  const label = fresh.labelOf(source.securityId) ?? restIdOf(root);
  const holder = { stakeholder_id: source.personId, stock_class_id: source.classId, custom_id: label };
  const issued = { ...stockIssuance(restIdOf(root), fresh), ...security, ...holder, share_price: price };
  const reason = { reason_text: REST_CANCELLATION_REASONS[particulars.by] };
  return [
    issued,
    createOcfObject('TX_STOCK_CANCELLATION', `${root}-cancelled`, { ...security, ...reason }),
    ...returned(root, poolId, security),
  ];
}

function stockIssuance(securityId: string, { currency, priceOf, written }: RequiredObjectFacts): OcfObject {
  return createOcfObject('TX_STOCK_ISSUANCE', issuanceIdOf(securityId), {
    share_price: { amount: priceOf(securityId) ?? '0', currency },
    security_law_exemptions: [],
    stock_legend_ids: [],
    ...vestingMembers(securityId, written.vestingOf(securityId)),
  });
}

/** Preferences rank by their number, 1 first; in the format the higher number is paid first. */
function stockClass(
  { effectiveOn, payload }: EffectiveAct<'class.created'>,
  { written, currency, foundedOn }: RequiredObjectFacts,
): OcfObject {
  const { classId, liquidation, seriesOf, amendment } = payload;
  const right = written.rightOf(classId);
  const seniority = liquidation.type === 'preference' ? String(102 - liquidation.rank) : '1';
  const approvedOn = amendment?.resolution?.date;
  const begun = effectiveOn === foundedOn ? [] : [createdOnComment('class', effectiveOn)];
  const comments = [...begun, ...written.capitalComments(classId)];
  return createOcfObject('STOCK_CLASS', classId, {
    ...(comments.length > 0 && { comments }),
    // The directors' for a series, the shareholders' for a class (`class.created`).
    ...(approvedOn && { [seriesOf ? 'board_approval_date' : 'stockholder_approval_date']: approvedOn }),
    seniority,
    ...(right && { conversion_rights: [conversionRight(right, currency)] }),
  });
}

const ROUNDINGS = { up: 'CEILING', down: 'FLOOR', half_up: 'NORMAL' } as const;

function conversionRight(
  { into, numerator, denominator, rounding }: WrittenConversionRight,
  currency: string,
): JsonObject {
  return {
    type: 'STOCK_CLASS_CONVERSION_RIGHT',
    converts_to_stock_class_id: into,
    conversion_mechanism: {
      type: 'RATIO_CONVERSION',
      conversion_price: { amount: '0', currency },
      ratio: { numerator, denominator },
      rounding_type: ROUNDINGS[rounding],
    },
  };
}
