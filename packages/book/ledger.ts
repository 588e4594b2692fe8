import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Certificate, EndingKind, IssuingKind } from './entities.ts';

/** One line of a holder's ledger: what one act did to his shares of one class. */
export interface LedgerLine {
  readonly on: PlainDate;
  readonly kind: 'issued' | IssuingKind | EndingKind;
  readonly classId: string;
  /** The root of the act; of an issue the security that it opened. */
  readonly act: string;
  /** The holder's own certificates of the class that the act opened and ended. */
  readonly opened: readonly Certificate[];
  readonly ended: readonly Certificate[];
  /** Ids of other holders' certificates: that the act ended to open these, and that it opened for these. */
  readonly from: readonly string[];
  readonly into: readonly string[];
  /** The act was taken back: what it brought came in and went out again, and the number stays. */
  readonly isVoid: boolean;
  /** Shares that came and went. What the act gave back under another number did not move, unless nothing else did; what moved by
   *  such an act once it was taken back, the certificates say no more: none. */
  readonly in: bigint;
  readonly out: bigint;
  readonly balance: bigint;
}

type Movement = Omit<LedgerLine, 'in' | 'out' | 'balance'>;

interface Draft extends Movement {
  readonly opened: Certificate[];
  readonly ended: Certificate[];
}

/** Receipts and disposals in the order of dates; the last balance of each class is the holding.
 *  @param certificates  all that the holder ever had, as of one reading */
export function ledgerOf(certificates: Iterable<Certificate>): readonly LedgerLine[] {
  const own = [...certificates];
  const balances = new Map<string, bigint>();
  return ordered(movements(own)).map((movement) => {
    const [came, went] = moved(movement);
    const balance = (balances.get(movement.classId) ?? 0n) + came - went;
    balances.set(movement.classId, balance);
    return { ...movement, in: came, out: went, balance };
  });
}

function movements(own: readonly Certificate[]): Movement[] {
  const byAct = new Map<string, Draft>();
  const ids = new Set(own.map(({ securityId }) => securityId));
  const of = (key: string, begin: () => Omit<Draft, 'opened' | 'ended' | 'from' | 'into'>): Draft => {
    const existing = byAct.get(key) ?? { ...begin(), opened: [], ended: [], from: [], into: [] };
    byAct.set(key, existing);
    return existing;
  };
  for (const one of own) {
    const { securityId, classId, origin, ended, issuedOn: on } = one;
    const isVoid = one.status === 'void';
    const act = isVoid || origin === undefined ? securityId : origin.root;
    of(`${act} ${classId}`, () => ({ on, kind: origin?.by ?? 'issued', classId, isVoid, act })).opened.push(
      one,
    );
    if (ended === undefined) continue;
    const { root, by: kind } = ended;
    of(`${root} ${classId}`, () => ({ on: ended.on, kind, classId, isVoid: false, act: root })).ended.push(
      one,
    );
  }
  return [...byAct.values()].map((movement) => ({
    ...movement,
    from: foreign(movement.opened, ids, ({ origin }) => (isFromTreasury(origin?.by) ? [] : origin?.from)),
    into: foreign(movement.ended, ids, ({ ended }) => ended?.into),
  }));
}

/** Whether shares come from the treasury, also where they are issued for an option or a note. */
export const isFromTreasury = (by: IssuingKind | EndingKind | undefined): boolean =>
  by === undefined || by === 'option.exercised' || by === 'instrument.converted';

function foreign(
  certificates: readonly Certificate[],
  own: ReadonlySet<string>,
  others: (one: Certificate) => readonly string[] | undefined,
): readonly string[] {
  return [...new Set(certificates.flatMap((one) => others(one) ?? []))].filter((id) => !own.has(id));
}

function moved({ opened, ended, from, isVoid }: Movement): readonly [came: bigint, went: bigint] {
  const [came, went] = [sum(opened), sum(ended)];
  if (isVoid) return opened.some((one) => isForOwn(one, from)) ? [0n, 0n] : [came, came];
  if (came === went) return [came, went];
  return came > went ? [came - went, 0n] : [0n, went - came];
}

/** Whether the certificate stands for another of the same holder: a balance, or shares of another class or count. */
const isForOwn = ({ origin }: Certificate, foreigners: readonly string[]): boolean =>
  !isFromTreasury(origin?.by) && (origin?.from ?? []).some((id) => !foreigners.includes(id));

const sum = (certificates: readonly Certificate[]): bigint =>
  certificates.reduce((total, { quantity }) => total + quantity, 0n);

/** Movements by date; on one day whatever ended a certificate comes after what opened it, then by their numbers. */
function ordered(all: readonly Movement[]): readonly Movement[] {
  const openedBy = new Map(
    all.flatMap((one) => one.opened.map(({ securityId }) => [securityId, one] as const)),
  );
  const depths = new Map<Movement, number>();
  const depth = (one: Movement): number => {
    const existing = depths.get(one);
    if (existing !== undefined) return existing;
    // Set before it is known, so that a register that leads back to itself ends.
    depths.set(one, 0);
    const before = one.ended.flatMap(({ securityId }) => openedBy.get(securityId) ?? []);
    const found = Math.max(0, ...before.filter(({ on }) => on === one.on).map((other) => depth(other) + 1));
    depths.set(one, found);
    return found;
  };
  return [...all].sort(
    (a, b) =>
      compare(a.on, b.on) || depth(a) - depth(b) || numberOf(a) - numberOf(b) || compare(keyOf(a), keyOf(b)),
  );
}

const numberOf = ({ opened, ended }: Movement): number =>
  Math.max(0, ...[...opened, ...ended].map(({ serial }) => serial ?? 0));

const keyOf = ({ opened, ended }: Movement): string => (opened[0] ?? ended[0])?.securityId ?? '';
