/** Details of an act that moved shares: its kind, its consideration, its resolution. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { TransferLine } from '../transferRegisterContract.ts';

type MovementReason = Pick<TransferLine, 'kind' | 'consideration' | 'resolution'>;

const nothing: MovementReason = { kind: 'transferred', consideration: null, resolution: null };

/** @param openedId  the certificate of the shares that moved; null where they went back to the corporation: a transfer's
 *                   balance has its own particulars */
export function movementReasonOf(act: Act, openedId: string | null): MovementReason {
  if (act.verb === 'void') return nothing;
  switch (act.kind) {
    case 'transferred':
      return openedId === null ? balanceOf(act) : ofTransfer(act, openedId);
    case 'repurchased':
    case 'redeemed': {
      const { paid, resolution } = act.payload;
      return { kind: act.kind, consideration: paidFor(paid), resolution };
    }
    case 'surrendered':
    case 'cancelled':
      return { kind: act.kind, consideration: null, resolution: act.payload.resolution };
    default:
      return nothing;
  }
}

/** The transferor's own balance was not paid for. */
function ofTransfer(
  { payload: { transfers, consideration, resolution } }: ChangeAct<'transferred'>,
  openedId: string,
): MovementReason {
  const index = transfers.findIndex(({ securityId }) => securityId === openedId);
  if (index < 0 || consideration === null) return { kind: 'transferred', consideration: null, resolution };
  const { kind, amount } = consideration;
  const shares = transfers.map(({ quantity }) => BigInt(quantity));
  const paid = amount === null ? null : formatDecimal(partOf(decimal(amount), shares, index));
  return { kind: 'transferred', consideration: { kind, amount: paid }, resolution };
}

/** The amount paid for one of several certificates, by its shares. The parts sum to the whole, and are
 *  whole cents where the whole is. */
function partOf(whole: Decimal, shares: readonly bigint[], index: number): Decimal {
  const total = sumOf(shares);
  const unit = whole % CENT === 0n ? CENT : 1n;
  const upTo = (end: number) => ((whole / unit) * sumOf(shares.slice(0, end))) / total;
  return ((upTo(index + 1) - upTo(index)) * unit) as Decimal;
}

const CENT = decimal('0.01');
const sumOf = (shares: readonly bigint[]) => shares.reduce((sum, one) => sum + one, 0n);

function balanceOf({ payload: { balance } }: ChangeAct<'transferred'>): MovementReason {
  if (balance?.outcome !== 'cancelled') return nothing;
  const { particulars, resolution } = balance;
  const paid = 'paid' in particulars ? particulars.paid : null;
  return { kind: particulars.by, consideration: paidFor(paid), resolution };
}

type Paid = ChangeAct<'repurchased'>['payload']['paid'];

const paidFor = (paid: Paid): MovementReason['consideration'] =>
  paid && { kind: paid.kind, amount: paid.total };

/** The word for what was given. */
export const considerationWord = (kind: NonNullable<MovementReason['consideration']>['kind']) =>
  kind === 'debt' ? 'transaction.paid.debt' : (`transaction.for.${kind}` as const);
