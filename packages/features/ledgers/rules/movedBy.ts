/** Details of an act that moved shares: its kind, its consideration, its resolution. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { TransferLine } from '../transferRegisterContract.ts';

type MovementReason = Pick<TransferLine, 'kind' | 'consideration' | 'resolution'>;

const nothing: MovementReason = { kind: 'transferred', consideration: null, resolution: null };

/** @param isBack  of a line of shares that went back to the corporation: a transfer's balance has its own particulars */
export function movedBy(act: Act, isBack: boolean): MovementReason {
  if (act.verb === 'void') return nothing;
  switch (act.kind) {
    case 'transferred':
      return isBack ? balanceOf(act) : ofTransfer(act);
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

const ofTransfer = ({
  payload: { consideration, resolution },
}: ChangeAct<'transferred'>): MovementReason => ({
  kind: 'transferred',
  consideration,
  resolution,
});

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
