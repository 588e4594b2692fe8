/** Reads the form of a transfer as the payload of its act. */
import type { TransferConsideration, TransferredPayload } from '@tabellion/book/acts/transferred.ts';
import { type ClassBefore, deductionOf } from '@tabellion/book/judge/acquisitions.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type * as z from 'zod/mini';
import type { TransferInput } from '../../transactionContract.ts';
import { newCertificateOf, type SharesTaken, sourceOf } from './parts.ts';
import { readPlan } from './readReturn.ts';
import { readDollars, readPart, type TransactionTerms } from './readTransactionTerms.ts';

type Input = z.infer<typeof TransferInput>;

interface TransferFacts extends SharesTaken, TransactionTerms {
  readonly before: Omit<ClassBefore, 'terms'>;
  newId(): string;
}

/** How many shares each recipient gets, in the order of the form.
 *  Errors at their fields: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.ABOVE_CERTIFICATE,
 *  SHARES.UNVESTED_STAY with `vested`, SHARES.UNVESTED_UNDIVIDED with `unvested`. */
export function readRecipientShares(
  { to, unvested: withUnvested = false }: Pick<Input, 'to' | 'unvested'>,
  { certificate, on }: Pick<SharesTaken, 'certificate' | 'on'>,
): Result<readonly bigint[], readonly FieldRefusal[]> {
  const held = certificate.quantity;
  const read = to.map(({ sharesExact }, at) => readPart(sharesExact, held, pathOf(at)));
  const refused = read.flatMap((one) => (one.ok ? [] : [one.error]));
  if (refused.length > 0) return err(refused);
  const shares = read.flatMap((one) => (one.ok ? [one.value] : []));
  const going = sum(shares);
  const path = pathOf(to.length - 1);
  if (going > held)
    return err([{ path, textCode: 'SHARES.ABOVE_CERTIFICATE', params: { held: String(held) } }]);
  const unvested = unvestedOf(certificate, on);
  if (unvested === 0n || going === 0n) return ok(shares);
  if (withUnvested)
    return to.length === 1 && going >= unvested
      ? ok(shares)
      : err([{ path, textCode: 'SHARES.UNVESTED_UNDIVIDED', params: { unvested: String(unvested) } }]);
  const vested = held - unvested;
  return going <= vested
    ? ok(shares)
    : err([{ path, textCode: 'SHARES.UNVESTED_STAY', params: { vested: String(vested) } }]);
}

/**
 * The act, once it is known who the recipients are.
 * Errors at their fields: those of `readConsideration`, GENERAL.FIELD_REQUIRED for the reason of a cancelled balance,
 * SHARES.NO_PLAN at `returns` for shares of no plan.
 * @param to  recipients with their shares, in the order of the form
 */
export function readTransfer(
  input: Input,
  to: readonly { readonly personId: string; readonly shares: bigint }[],
  options: TransferFacts,
): Result<TransferredPayload, readonly FieldRefusal[]> {
  const { certificate, on, resolution, newId } = options;
  const consideration = readConsideration(input);
  const unvested = unvestedOf(certificate, on);
  const gone = input.unvested === true ? unvested : 0n;
  const balance = readBalance(input, options, {
    quantity: certificate.quantity - sum(to.map(({ shares }) => shares)),
    unvested: unvested - gone,
  });
  const refused = [consideration, balance].flatMap((read) => (read.ok ? [] : [read.error]));
  if (!consideration.ok || !balance.ok) return err(refused);
  return ok({
    source: sourceOf(options),
    transfers: to.map(({ personId, shares }) => ({
      ...newCertificateOf(options, { securityId: newId(), quantity: shares, unvested: gone }),
      // The former holder's choice does not carry over.
      form: input.form ?? null,
      personId,
    })),
    balance: balance.value,
    resolution,
    consideration: consideration.value,
    spoiled: [],
  });
}

function readBalance(
  { balance = 'reissued', balance_reason: reason, returns = false }: Input,
  options: TransferFacts,
  part: { readonly quantity: bigint; readonly unvested: bigint },
): Result<TransferredPayload['balance'], FieldRefusal> {
  if (part.quantity === 0n) return ok(null);
  if (balance === 'reissued')
    return ok({
      outcome: 'reissued',
      ...newCertificateOf(options, { securityId: options.newId(), ...part }),
    });
  if (reason === undefined) return err({ path: 'balance_reason', textCode: 'GENERAL.FIELD_REQUIRED' });
  const returnsTo = readPlan(returns, options.certificate);
  if (!returnsTo.ok) return returnsTo;
  return ok({
    outcome: 'cancelled',
    quantity: String(part.quantity),
    deduction: deductionOf(options.before),
    particulars: { by: 'cancelled', reason },
    returnsTo: returnsTo.value,
    resolution: options.resolution,
  });
}

/** The consideration has an amount only where something is given: a gift and a succession have none.
 *  Errors at their fields: SHARES.AMOUNT_INVALID; GENERAL.FIELD_REQUIRED at `consideration` where an
 *  amount stands alone; GENERAL.FIELD_INVALID for one that cannot be. */
function readConsideration({
  consideration: kind,
  amountExact,
}: Input): Result<TransferConsideration | null, FieldRefusal> {
  const amount = readDollars(amountExact, 'amountExact');
  if (!amount.ok) return amount;
  if (kind === undefined)
    return amount.value === null
      ? ok(null)
      : err({ path: 'consideration', textCode: 'GENERAL.FIELD_REQUIRED' });
  return (kind === 'gift' || kind === 'succession') && amount.value !== null
    ? err({ path: 'amountExact', textCode: 'GENERAL.FIELD_INVALID' })
    : ok({ kind, amount: amount.value });
}

const pathOf = (at: number): string => `to.${at}.sharesExact`;
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);
