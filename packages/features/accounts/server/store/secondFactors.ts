/** The statements on `second_factors` and `recovery_codes`. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface SecondFactor {
  sealedSecret: Uint8Array;
  /** null while it was begun and not yet confirmed: then it is not asked for. */
  confirmedAt: Instant | null;
  lastStep: bigint;
  codesLeft: number;
}

export const secondFactorOf = (q: Queries, userId: string): Promise<SecondFactor | undefined> =>
  q.first<SecondFactor>(sql`
    select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt", last_step as "lastStep",
      (select count(*)::int from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "codesLeft"
    from second_factors f where user_id = ${userId}`);

/** Begins anew while nothing was confirmed. @returns false when a second factor is on already */
export async function beginSecondFactor(
  q: Queries,
  userId: string,
  sealedSecret: Uint8Array,
  at: Instant,
): Promise<boolean> {
  const begun = await q.run(sql`
    insert into second_factors (user_id, sealed_secret, begun_at) values (${userId}, ${sealedSecret}, ${at})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
      where second_factors.confirmed_at is null`);
  return begun === 1;
}

/** @returns false when it was confirmed meanwhile */
export async function confirmSecondFactor(
  tx: Transaction,
  userId: string,
  step: bigint,
  at: Instant,
): Promise<boolean> {
  const confirmed = await tx.run(sql`
    update second_factors set confirmed_at = ${at}, last_step = ${step}
    where user_id = ${userId} and confirmed_at is null`);
  return confirmed === 1;
}

/** @returns false when the step, or a later one, was used already */
export async function useStep(tx: Transaction, userId: string, step: bigint): Promise<boolean> {
  const used = await tx.run(sql`
    update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step}`);
  return used === 1;
}

export async function insertRecoveryCodes(
  tx: Transaction,
  userId: string,
  digests: readonly Uint8Array[],
): Promise<void> {
  for (const digest of digests) {
    await tx.run(sql`insert into recovery_codes (user_id, digest) values (${userId}, ${digest})`);
  }
}

export async function useRecoveryCode(
  tx: Transaction,
  userId: string,
  digest: Uint8Array,
  at: Instant,
): Promise<boolean> {
  const used = await tx.run(sql`
    update recovery_codes set used_at = ${at} where user_id = ${userId} and digest = ${digest} and used_at is null`);
  return used === 1;
}

export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.run(sql`delete from second_factors where user_id = ${userId}`);
}
