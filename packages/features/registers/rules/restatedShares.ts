/** Certificates follow the numbers with which an act on record is said again: what is kept, what comes back, what is divided anew. */
import { cashFor, fractionsLost, newSharesPerCertificate } from '@tabellion/book/acts/fractions.ts';
import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { SplitKind } from '@tabellion/book/terms/securities.ts';
import { decimal, formatDecimal, parseDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReturnedSharesPayload, SplitActPayload, TransferPayload } from './plainValues.ts';

/** New values of an act on record. */
export interface Restating {
  /** New texts by the names of the plain values; what is left out stays. */
  readonly say: Readonly<Record<string, string>>;
  /** Shares of certificates that are said again with it: what an act takes of them follows. */
  readonly held: ReadonlyMap<string, string>;
  newId(): string;
}

/** Adjusts the shares that the transferor keeps or that come back. A certificate that is no longer opened
 *  stays in the register, as void. */
export function withBalance(
  payload: TransferPayload,
  before: TransferPayload,
  { held, newId }: Restating,
): Result<TransferPayload, FieldRefusal> {
  const { transfers, balance, spoiled } = payload;
  const source = sourceWith(payload.source, held);
  const given = transfers.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  const left = BigInt(source.quantity) - given;
  if (left < 0n) {
    const path = `transfers.${transfers.length - 1}.quantity`;
    return err({ path, textCode: 'SHARES.ABOVE_CERTIFICATE', params: { held: source.quantity } });
  }
  if (left > 0n && balance?.outcome === 'cancelled') {
    const quantities = { before: before.balance?.quantity ?? '0', after: String(left) };
    const particulars = paidAgain(balance.particulars, quantities);
    return particulars === undefined
      ? err({ path: `transfers.${transfers.length - 1}.quantity`, textCode: 'SHARES.SUM_TOO_LARGE' })
      : ok({ ...payload, source, balance: { ...balance, quantity: String(left), particulars } });
  }
  if (left > 0n) {
    const { form = null, legends = [] } = transfers[0] ?? {};
    const opened = { outcome: 'reissued' as const, securityId: newId(), certificate: null, vesting: null };
    const kept = balance ?? { ...opened, form, legends };
    return ok({
      ...payload,
      source,
      balance: { ...kept, quantity: String(left) } as TransferPayload['balance'],
    });
  }
  if (balance?.outcome !== 'reissued' || balance.certificate === null)
    return ok({ ...payload, source, balance: null });
  return ok({ ...payload, source, balance: null, spoiled: [...spoiled, ...spoiledOf(source, balance)] });
}

/** Adjusts the shares that the holder keeps when others come back, and the payment by their number. */
export function withKept(
  payload: ReturnedSharesPayload,
  before: ReturnedSharesPayload,
  { held, newId }: Restating,
): Result<ReturnedSharesPayload, FieldRefusal> {
  const { quantity, balance, spoiled } = payload;
  const path = 'quantity';
  const source = sourceWith(payload.source, held);
  const left = BigInt(source.quantity) - BigInt(quantity);
  if (left < 0n)
    return err({ path, textCode: 'SHARES.ABOVE_CERTIFICATE', params: { held: source.quantity } });
  const paid = paidAgain(payload, { before: before.quantity, after: quantity });
  if (paid === undefined) return err({ path, textCode: 'SHARES.SUM_TOO_LARGE' });
  if (left > 0n) {
    const kept = balance ?? openedAnew(newId());
    return ok({ ...paid, source, balance: { ...kept, quantity: String(left) } });
  }
  return ok({ ...paid, source, balance: null, spoiled: [...spoiled, ...spoiledOf(source, balance)] });
}

/** Every certificate of the class by another ratio, or by what it has been since; fractions as they were rounded and paid. Nothing is
 *  paid or acquired where nobody loses one any more. */
export function dividedAgain(
  kind: SplitKind,
  payload: SplitActPayload,
  { held, newId }: Restating,
): Result<SplitActPayload, FieldRefusal> {
  const { acquired, ...divided } = payload;
  const { ratio, fractions } = divided;
  const [numerator, denominator] = [BigInt(ratio.numerator), BigInt(ratio.denominator)];
  const isMeant = kind === 'class.split' ? numerator > denominator : numerator < denominator;
  if (!isMeant) return err({ path: 'ratio.numerator', textCode: 'SHARES.RATIO_INVALID' });
  const sources = payload.reissued.map((one) => sourceWith(one.source, held));
  const taken = sources.map(({ personId, quantity }) => ({ personId, quantity: BigInt(quantity) }));
  const shares = newSharesPerCertificate(taken, { ratio, fractions });
  const all = taken.map(({ personId, quantity }, at) => ({
    personId,
    from: quantity,
    into: shares[at] ?? 0n,
  }));
  const spoiled = [...payload.spoiled];
  const reissued = payload.reissued.map(({ source, into }, at) => {
    const now = { source: sources[at] ?? source };
    const quantity = shares[at] ?? 0n;
    if (quantity > 0n)
      return { ...now, into: { ...(into ?? openedAnew(newId())), quantity: String(quantity) } };
    spoiled.push(...spoiledOf(source, into));
    return { ...now, into: null };
  });
  const cash = fractions.cash && { ...fractions.cash, paid: [...cashFor(all, { ratio, fractions })] };
  const whole = { ...divided, fractions: { ...fractions, cash }, reissued, spoiled };
  if (acquired === undefined) return ok(whole);
  // The account is compared again when the act is recorded, in as many shares as there are now.
  const before = taken.reduce((sum, { quantity }) => sum + quantity, 0n);
  const deduction = { ...acquired.deduction, sharesBefore: String(before) };
  const holders = fractionsLost(all, { ratio, fractions }, deduction);
  return ok(
    holders.length === 0
      ? { ...whole, fractions: { ...fractions, cash: null } }
      : { ...whole, acquired: { ...acquired, deduction, holders } },
  );
}

type Source = TransferPayload['source'];

const sourceWith = (source: Source, held: Restating['held']): Source => ({
  ...source,
  quantity: held.get(source.securityId) ?? source.quantity,
});

/** A certificate opened where none was before; the register does not tell its form of evidence. */
const openedAnew = (securityId: string) => ({
  securityId,
  certificate: null,
  quantity: '0',
  vesting: null,
  form: null,
  legends: [],
});

type OpenedCertificate = Pick<
  TransferPayload['transfers'][number],
  'securityId' | 'certificate' | 'quantity'
>;

/** The certificate that is opened no more; none where it had no number. */
const spoiledOf = (
  { classId, personId }: Source,
  opened: OpenedCertificate | null,
): TransferPayload['spoiled'] => {
  if (opened === null || opened.certificate === null) return [];
  const { securityId, certificate, quantity } = opened;
  return [{ securityId, certificate, classId, personId, quantity }];
};

/** The payment for the shares that now come back, where it was their price; undefined where the total is too
 *  large. */
function paidAgain<T extends object>(
  stored: T,
  { before, after }: { readonly before: string; readonly after: string },
): T | undefined {
  const { price = null, paid = null } = stored as {
    readonly price?: string | null;
    readonly paid?: { readonly total: string } | null;
  };
  if (price === null || paid === null || before === after) return stored;
  const totalOf = (shares: string) => timesQuantity(decimal(price), BigInt(shares));
  if (totalOf(before) !== decimal(paid.total)) return stored;
  const total = formatDecimal(totalOf(after));
  return parseDecimal(total) === undefined ? undefined : { ...stored, paid: { ...paid, total } };
}

/** Shares of the certificates that an act opens which says them in plain values, by their ids. */
export const sharesOfOpenedCertificates = (
  kind: KindName,
  payload: Payloads[KindName],
): ReadonlyMap<string, string> =>
  new Map(openedBy(kind, payload).map(({ securityId, quantity }) => [securityId, quantity]));

function openedBy(
  kind: KindName,
  payload: Payloads[KindName],
): readonly Pick<OpenedCertificate, 'securityId' | 'quantity'>[] {
  // Payload and kind come from one act.
  switch (kind) {
    case 'issued':
      return (payload as Payloads['issued']).issues;
    case 'transferred': {
      const { transfers, balance } = payload as TransferPayload;
      return balance?.outcome === 'reissued' ? [...transfers, balance] : transfers;
    }
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled': {
      const { balance } = payload as ReturnedSharesPayload;
      return balance === null ? [] : [balance];
    }
    case 'class.split':
    case 'class.consolidated':
      return (payload as SplitActPayload).reissued.flatMap(({ into }) => into ?? []);
    default:
      return [];
  }
}
