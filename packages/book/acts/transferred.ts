import * as z from 'zod/mini';
import { acquisitionParticulars } from './acquired.ts';
import { amount, id, quantity, resolution, rule } from './atoms.ts';
import {
  comparedAccounts,
  deduct,
  deduction,
  isWithinIssuedShares,
  requireMatchingAccount,
} from './deduction.ts';
import { defineEndingAct } from './ending.ts';
import { exchange, findOpenSource, mayOpen } from './exchange.ts';
import { giveBack, mayGoBack, type PoolUse, returnWrites } from './pools.ts';
import { type OpenedCertificate, opening, source, spoiled, sumOf } from './securities.ts';

/** The transferor's balance: a certificate of its own, or nothing, because the rest comes back to the
 *  corporation in the same act, with the particulars of an acquisition and a resolution of its own. */
const balance = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('reissued'), ...opening }),
  z.strictObject({
    outcome: z.literal('cancelled'),
    quantity,
    deduction,
    particulars: acquisitionParticulars,
    /** The pool of a plan to which they go back, to be granted or issued again; null where they do not. */
    returnsTo: z.nullable(id),
    resolution: z.nullable(resolution),
  }),
]);

/** Consideration for the shares, by kind: words may name people, and acts are never erased. */
const consideration = z
  .strictObject({
    kind: z.enum(['money', 'property', 'shares', 'gift', 'succession', 'other']),
    /** Dollars for all of them, exact; null where the register does not say. */
    amount: z.nullable(amount),
  })
  .check(rule('amount', ({ kind, amount }) => amount === null || (kind !== 'gift' && kind !== 'succession')));

export type TransferConsideration = Readonly<z.infer<typeof consideration>>;

const draftSchema = z
  .strictObject({
    source,
    transfers: z
      .array(z.strictObject({ ...opening, personId: id }))
      .check(z.minLength(1), z.maxLength(10_000)),
    /** Null when all of the certificate is transferred. */
    balance: z.nullable(balance),
    /** The directors' consent, where the articles restrict transfers. */
    resolution: z.nullable(resolution),
    /** It lies between the holders: no account moves. Null where the register does not tell it. */
    consideration: z.nullable(consideration),
    spoiled,
  })
  .check(
    // Shares that he keeps are the balance; a new certificate for the same shares is no transfer.
    rule('transfers', ({ source, transfers }) => transfers.every((one) => one.personId !== source.personId)),
    rule(
      'transfers',
      ({ source, transfers, balance }) =>
        sumOf(transfers) + sumOf(balance === null ? [] : [balance]) === BigInt(source.quantity),
    ),
    z.refine(
      ({ balance }) =>
        balance?.outcome !== 'cancelled' || isWithinIssuedShares(balance.deduction, balance.quantity),
      { path: ['balance', 'deduction'] },
    ),
  );

export type TransferredPayload = Readonly<z.infer<typeof draftSchema>>;

/** Shares go from one certificate to one holder or many. The certificate ends; what is not transferred is reissued to the
 *  transferor, or cancelled (CBCA s. 50(1)(c)). One act of the register, whatever it opens. */
export const transferred = defineEndingAct<TransferredPayload>('transferred', {
  v: 2,
  schema: draftSchema,
  path: 'transfers',
  sources: ({ source }) => [source],
  openings: openingsOf,
  number(payload, withNumber) {
    const { source, balance } = payload;
    const transfers = payload.transfers.map((one) => withNumber(one, source.classId));
    const kept = balance?.outcome === 'reissued' ? withNumber(balance, source.classId) : balance;
    return { ...payload, transfers, balance: kept };
  },
  readWriteSet(payload) {
    const { source, balance } = payload;
    if (balance?.outcome !== 'cancelled') return {};
    return {
      writes: returnWrites(backOf(payload)),
      counts: [source.classId],
      accounts: comparedAccounts(balance.deduction, source.classId),
    };
  },
  apply(book, act, openings) {
    const { source, balance } = act.payload;
    const { securityId, classId } = source;
    const security = findOpenSource(book, act, source, 'source');
    if (!mayOpen(book, act, openings) || !security) return;
    const back = backOf(act.payload);
    if (back && !mayGoBack(book, act, back, security.poolId)) return;
    const shares = balance?.outcome === 'cancelled' ? BigInt(balance.quantity) : 0n;
    exchange(book, act, { by: 'transferred', ending: [security], opening: openings, comingBack: shares });
    if (balance?.outcome !== 'cancelled') return;
    const { deduction } = balance;
    const path = 'balance.deduction';
    requireMatchingAccount(book, act, deduction, { classIds: [classId], path });
    if (back) giveBack(book, act, back);
    book.count(classId, -shares);
    deduct(book, act, { classId, securityId, kind: 'acquisition', shares, deduction, path });
  },
});

/** Shares that go back to the pool of a plan, if any. */
function backOf({ source, balance }: TransferredPayload): PoolUse | undefined {
  if (balance?.outcome !== 'cancelled' || balance.returnsTo === null) return undefined;
  const { returnsTo: poolId, quantity } = balance;
  return { poolId, classId: source.classId, shares: BigInt(quantity), path: 'balance.returnsTo' };
}

function openingsOf({ source, transfers, balance }: TransferredPayload): readonly OpenedCertificate[] {
  const from = [source.securityId];
  const { classId } = source;
  const opened = transfers.map(
    (one, index): OpenedCertificate => ({ ...one, classId, from, path: `transfers.${index}` }),
  );
  if (balance?.outcome !== 'reissued') return opened;
  return [...opened, { ...balance, classId, personId: source.personId, from, path: 'balance' }];
}
