/** The statements of the sandbox's own side. Nothing but the sandbox calls them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CardFace } from '../../rules/card.ts';

export interface SandboxCharge {
  key: string;
  reference: string;
  /** null: paid. */
  reason: 'declined' | 'insufficient_funds' | 'expired_card' | 'test_cards_only' | 'not_confirmed' | null;
  amountCents: bigint;
  receivedAt: Instant;
  decidedAt: Instant;
  /** null: a number that may not be remembered. */
  face: CardFace | null;
  /** Its holder has to confirm it. */
  needsAction: boolean;
}

/** Keeps the first charge of a key. */
export const insertSandboxCharge = (q: Queries, charge: SandboxCharge): Promise<number> =>
  q.run(sql`
    insert into sandbox_charges (
      id, reference, outcome, reason, amount_cents, received_at, decided_at, brand, last_four, exp_month, exp_year,
      needs_action
    ) values (
      ${charge.key}, ${charge.reference}, ${charge.reason === null ? 'paid' : 'refused'}, ${charge.reason},
      ${charge.amountCents}, ${charge.receivedAt}, ${charge.decidedAt}, ${charge.face?.brand ?? null},
      ${charge.face?.lastFour ?? null}, ${charge.face?.expMonth ?? null}, ${charge.face?.expYear ?? null}, ${charge.needsAction}
    ) on conflict (id) do nothing`);

type Row = Omit<SandboxCharge, 'face'> & { [Field in keyof CardFace]: CardFace[Field] | null };

export async function selectSandboxCharge(q: Queries, key: string): Promise<SandboxCharge | undefined> {
  const row = await q.first<Row>(sql`
    select id as "key", reference, reason, amount_cents as "amountCents", received_at as "receivedAt",
           decided_at as "decidedAt", brand, last_four as "lastFour", exp_month as "expMonth", exp_year as "expYear",
           needs_action as "needsAction"
      from sandbox_charges where id = ${key}`);
  if (row === undefined) return undefined;
  const { brand, lastFour, expMonth, expYear, ...charge } = row;
  const isRemembered = brand !== null && lastFour !== null && expMonth !== null && expYear !== null;
  return { ...charge, face: isRemembered ? { brand, lastFour, expMonth, expYear } : null };
}

export interface SandboxRefund {
  key: string;
  reference: string;
  /** The charge's. */
  charge: string;
  amountCents: bigint;
  decidedAt: Instant;
}

/** Keeps the first refund of a charge. */
export const insertSandboxRefund = (q: Queries, refund: SandboxRefund): Promise<number> =>
  q.run(sql`
    insert into sandbox_refunds (id, reference, charge, amount_cents, decided_at)
      values (
        ${refund.key}, ${refund.reference}, ${refund.charge}, ${refund.amountCents}, ${refund.decidedAt}
      ) on conflict do nothing`);

export const selectSandboxRefund = (q: Queries, key: string): Promise<SandboxRefund | undefined> =>
  q.first<SandboxRefund>(sql`
    select id as "key", reference, charge, amount_cents as "amountCents", decided_at as "decidedAt"
      from sandbox_refunds where id = ${key}`);
