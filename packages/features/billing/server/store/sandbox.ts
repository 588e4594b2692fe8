/** The statements of the sandbox's own side. Nothing but the sandbox calls them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CardBrand, CardFace } from '../../rules/card.ts';

export interface SandboxCharge {
  key: string;
  reference: string;
  /** null: paid. */
  reason: 'declined' | 'insufficient_funds' | 'test_cards_only' | null;
  amountCents: bigint;
  receivedAt: Instant;
  decidedAt: Instant;
  /** null: a number that may not be remembered. */
  face: CardFace | null;
}

/** Keeps the first charge of a key. */
export const insertSandboxCharge = (q: Queries, charge: SandboxCharge): Promise<number> =>
  q.run(sql`
    insert into sandbox_charges (
      id, reference, outcome, reason, amount_cents, received_at, decided_at, brand, last_four, exp_month, exp_year
    ) values (
      ${charge.key}, ${charge.reference}, ${charge.reason === null ? 'paid' : 'refused'}, ${charge.reason},
      ${charge.amountCents}, ${charge.receivedAt}, ${charge.decidedAt}, ${charge.face?.brand ?? null},
      ${charge.face?.lastFour ?? null}, ${charge.face?.expMonth ?? null}, ${charge.face?.expYear ?? null}
    ) on conflict (id) do nothing`);

interface Row {
  id: string;
  reference: string;
  reason: SandboxCharge['reason'];
  amount_cents: bigint;
  received_at: Instant;
  decided_at: Instant;
  brand: CardBrand | null;
  last_four: string | null;
  exp_month: number | null;
  exp_year: number | null;
}

export async function selectSandboxCharge(q: Queries, key: string): Promise<SandboxCharge | undefined> {
  const row = await q.first<Row>(sql`
    select id, reference, reason, amount_cents, received_at, decided_at, brand, last_four, exp_month, exp_year
      from sandbox_charges where id = ${key}`);
  return row === undefined
    ? undefined
    : {
        key: row.id,
        reference: row.reference,
        reason: row.reason,
        amountCents: row.amount_cents,
        receivedAt: row.received_at,
        decidedAt: row.decided_at,
        face: faceIn(row),
      };
}

function faceIn({ brand, last_four, exp_month, exp_year }: Row): CardFace | null {
  if (brand === null || last_four === null || exp_month === null || exp_year === null) return null;
  return { brand, lastFour: last_four, expMonth: exp_month, expYear: exp_year };
}
