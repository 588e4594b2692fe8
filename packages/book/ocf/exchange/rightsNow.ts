import { addDecimals, type Decimal, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { EffectiveAct, KindName } from '../../acts/kinds.ts';
import { lostShares } from '../../acts/options-lost.ts';
import { adjustedTriggers, type InstrumentAdjusted } from '../../acts/rights-adjusted.ts';

export type IssuedRight = EffectiveAct<'option.granted' | 'instrument.issued'>;

/** An instrument as the format knows it at one moment: under which id, whose it is, and how much of it is left. */
export interface RightNow {
  readonly issued: IssuedRight;
  readonly id: string;
  readonly label: string;
  readonly personId: string;
  /** Shares that are left; none of what bears a principal. */
  readonly left: bigint;
  /** Amount owed; zero for all others. */
  readonly owed: Decimal;
  readonly price: string | null;
}

export interface RightChange {
  readonly before: RightNow;
  /** The rest of a security that ends in part, which is a security of its own in the format; null where it goes on
   *  itself, or nothing is left. */
  readonly balance: RightNow | null;
  /** Those of other holders. */
  readonly into: readonly RightNow[];
}

/** Options and other instruments through a history, as the format must name them. */
export class RightsHistory {
  readonly #now = new Map<string, RightNow>();
  readonly #then = new Map<string, readonly RightChange[]>();

  note(act: EffectiveAct): void {
    const then = this.#changes(act);
    if (then.length > 0) this.#then.set(act.root, then);
  }

  now(securityId: string): RightNow | undefined {
    return this.#now.get(securityId);
  }

  /** Effects of an act; none for acts of other kinds. */
  changedBy(root: string): readonly RightChange[] {
    return this.#then.get(root) ?? [];
  }

  #changes(act: EffectiveAct): readonly RightChange[] {
    switch (act.kind) {
      case 'option.granted':
      case 'instrument.issued':
        this.#now.set(act.payload.securityId, issuedNow(act));
        return [];
      case 'option.exercised':
        return this.#less(act, act.payload.securityId, { shares: BigInt(act.payload.quantity) });
      case 'option.expired':
      case 'option.released':
        return this.#less(act, act.payload.securityId, { shares: lostShares(act.payload) });
      case 'instrument.converted':
      case 'instrument.ended':
        return this.#less(act, act.payload.securityId, { dollars: decimal(act.payload.principal) });
      case 'instrument.transferred':
        return this.#transferred(act);
      case 'rights.adjusted':
        return this.#adjusted(act);
      default:
        return [];
    }
  }

  #less(
    { root, kind }: { readonly root: string; readonly kind: KindName },
    securityId: string,
    { shares = 0n, dollars = ZERO }: { readonly shares?: bigint; readonly dollars?: Decimal },
  ): readonly RightChange[] {
    const before = this.#now.get(securityId);
    if (before === undefined) return [];
    const left = before.left - shares;
    const owed = addDecimals(before.owed, -dollars as Decimal);
    const isSame = kind === 'option.exercised' && before.issued.kind === 'option.granted';
    const after = { ...before, id: isSame ? before.id : `${root}-balance`, left, owed };
    this.#now.set(securityId, after);
    return [{ before, balance: isSame || (left <= 0n && owed <= 0n) ? null : after, into: [] }];
  }

  #transferred({ payload }: EffectiveAct<'instrument.transferred'>): readonly RightChange[] {
    const { source, into, balance } = payload;
    const before = this.#now.get(source.securityId);
    if (before === undefined) return [];
    const partOf = (one: Size & { securityId: string; label: string; personId: string }): RightNow => {
      const { securityId: id, label, personId, quantity, principal } = one;
      const owed = principal === null ? ZERO : decimal(principal);
      const part = { ...before, id, label, personId, left: BigInt(quantity ?? 0), owed };
      this.#now.set(id, part);
      return part;
    };
    return [
      {
        before,
        balance: balance && partOf({ ...balance, personId: source.personId }),
        into: into.map(partOf),
      },
    ];
  }

  /** The format changes no number and no price: each is another security from then on. */
  #adjusted({ root, payload }: EffectiveAct<'rights.adjusted'>): readonly RightChange[] {
    return payload.instruments.flatMap(({ securityId, quantity, price, triggers }) => {
      const before = this.#now.get(securityId);
      if (before === undefined) return [];
      const id = `${root}-${securityId}`;
      const counted = quantity === null ? {} : { left: BigInt(quantity.to), price: price?.to ?? null };
      const after = { ...before, id, issued: withTriggers(before.issued, triggers), ...counted };
      this.#now.set(securityId, after);
      return [{ before, balance: null, into: after.left > 0n || after.owed > 0n ? [after] : [] }];
    });
  }
}

/** The act as it would read with the triggers that an adjustment left. */
function withTriggers(issued: IssuedRight, changes: InstrumentAdjusted['triggers']): IssuedRight {
  const { payload } = issued;
  if (!('triggers' in payload.terms)) return issued;
  const terms = { ...payload.terms, triggers: adjustedTriggers(payload.terms.triggers, changes) };
  // The terms stay those of their kind: only the numbers of their triggers are others.
  return { ...issued, payload: { ...payload, terms } } as IssuedRight;
}

interface Size {
  readonly quantity: string | null;
  readonly principal: string | null;
}

function issuedNow(issued: IssuedRight): RightNow {
  const { payload } = issued;
  const { securityId: id, label, personId } = payload;
  const isOwed = 'principal' in payload;
  return {
    issued,
    id,
    label,
    personId,
    left: isOwed ? 0n : BigInt(payload.quantity),
    owed: isOwed ? decimal(payload.principal) : ZERO,
    price: isOwed ? null : payload.price,
  };
}

/** Dollars as the format spells them. */
export const spelledOwed = ({ owed }: RightNow): string => formatDecimal(owed);
